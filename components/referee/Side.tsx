import { useEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Camp } from '#core/branches/outcomes.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { House } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../case/loaded.ts';
import { contractLink } from '../contract/link.ts';
import { sourceNames } from '../house/settings/about.ts';
import { houseTitle } from './house-title.ts';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  readonly camp: Camp;
  readonly house: House;
  /** Whose it is. */
  readonly note: string;
  /** The step at which it goes its own way; undefined where only what comes of the steps differs. */
  readonly step: Step | undefined;
  /** Undefined where this house does not know such a deal. */
  readonly ruling: Ruling<unknown> | undefined;
  /** The settings in which the two houses differ. */
  readonly changed: readonly string[];
  onHouse(house: House): void;
}

/** One house: the step at which it goes its own way, the house rule that makes it, and its verdict. */
export function Side({ camp, house, note, step, ruling, changed, now, all, lang, words, onHouse }: Props) {
  const { game } = all;
  const sources = useSourceNames();
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
        {houseTitle(house, all, words)} <small>{note}</small>
      </h3>
      <div class="step">
        {step && (
          <a class="no" href={`${href(pathOf(lang, game.id, 'luat'))}#${step.rule}`}>
            {ruleNumber(game, step.rule)}
          </a>
        )}
        {changed.map((key) => (
          <p key={key} class="set-to">
            {all.words.settings[key]?.label}
            <b>{all.words.settings[key]?.values[String(house.rules[key])]}</b>
            <code class="id">{`${key}=${house.rules[key]}`}</code>
          </p>
        ))}
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
