/** Chances at the table: the cards that a half meld waits for, the risk of a discard, the results of a draw or a deal. */

import { ALL_CARDS, byCard, type Card } from '#core/card.ts';
import { type Answer, cardsAnswer, mistake, numberOf, percentAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { seatsAfter } from '#core/rounds/seats.ts';
import { casIn } from '../../engine/hand.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { askedPairs, riskOf, unseenBy } from '../../odds/at-table.ts';
import { handsOfSize, WITHOUT_MELD, withoutCa } from '../../odds/count.ts';
import { chanceOf, completing, unseenBeside } from '../../odds/unseen.ts';
import { ROUNDS, type Seat, type TaLaState } from '../../round/index.ts';
import { eatenInHand } from '../../round/seats.ts';
import { dealt, freshIn, lively, looseIn, may, momentIn, roundQuestion } from './moments.ts';

/** By how much the next option must be likelier. */
const CLEARLY = 0.05;

/** From each right number on, the factors for the wrong ones. */
const APART = [
  [51, [0.2, 0.45, 0.7]],
  [34, [0.2, 0.5, 1.8]],
  [17, [0.3, 1.8, 2.8]],
  [4, [0.35, 2.5, 5]],
  [0, [3, 6, 12]],
] as const;

export const oddsPlays = {
  /** Which of these half melds waits for the most cards? */
  waits: roundQuestion({
    rules: ['tl-ca', 'tl-eat-proof'],
    level: 2,
    find(rng, rules) {
      const misleads = rng.upTo(2) === 0;
      const earliest = 5 + rng.upTo(10);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (state.phase !== 'discard' || seat.laid || state.actions.length < earliest) return undefined;
        const unseen = unseenBy(state, seat.name);
        const all = halfMelds(rng, seat, rules).map((pair) => ({ pair, count: completing(pair, unseen).length }));
        const most = Math.max(...all.map(({ count }) => count));
        const best = all.find(({ count }) => count === most);
        const pairs = [...(best ? [best] : []), ...all.filter(({ count }) => count < most).slice(0, 2)].map(
          ({ pair }) => pair,
        );
        if (best && pairs.length > 1 && misleads === (best.pair !== mostOf(pairs, unseenBeside(seat.hand)))) {
          return { asked: { who: seat.name, cards: rng.shuffled(pairs).flat() }, seat: seat.name };
        }
        return undefined;
      });
    },
    read(state, { who, cards }) {
      const best = mostOf(askedPairs(cards), unseenBy(state, who));
      return best && cardsAnswer(...best);
    },
    misconceptions({ state, asked: { who, cards } }) {
      const unseen = unseenBy(state, who);
      return askedPairs(cards).map((pair) => {
        const gone = completing(pair, unseen).length < completing(pair, ALL_CARDS).length;
        return mistake(gone ? 'counts-what-is-gone' : 'waits-for-one', cardsAnswer(...pair));
      });
    },
  }),
  /** Which of these cards is the next one least likely to eat? */
  safest: roundQuestion({
    rules: ['tl-eat-proof', 'tl-eat-source'],
    level: 3,
    least: 3,
    find(rng, rules) {
      const earliest = 6 + rng.upTo(20);
      return momentIn(rng, rules, lively(rng, 2), (state, seat) => {
        const [next] = seat ? seatsAfter(state, seat.name) : [];
        if (!next || state.phase !== 'discard' || state.actions.length < earliest) return undefined;
        // Cards that the player ate, or laid down, would change the odds.
        if (next.eaten.length > 0 || next.laid || next.made === ROUNDS) return undefined;
        const cards = rng.shuffled(looseIn(seat.hand)).slice(0, 3);
        return cards.length === 3 && { asked: { who: seat.name, target: next.name, cards }, seat: seat.name };
      });
    },
    read(state, { who, target, cards = [] }) {
      const chances = cards
        .map((card) => ({ card, chance: riskOf(state, who, card) }))
        .sort((a, b) => a.chance - b.chance);
      const [first, second] = chances;
      const next = seatsAfter(state, who)[0]?.name;
      const legal = cards.every((card) => may(state, { type: 'discard', seat: who, card }));
      if (!first || !second || next !== target || !legal) return undefined;
      return second.chance - first.chance > CLEARLY ? cardsAnswer(first.card) : undefined;
    },
    others: ({ asked: { cards = [] } }) => cards.map((card) => cardsAnswer(card)),
  }),
  /** How likely is it that this many draws complete this half meld? */
  'odds-draw': roundQuestion({
    rules: ['tl-ca', 'tl-turn'],
    level: 3,
    least: 4,
    find(rng, rules) {
      const earliest = rng.upTo(12);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (!freshIn(state) || seat.laid || state.actions.length < earliest) return undefined;
        const pair = halfMelds(rng, seat, rules).find((one) => completing(one, unseenBy(state, seat.name)).length > 0);
        const count = 1 + rng.upTo(ROUNDS - 1 - seat.made);
        return pair && eatenInHand(seat).every((card) => !pair.includes(card))
          ? { asked: { who: seat.name, cards: pair, count }, seat: seat.name }
          : undefined;
      });
    },
    read(state, { who, cards = [], count = 1 }) {
      const unseen = unseenBy(state, who);
      return sentenceAnswer(
        'percent',
        Math.round(100 * chanceOf(completing(cards, unseen).length, unseen.length, count)),
      );
    },
    others: (_, answer) => apart(answer, 'percent'),
  }),
  /** Of a hundred deals, in how many has one a meld, or none? `count`: 1 for a meld. */
  'odds-dealt': roundQuestion({
    rules: ['tl-deal', 'tl-phom-doc'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules);
      const first = state?.turn ?? '';
      const who = rng.upTo(1) === 0 ? first : oneOf(rng, state ? seatsAfter(state, first) : [])?.name;
      return state && who !== undefined ? { state, asked: { who, count: rng.upTo(1) }, seat: '' } : undefined;
    },
    read(state, { who, count = 0 }) {
      const cards = cardsOf(state, who);
      const none = (WITHOUT_MELD[cards] ?? 0) / handsOfSize(cards);
      return percentAnswer(100 * (count === 1 ? 1 - none : none));
    },
    others: (_, answer) => apart(answer, 'of-hundred'),
  }),
  /** One deal in how many is without any half meld? */
  'odds-khan': roundQuestion({
    rules: ['tl-ca', 'tl-u'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules);
      const first = state?.turn ?? '';
      const who = rng.upTo(1) === 0 ? first : oneOf(rng, state ? seatsAfter(state, first) : [])?.name;
      return state && who !== undefined ? { state, asked: { who }, seat: '' } : undefined;
    },
    read(state, { who }) {
      const cards = cardsOf(state, who);
      const hands = withoutCa(state.rules.caGap)[cards] ?? 0;
      return sentenceAnswer('one-in', Number((handsOfSize(cards) / hands).toPrecision(2)));
    },
    others: (_, answer) => {
      const right = numberOf(answer);
      return [0.02, 30, 0.3].map((times) => sentenceAnswer('one-in', Number((right * times).toPrecision(1))));
    },
  }),
};

/** Half melds among the loose cards by what this table calls one, none sharing a card with another. */
function halfMelds(rng: Rng, seat: Seat, { caGap }: TaLaRules): readonly (readonly Card[])[] {
  const taken = new Set<Card>();
  return rng.shuffled(casIn(looseIn(seat.hand).toSorted(byCard), caGap)).filter((pair) => {
    if (pair.some((card) => taken.has(card))) return false;
    for (const card of pair) taken.add(card);
    return true;
  });
}

/** The one that most of these cards complete; undefined where two are best. */
function mostOf(pairs: readonly (readonly Card[])[], unseen: readonly Card[]): readonly Card[] | undefined {
  const counts = pairs.map((pair) => completing(pair, unseen).length);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? pairs[counts.indexOf(most)] : undefined;
}

/** Numbers far enough apart not to be confused. */
function apart(answer: Answer, id: string): readonly Answer[] {
  const right = numberOf(answer);
  const [, times] = APART.find(([least]) => right >= least) ?? APART[0];
  return times.map((one) => sentenceAnswer(id, Math.round(right * one)));
}

/** How many cards the player was dealt. */
function cardsOf({ seats }: TaLaState, who: string): number {
  return seats.find(({ name }) => name === who)?.hand.length ?? 0;
}
