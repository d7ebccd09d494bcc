/** How often three cards make given points or hands, and what may still come while some lie face down. All of it counted. */

import { isTen, rankIndex } from '#core/card.ts';
import { type Answer, mistake, numberOf, percentAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import { distantPercents } from '#core/quiz/apart.ts';
import { ownRulesOnly } from '#core/quiz/round-question.ts';
import type { Rng } from '#core/random/rng.ts';
import {
  handsDealt,
  handsInDeck,
  handsWith,
  isKnownDeal,
  MOST_POINT_ROWS,
  stepsOf,
  THREES,
  threeOf,
  WANTED,
} from '../../odds/dealt.ts';
import { against, cardsReaching } from '../../odds/unseen.ts';
import { dealHand } from '../hands.ts';
import { after, dealt, dealtWith, NAMES, roundQuestion, setupOf } from './moments.ts';

/** Each must be this many times as frequent as the next. */
const CLEARLY = 1.25;
const GOOD = 6;
const BEST = 9;
const SUITS = 4;

export const oddsPlays = {
  /** Of a hundred deals, in how many does one get this? */
  'odds-points': roundQuestion({
    rules: ['bc-points-cay', 'bc-points-cao'],
    level: 2,
    least: 4,
    find: (rng, rules) => ({
      state: dealt(rng, rules),
      asked: { who: NAMES[0], count: anyWanted(rng) },
      seat: '',
    }),
    read({ rules }, { count = 0 }) {
      const hands = handsWith(WANTED[count] ?? 'bu', rules);
      return hands === 0 ? undefined : percentAnswer((100 * hands) / handsInDeck(rules.deck));
    },
    misconceptions({ asked: { count = 0 } }) {
      const steps = stepsOf(WANTED[count] ?? 'bu');
      return [steps > 1 && mistake('ten-in-a-hundred-each', percentAnswer(steps))];
    },
    others: (_, answer) => farFrom(answer),
    replayUnder: ownRulesOnly,
  }),
  /** Which of these comes least often, or most often? */
  'odds-rarer': roundQuestion({
    rules: ['bc-deck-cao', 'bc-deck-cay'],
    level: 2,
    least: 3,
    find: (rng, rules) => ({
      state: dealt(rng, rules),
      asked: { who: NAMES[0], count: rng.upTo(2 * THREES.length - 1) },
      seat: '',
    }),
    read({ rules }, { count = 0 }) {
      const { three, least } = threeOf(count);
      const often = three
        .map((one) => ({ one, hands: handsDealt(one, rules.deck) }))
        .toSorted((a, b) => (least ? a.hands - b.hands : b.hands - a.hands));
      const [first, second] = often;
      if (!first || !second || !three.every((one) => isKnownDeal(one, rules.deck))) return undefined;
      const times = least ? second.hands / first.hands : first.hands / second.hands;
      return times > CLEARLY ? sentenceAnswer(first.one) : undefined;
    },
    others: ({ asked: { count = 0 } }) => threeOf(count).three.map((one) => sentenceAnswer(one)),
  }),
  /** Two cards have been looked at: how many of the others bring at least this many points? */
  'odds-last': roundQuestion({
    rules: ['bc-pips', 'bc-faces', 'bc-look'],
    level: 3,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules);
      const { name: who = '', cards = [] } = state.seats[0] ?? {};
      const [one, two] = cards;
      // Hands with a name of their own are not counted by points.
      if (one === undefined || two === undefined || rankIndex(one) === rankIndex(two)) return undefined;
      if (isTen(one) && isTen(two)) return undefined;
      return { state, asked: { who, cards: [one, two], count: GOOD + rng.upTo(BEST - GOOD) }, seat: '' };
    },
    read: ({ rules }, { cards = [], count = 0 }) => {
      const good = cardsReaching(cards, count, rules).length;
      return good > 0 ? sentenceAnswer('cards', good) : undefined;
    },
    misconceptions({ state: { rules }, asked: { cards = [], count = 0 } }) {
      const good = cardsReaching(cards, count, rules);
      const ranks = new Set(good.map(rankIndex)).size;
      const tens = new Set(good.filter(isTen).map(rankIndex)).size;
      return [
        mistake('own-cards-are-gone', sentenceAnswer('cards', SUITS * ranks)),
        mistake('four-of-each', sentenceAnswer('cards', ranks)),
        tens > 1 && mistake('faces-count-too', sentenceAnswer('cards', good.length - SUITS * (tens - 1))),
      ];
    },
    others: (_, answer) => {
      const right = numberOf(answer);
      return [right + SUITS, right + 2 * SUITS, right - SUITS, right + 3]
        .filter((count) => count > 0)
        .map((count) => sentenceAnswer('cards', count));
    },
    replayUnder: ownRulesOnly,
  }),
  /** The banker's cards lie face down: how often does this hand win? */
  'odds-win': roundQuestion({
    rules: ['bc-mode-cai', 'bc-cmp-cay', 'bc-cmp-cao'],
    level: 3,
    least: 4,
    find(rng, rules) {
      const setup = setupOf(rng, true, 1);
      const [who] = NAMES;
      const mine = dealHand(rng, 'any', rules);
      if (!mine) return undefined;
      const { state, deck } = dealtWith(rng, rules, setup, { [who]: mine.cards });
      return { state: after(state, { type: 'look', seat: who }), deck, asked: { who }, seat: who };
    },
    read({ rules, seats }, { who }) {
      const { hands, beaten } = against(seats.find(({ name }) => name === who)?.cards ?? [], rules);
      return percentAnswer((100 * beaten) / hands);
    },
    others: (_, answer) => farFrom(answer),
    replayUnder: ownRulesOnly,
  }),
};

/** A range of each width equally often; sometimes a hand with a name. */
function anyWanted(rng: Rng): number {
  const steps = rng.upTo(MOST_POINT_ROWS);
  const places = WANTED.flatMap((wanted, at) => (stepsOf(wanted) === steps ? [at] : []));
  return places[rng.upTo(places.length - 1)] ?? 0;
}

function farFrom(answer: Answer): readonly Answer[] {
  return distantPercents(numberOf(answer)).map(percentAnswer);
}
