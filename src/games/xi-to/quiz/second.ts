import { assertDefined } from '#core/assert-defined.ts';
import type { Answer } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { dealHand, type Shape, seated } from './hands.ts';
import { ALIKE, APART, meet, TURNING } from './meeting.ts';
import { misconceptionsFor } from './misconceptions.ts';
import { isNearly, type XiToRuling } from './verdict.ts';

/** What the third hand is: as often above the other two as below. */
const THIRDS: readonly [Shape, ...Shape[]] = [
  'four-suit',
  'corner',
  'doi',
  'thu',
  'sam',
  'sanh',
  'thung',
  'cu-lu',
  'tu-quy',
];

export const secondKinds = {
  /** If the strongest folds, who takes the pot? */
  second: verdictQuestion(game, {
    deal(rng, rules) {
      const two = meet(rng, rng.pick(rng.pick([ALIKE, APART, TURNING])), rules);
      const third = two && dealHand(rng, rng.pick(THIRDS), two.flat());
      return third && { fields: seated(rng, [...two, third]), about: 'an' };
    },
    read: runnerUp,
    misconceptions({ fields }, ruling, rules) {
      const answer = runnerUp(ruling);
      return answer ? misconceptionsFor(assertDefined(answer.who[0]), fields, ruling, rules) : [];
    },
    trains: ({ reasons }) =>
      [
        // In a ruling, the step that decides between the two remaining players comes last.
        ...reasons.filter((step) => 'other' in step).toReversed(),
        ...reasons.filter(isNearly),
      ].map(({ rule }) => rule),
    remaining: (fields, { verdict }) => fields.filter(({ name }) => !verdict.ranking[0]?.includes(name)),
  }),
};

/** The player just after the strongest; undefined where there is a tie among the first two places. */
function runnerUp({ verdict: { ranking } }: XiToRuling): Extract<Answer, { type: 'who' }> | undefined {
  const [best, next] = ranking;
  return best?.length === 1 && next?.length === 1 ? { type: 'who', who: next } : undefined;
}
