import type { ComponentChildren } from 'preact';
import type { Agreement } from '#book/agreements.ts';
import { noEffectIn } from '#core/house/no-effect.ts';
import { differences } from '#core/house-rules.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { AllAgreements } from './answers.ts';
import type { ChosenGame } from './chosen.ts';
import { ruleSetCode } from './link.ts';

interface Props {
  readonly chosen: readonly ChosenGame[];
  readonly agreements: AllAgreements;
  /** In full, as a phone reads it. */
  readonly link: string;
  readonly say: ContractWords;
  /** The QR code, where it is here. */
  readonly children?: ComponentChildren;
}

/** The names of those who agree stand on so many lines. */
const LINES = 6;

/** What is printed: the house rules of tonight in words, the code of each game, and lines for names. */
export function PrintedContract({ chosen, agreements, link, say, children }: Props) {
  return (
    <div class="sheet-a4">
      <header>
        <h2>
          {say.sheet.title} {chosen.map(({ all }) => all.words.name).join(', ')}
        </h2>
        <div class="scan">
          {children}
          <p>{say.sheet.scan}</p>
        </div>
      </header>
      {chosen.map((one) => (
        <GameSheet key={one.all.game.id} {...one} agreements={agreements[one.all.game.id] ?? []} say={say} />
      ))}
      <p class="note">
        {say.sheet.note} <code>{link}</code>
      </p>
      <p class="signs">{say.sheet.sign}</p>
      <ol class="signs">
        {Array.from({ length: LINES }, (_, at) => (
          <li key={at} />
        ))}
      </ol>
    </div>
  );
}

type GameProps = ChosenGame & { readonly agreements: readonly Agreement[]; readonly say: ContractWords };

function GameSheet({ all, ruleSet, answers, parts, agreements, say }: GameProps) {
  const { game, words } = all;
  const changed = differences(game.schema, ruleSet.rules, game.presets[ruleSet.preset] ?? {});
  const preset = words.presets[ruleSet.preset] ?? ruleSet.preset;
  // What makes no difference in this house has nothing to say at its table.
  const settings = Object.keys(game.schema).filter(
    (key) => changed.includes(key) || !noEffectIn(parts.noEffect, key, ruleSet.rules),
  );
  const code = ruleSetCode(ruleSet.rules, game);
  return (
    <section>
      <h3>
        {words.name} {code && <code>{code}</code>}
      </h3>
      <p>{changed.length === 0 ? say.sheet.house(preset) : say.sheet.changed(preset, changed.length)}</p>
      <dl>
        {settings.map((key) => {
          const text = words.settings[key];
          const value = text?.values[String(ruleSet.rules[key])];
          return (
            <div key={key}>
              <dt>{text?.label}</dt>
              <dd>{changed.includes(key) ? <b>{value}</b> : value}</dd>
            </div>
          );
        })}
      </dl>
      {agreements.length > 0 && (
        <>
          <h4>{say.sheet.agreements}</h4>
          <dl>
            {agreements.map(({ key, label, answers: list }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd class={answers[key] === undefined ? 'blank' : undefined}>
                  {list.find(({ id }) => id === answers[key])?.says}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
