import { useEffect, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import { writeJson } from '../../src/engine/core/json.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import type { Ruling, Step } from '../../src/engine/core/ruling.ts';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { Lang } from '../../src/site.ts';
import type { Loaded } from '../case/loaded.ts';
import type { Camp } from '../case/outcomes.ts';
import { contractLink } from '../contract/link.ts';
import { sourceNames } from '../house/about.ts';
import type { House } from '../house/choice.ts';
import { houseName } from '../house/name.ts';
import { StepLine } from './StepLine.tsx';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  readonly camp: Camp;
  readonly house: House;
  /** Whose it is. */
  readonly note: string;
  /** From where the houses part to the end. */
  readonly steps: readonly Step[];
  /** Undefined where this house does not know such a deal. */
  readonly ruling: Ruling<unknown> | undefined;
  /** The settings in which the two houses differ. */
  readonly changed: readonly string[];
  onHouse(house: House): void;
}

/** One house: the step at which it goes its own way, the house rule that makes it, and its verdict. */
export function Side({ camp, house, note, steps, ruling, changed, now, all, lang, words, onHouse }: Props) {
  const { game } = all;
  const sources = useSourceNames();
  const [parting, ...rest] = steps;
  const own = house.rules === now.rules;
  const verdict = ruling && all.words.verdict(ruling);
  const of: Case = { ...now, ...house };
  const also = camp.presets
    .filter((preset) => !own || preset !== house.preset)
    .map((one) => all.words.presets[one] ?? one);
  const players = [
    ...new Set(
      changed.flatMap((key) => {
        const schema = game.schema[key];
        const value = house.rules[key];
        return (value !== undefined && schema?.sources[schema.values.indexOf(value)]) || [];
      }),
    ),
  ].map((id) => sources[id] ?? id);
  return (
    <article
      class={own ? 'side own' : 'side'}
      data-case={formatCase(of, game)}
      data-verdict={ruling && writeJson(game.verdictJson(ruling.verdict))}
    >
      <h3>
        {houseName(house, all)} <small>{note}</small>
      </h3>
      <div class="step">
        {changed.map((key) => (
          <p key={key} class="set-to">
            <b>{all.words.settings[key]?.label}:</b> {all.words.settings[key]?.values[String(house.rules[key])]}{' '}
            <code class="id">{`${key}=${house.rules[key]}`}</code>
          </p>
        ))}
        {parting && (
          <ol>
            <StepLine step={parting} all={all} lang={lang} big />
          </ol>
        )}
        {rest.length > 0 && (
          <ol class="rest">
            {rest.map((step, i) => (
              <StepLine key={`${step.rule} ${i}`} step={step} all={all} lang={lang} />
            ))}
          </ol>
        )}
      </div>
      <div class="says">
        {verdict?.lines.length ? (
          <ul>
            {verdict.lines.map(({ text, net }) => (
              <li key={text}>
                {text} <span>{net}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p class="v">{verdict?.big || all.ui.branches.impossible}</p>
        )}
        {verdict && verdict.lines.length === 0 && verdict.net && <p class="net">{verdict.net}</p>}
        <p class="s">
          {!verdict && words.argue.impossible}
          {also.length > 0 && words.argue.also(also.join(', '))}
          {!own && also.length === 0 && verdict && words.argue.nobody}{' '}
          {players.length > 0 && words.argue.who(players.join(', '))}
        </p>
        {own ? (
          <a class="btn" href={contractLink([{ game, house }], lang)} data-act="keep">
            {words.argue.keep}
          </a>
        ) : (
          verdict && (
            <button type="button" class="btn" data-act="play" onClick={() => onHouse(house)}>
              {words.argue.play}
            </button>
          )
        )}
      </div>
    </article>
  );
}

/** Short names of the sources; ids until they are here. */
function useSourceNames(): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    sourceNames().then(setNames, () => undefined);
  }, []);
  return names;
}
