import { useState } from 'preact/hooks';
import { holds, noEffectIn, sameEffectIn, type When } from '#core/house/no-effect.ts';
import type { RuleSet, SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { Loaded } from '../../loading/loaded.ts';
import type { GameDetails } from './chosen.ts';
import { Flips } from './Flips.tsx';
import { HowOften } from './HowOften.tsx';

/** What a game's house rules are shown with. */
export interface SettingContext {
  readonly ruleSet: RuleSet;
  readonly all: Loaded;
  readonly parts: GameDetails;
  /** Short names of those who play a value. */
  readonly names: Readonly<Record<string, string>>;
  readonly say: ContractWords;
  readonly lang: Lang;
}

interface Props extends SettingContext {
  readonly setting: string;
  /** How often it decides; 0 where that is said elsewhere, or never. */
  readonly oneIn: number;
  onValue(value: SettingValue): void;
}

/** One house rule: its question, its values and who plays each; how other rules affect it; its witnesses. */
export function SettingRow(props: Props) {
  const { setting, oneIn, ruleSet, all, parts, names, say, onValue } = props;
  const { game, words } = all;
  const schema = game.schema[setting];
  const text = words.settings[setting];
  if (!schema || !text) return null;
  const value = ruleSet.rules[setting];
  const usual = game.presets[ruleSet.preset]?.[setting];
  const clashes = clashesOn(setting, ruleSet, all, parts);
  const named = (one: SettingValue | undefined): string => text.values[String(one)] ?? '';
  return (
    <fieldset class="choice" data-setting={setting} data-value={String(value)}>
      <legend>{text.label}</legend>
      {oneIn > 0 && <HowOften oneIn={oneIn} say={say} />}
      <p class="s mute">
        {parts.about[setting]}
        {schema.round && ` (${say.round})`}
      </p>
      {value !== usual && <p class="s differs">{say.presetHas(named(usual))}</p>}
      <div class="values">
        {schema.values.map(({ value: one, sources }) => (
          <label key={String(one)}>
            <input
              type="radio"
              name={`${game.id}-${setting}`}
              value={String(one)}
              checked={one === value}
              onChange={() => onValue(one)}
            />
            <span>
              <b>{named(one)}</b>
              <small>{whoPlays(sources, names, say)}</small>
            </span>
          </label>
        ))}
      </div>
      {clashes.map(({ id, settings }) => (
        <p key={id} class="s note clash" data-clash={id}>
          <b>{say.clash(settings.join(` ${say.with} `))}</b> {parts.conflicts[id]}
        </p>
      ))}
      {clashes.length === 0 && <NoEffect {...props} />}
      <Shows {...props} />
    </fieldset>
  );
}

function whoPlays(sources: readonly string[], names: Props['names'], say: ContractWords): string {
  if (sources.length === 0) return say.ours;
  return say.plays(sources.map((source) => names[source] ?? source).join(', '));
}

/** The conflicts under this rule set that a setting is part of, with the names of all settings that are. */
export function clashesOn(key: string, { rules }: RuleSet, { words }: Loaded, parts: GameDetails) {
  return parts.clashes
    .filter(({ when }) => Object.hasOwn(when, key) && holds(when, rules))
    .map(({ id, when }) => ({
      id,
      settings: Object.keys(when).map((name) => `“${words.settings[name]?.label ?? name}”`),
    }));
}

/** Where the other house rules leave this one without effect; or where two of its values have the same effect. */
function NoEffect({ setting, ruleSet, all, parts, say }: Props) {
  const { rules } = ruleSet;
  const value = rules[setting];
  const noEffect = noEffectIn(parts.noEffect, setting, rules);
  if (noEffect) return <p class="s note no-effect">{say.noEffect(whyText(noEffect.when, rules, all, say))}</p>;
  const alike = sameEffectIn(parts.noEffect, setting, rules);
  if (!alike?.sameEffect || value === undefined || !alike.sameEffect.includes(value)) return null;
  const same = alike.sameEffect
    .map((one) => `“${all.words.settings[setting]?.values[String(one)] ?? ''}”`)
    .join(say.and);
  return <p class="s note">{say.alike(same, whyText(alike.when, rules, all, say))}</p>;
}

/** The values in force that make it so. */
function whyText(when: When, rules: RuleSet['rules'], { words }: Loaded, say: ContractWords): string {
  return Object.keys(when)
    .map((key) => {
      const text = words.settings[key];
      return say.is(text?.label ?? key, text?.values[String(rules[key])] ?? '');
    })
    .join(say.and);
}

/** On demand: the shortest hands, or run of play, that show the rule. */
function Shows(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details class="shows" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.say.flip}</summary>
      {open ? <Flips {...props} /> : <p class="s">{props.say.loading}</p>}
    </details>
  );
}
