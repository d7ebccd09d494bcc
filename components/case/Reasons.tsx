import type { ComponentType } from 'preact';
import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import { keySteps } from '#core/key-steps.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import { SuitText } from '../cards/Suits.tsx';
import type { Loaded } from '../loading/loaded.ts';
import type { DrillProps } from './Drill.tsx';
import { rowsOf } from './side-by-side/rows.ts';

/**
 * Every step of a ruling with its rule; the deciding step stands out, steps that failed are muted and labelled. Steps that say
 * one thing share a row, under the number of the last. Rows that stay in the short form are marked.
 * @param lang the rules of this language are linked; without it numbers are numbers
 * @param Drill the component beside each, once it is loaded
 */
export function Reasons({
  steps,
  lang,
  loaded,
  Drill,
}: {
  steps: readonly Step[];
  lang?: Lang;
  loaded: Loaded;
  Drill?: ComponentType<DrillProps> | undefined;
}) {
  const { game, words, ui } = loaded;
  const keys = keySteps({ reasons: steps });
  return (
    <ol class="reasons" aria-label={ui.case.reasons}>
      {rowsOf(steps).map(({ step, parts, before }, index) => (
        <li
          key={`${step.rule} ${step.who} ${index}`}
          class={classOf(
            step,
            before,
            parts.some((part) => keys.includes(part)),
          )}
        >
          {lang ? (
            <a class="tag" href={`${href(pathOf(lang, game.id, 'luat'))}#${step.rule}`}>
              {ruleNumber(game, step.rule)}
            </a>
          ) : (
            <span class="tag">{ruleNumber(game, step.rule)}</span>
          )}
          <div>
            <SuitText text={parts.map(words.reason).join(' ')} />
            {lang && Drill && <Drill rule={step.rule} lang={lang} loaded={loaded} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function classOf(step: Step, before: Step | undefined, stays: boolean): string | undefined {
  const turn = before !== undefined && before.who !== step.who ? 'turn' : '';
  const weight = step.decides ? 'key' : step.outcome === 'failed' ? 'no-go' : '';
  return [turn, weight, stays && 'stays'].filter(Boolean).join(' ') || undefined;
}
