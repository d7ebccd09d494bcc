import { type Answer, answerKey, distinct } from './answer.ts';
import type { PlayOption } from './play.ts';

/** So many answers under other rule sets come before those of misconceptions. */
const RIVALS_FIRST = 2;

/**
 * All answers that a question can offer, each once, the most useful first.
 * @param right the right answer, which comes first
 * @param rivals those under rule sets with one setting changed
 * @param mistakes those of players with a misconception; an answer is explained by the first that leads to it
 * @param others those that are plausible for another reason
 */
export function optionsFor(
  right: Answer,
  rivals: readonly Answer[],
  mistakes: readonly PlayOption[],
  others: readonly Answer[],
): readonly PlayOption[] {
  const misconceptionOf = new Map(mistakes.toReversed().map((one) => [answerKey(one.answer), one.misconception]));
  // A misconception may still lead to the right answer.
  misconceptionOf.delete(answerKey(right));
  return distinct([
    right,
    ...distinct(rivals).slice(0, RIVALS_FIRST),
    ...mistakes.map(({ answer }) => answer),
    ...rivals,
    ...others,
  ]).map((answer) => ({ answer, misconception: misconceptionOf.get(answerKey(answer)) }));
}
