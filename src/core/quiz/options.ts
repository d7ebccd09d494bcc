import { type Answer, answerKey, distinct, type Mistakes, YES_OR_NO } from './answer.ts';
import type { PlayOption } from './play.ts';

/** So many answers under other rule sets come before those of misconceptions. */
const RIVALS_FIRST = 2;

/**
 * All answers that a question can offer, each once, the most useful first.
 * @param right the right answer, which comes first
 * @param rivals those under rule sets with one setting changed
 * @param mistakes those of players with a misconception; an answer is explained by the first that leads to it
 * @param others those that are plausible for another reason; by default yes and no, where that is the question
 */
export function optionsFor(
  right: Answer,
  rivals: readonly Answer[],
  mistakes: Mistakes,
  others: readonly Answer[] = right.type === 'yes' ? YES_OR_NO : [],
): readonly PlayOption[] {
  const made = mistakes.filter((one) => one !== undefined && one !== false);
  const misconceptionOf = new Map(made.toReversed().map((one) => [answerKey(one.answer), one.misconception]));
  // A misconception may still lead to the right answer.
  misconceptionOf.delete(answerKey(right));
  return distinct([
    right,
    ...distinct(rivals).slice(0, RIVALS_FIRST),
    ...made.map(({ answer }) => answer),
    ...rivals,
    ...others,
  ]).map((answer) => ({ answer, misconception: misconceptionOf.get(answerKey(answer)) }));
}
