import { useState } from 'preact/hooks';
import { allowedValues, type RuleSet, type SettingValue } from '#core/house-rules.ts';
import { findGame } from '#games/index.ts';
import type { Loaded } from '../loading/loaded.ts';
import { keyedParts } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { WORD_LANG } from '../loading/word-langs.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { AllSettings } from './AllSettings.tsx';
import styles from './houses.css?inline';

addLazyStyle(styles);

interface Props {
  readonly ruleSet: RuleSet;
  readonly loaded: Loaded;
  /** The settings that decide this case, and those that can matter to it: they come first. Undefined while there is no case. */
  readonly matters: { readonly deciders: readonly string[]; readonly consulted: readonly string[] } | undefined;
  onRuleSet(ruleSet: RuleSet): void;
}

/** What is said of all settings of a game. */
const aboutSettings = keyedParts(async (game: string) => (await findGame(game)?.load.about[WORD_LANG]())?.about ?? {});

/** The house rules of one case: the rule set, the settings that matter here, and on demand all of them, explained. */
export function HouseRules({ ruleSet, loaded, matters, onRuleSet }: Props) {
  const [open, setOpen] = useState(false);
  const all = usePart(aboutSettings(loaded.game.id), open);
  const { game, words, ui } = loaded;
  const { deciders, consulted } = matters ?? { deciders: [], consulted: [] };
  const first = [...deciders, ...consulted.filter((key) => !deciders.includes(key))].slice(0, 3);
  const choose = (key: string, value: SettingValue): void =>
    onRuleSet({ ...ruleSet, rules: { ...ruleSet.rules, [key]: value } });

  return (
    <div class="house">
      <h3>{ui.house.title}</h3>
      <div class="set">
        <Cell
          label={ui.house.preset}
          setting="preset"
          value={ruleSet.preset}
          options={Object.keys(game.presets).map((preset) => ({
            value: preset,
            text: words.presets[preset] ?? preset,
          }))}
          decides={false}
          onValue={(preset) => {
            const rules = game.presets[preset];
            if (rules) onRuleSet({ preset, rules });
          }}
        />
        {first.map((key) => {
          const text = words.settings[key];
          const values = allowedValues(game.schema[key]);
          const decides = deciders.includes(key);
          return (
            <Cell
              key={key}
              label={decides ? `${text?.label}, ${ui.house.decides}` : (text?.label ?? key)}
              setting={key}
              value={String(ruleSet.rules[key])}
              options={values.map((value) => ({ value: String(value), text: text?.values[String(value)] ?? '' }))}
              decides={decides}
              onValue={(written) => {
                const value = values.find((one) => String(one) === written);
                if (value !== undefined) choose(key, value);
              }}
            />
          );
        })}
      </div>
      {matters && first.length === 0 && <p class="s mute no-effect">{ui.house.noEffect}</p>}
      <Button
        class="more"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        text={open ? ui.house.hide : ui.house.all}
      />
      <div hidden={!open}>
        {open && all.part && (
          <AllSettings about={all.part} first={first} rules={ruleSet.rules} loaded={loaded} onValue={choose} />
        )}
      </div>
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly setting: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly decides: boolean;
  onValue(value: string): void;
}

function Cell({ label, setting, value, options, decides, onValue }: CellProps) {
  return (
    <label class={decides ? 'decides' : undefined}>
      <span>{label}</span>
      {/* A list cannot wrap its choice; what is chosen stands under it, whole. */}
      <b aria-hidden="true">{options.find((option) => option.value === value)?.text}</b>
      <select value={value} data-setting={setting} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
