/** How often ten cards are one of these hands: counted, not estimated. */

import { mistake, numberOf, percentAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import { INSTANT_WINS } from '../../engine/instant.ts';
import { handsWith, OFTEN, THREES, threeOf } from '../../odds/dealt.ts';
import { handsOfTen } from '../../odds/index.ts';
import { dealt, NAMES, roundQuestion, seatsFor } from './moments.ts';

/** Each must be this many times as frequent as the next. */
const CLEARLY = 1.25;

export const oddsPlays = {
  /** Of a hundred deals, in how many does one get this? */
  'odds-dealt': roundQuestion({
    rules: ['sam-deal', 'sam-deck-40'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), null);
      return state && { state, asked: { who: NAMES[0], count: rng.upTo(OFTEN.length - 1) }, seat: '' };
    },
    read: ({ rules }, { count = 0 }) => {
      const hands = handsWith(OFTEN[count] ?? 'quad', rules);
      return percentAnswer((100 * hands) / handsOfTen(rules.deck));
    },
    // Numbers far enough apart not to be confused.
    others: (_, answer) => {
      const right = numberOf(answer);
      const times = right > 50 ? [0.15, 0.4, 0.7] : right > 10 ? [0.3, 2, 3] : [4, 10, 20];
      return times.map((one) => percentAnswer(right * one)).filter(({ numbers = [] }) => (numbers[0] ?? 0) < 100);
    },
  }),
  /** Which of these comes least often, or most often? */
  'odds-instant': roundQuestion({
    rules: ['sam-instant', 'sam-deck-40'],
    level: 2,
    least: 3,
    fits: ({ instantWins }) => instantWins !== 'none',
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), null);
      const count = rng.upTo(2 * THREES.length - 1);
      const { three } = threeOf(count);
      const known = rules.instantWins === 'five' || !three.includes('ba-sam-co');
      const wins = three.filter((one) => INSTANT_WINS.some((kind) => kind === one)).length;
      return state && known && wins > 1 ? { state, asked: { who: NAMES[0], count }, seat: '' } : undefined;
    },
    read({ rules }, { count = 0 }) {
      const { three, least } = threeOf(count);
      const often = three.map((one) => ({ one, hands: handsWith(one, rules) })).sort((a, b) => b.hands - a.hands);
      const [first, second] = least ? often.toReversed() : often;
      if (!first || !second || often.some(({ hands }) => hands === 0)) return undefined;
      const times = least ? second.hands / first.hands : first.hands / second.hands;
      return times > CLEARLY ? sentenceAnswer(first.one) : undefined;
    },
    misconceptions({ asked: { count = 0 } }, answer) {
      const { three, least } = threeOf(count);
      const [highest = 'quad'] = three;
      const right = answer.type === 'said' && answer.said === highest;
      return [least && !right && mistake('rank-is-not-rarity', sentenceAnswer(highest))];
    },
    others: ({ asked: { count = 0 } }) => threeOf(count).three.map((one) => sentenceAnswer(one)),
  }),
};
