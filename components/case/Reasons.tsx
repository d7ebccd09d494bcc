import type { ComponentType } from 'preact';
import { ruleNumber } from '#core/game/game.ts';
import { keySteps } from '#core/key-steps.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import { SuitText } from '../cards/Suits.tsx';
import type { Loaded } from '../loading/loaded.ts';
import type { DrillProps } from './Drill.tsx';
import { RuleTag } from './RuleTag.tsx';
import { type Row, rowsOf } from './side-by-side/rows.ts';

interface Props {
  readonly steps: readonly Step[];
  /** The rules of this language are linked; without it numbers are numbers. */
  readonly lang?: Lang;
  readonly loaded: Loaded;
  /** The component beside each, once it is loaded. */
  readonly Drill?: ComponentType<DrillProps> | undefined;
}

/**
 * Every step of a ruling with its rule; the deciding step stands out, steps that failed are muted and labelled. Steps that say
 * one thing share a row, under the number of the last. Rows that stay in the short form are marked.
 */
export function Reasons({ steps, lang, loaded, Drill }: Props) {
  const { game, words, ui } = loaded;
  const keys = keySteps({ reasons: steps });
  return (
    <ol class="reasons" aria-label={ui.case.reasons}>
      {rowsOf(steps).map(({ step, parts, before }, index) => (
        <li key={`${step.rule} ${step.who} ${index}`} class={classOf({ step, parts, before }, keys)}>
          {lang ? (
            <RuleTag rule={step.rule} lang={lang} all={loaded} />
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

function classOf({ step, parts, before }: Row, keys: readonly Step[]): string | undefined {
  const turn = before !== undefined && before.who !== step.who ? 'turn' : '';
  const weight = step.decides ? 'key' : step.outcome === 'failed' ? 'no-go' : '';
  const stays = parts.some((part) => keys.includes(part));
  return [turn, weight, stays && 'stays'].filter(Boolean).join(' ') || undefined;
}
