/** The pack, the seats and the ante. */

import { ALL_CARDS, type Card, rankOf } from '#core/card.ts';
import { type Answer, cardsAnswer, mistake, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import type { Rng } from '#core/random/rng.ts';
import { isInDeck } from '../../engine/hand.ts';
import { round, STREETS, type XiToState } from '../../round/index.ts';
import { standing } from '../../round/seats.ts';
import { dealt, ended, fewSeats, lively, momentIn, NAMES, namesOfSeats, roundQuestion } from './moments.ts';

export const dealPlays = {
  /** Which of four cards is not in the pack, or which one is? `count`: 0 for the one that is not. */
  'in-pack': roundQuestion({
    rules: ['xt-deck', 'xt-rank'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules, fewSeats(rng)());
      const count = rng.upTo(1);
      const cards = fourCards(rng, count === 1);
      return state && { state, asked: { who: NAMES[0], cards, count }, seat: '' };
    },
    read({ stock, seats }, { cards = [], count = 0 }) {
      const pack = new Set([...stock, ...seats.flatMap((seat) => seat.cards)]);
      const found = cards.filter((card) => pack.has(card) === (count === 1));
      return found.length === 1 ? { type: 'cards', cards: found } : undefined;
    },
    others: ({ asked: { cards = [] } }) => cards.map((card): Answer => cardsAnswer(card)),
  }),
  /** This many sit down to the next round: can it be dealt? */
  'more-players': roundQuestion({
    rules: ['xt-players', 'xt-hand-five'],
    level: 2,
    find(rng, rules) {
      const state = ended(rng, rules, 2 + rng.upTo(2));
      return state && { state, asked: { who: NAMES[0], count: rng.pick([5, 6, 6, 7, 7, 8]) }, seat: '' };
    },
    read({ rules, setup }, { count = 0 }) {
      const players = Array.from({ length: count }, (_, at) => ({ name: NAMES[at] ?? `${at + 1}` }));
      return yesAnswer(round.deal(rules, round.nextSetup({ ...setup, players })).ok);
    },
    misconceptions: (_, answer) => [!saysYes(answer) && mistake('cards-run-out', yesAnswer(true))],
  }),
  /** The next round is dealt and nobody has spoken: what lies in the pot? */
  'ante-pot': roundQuestion({
    rules: ['xt-ante'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const state = ended(rng, rules, 2 + rng.upTo(2));
      return state && { state, asked: { who: NAMES[0] }, seat: '' };
    },
    read({ rules, setup }) {
      const next = round.deal(rules, round.nextSetup(setup));
      return next.ok ? sentenceAnswer('chips', round.view(next.value, '').pot) : undefined;
    },
    misconceptions: () => [mistake('ante-first', sentenceAnswer('chips', 0))],
    others: ({ state: { seats } }) =>
      [1, seats.length * 2, seats.length + 1].map((chips) => sentenceAnswer('chips', chips)),
  }),
  /** How many of the player's own cards does another see? */
  'seen-cards': roundQuestion({
    rules: ['xt-deal', 'xt-streets'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const street = 1 + rng.upTo(STREETS - 1);
      return momentIn(rng, rules, lively(rng), (state) => {
        const [who, target] = namesOfSeats(rng.shuffled(standing(state)));
        const fits = state.street === street && who !== undefined && target !== undefined;
        return fits ? { asked: { who, target }, seat: who } : undefined;
      });
    },
    read(state, { who, target = '' }) {
      const seen = round.view(state, target).seats.find((seat) => seat.who === who)?.cards ?? [];
      return sentenceAnswer('cards', seen.filter((card) => card !== null).length);
    },
    misconceptions: ({ state, asked: { who } }) => [
      mistake('one-stays-down', sentenceAnswer('cards', sizeOf(state, who))),
      mistake('only-one-down', sentenceAnswer('cards', 0)),
    ],
    others: ({ state, asked: { who } }) => {
      const size = sizeOf(state, who);
      return [size > 2 ? 1 : size + 1].map((count) => sentenceAnswer('cards', count));
    },
  }),
};

/** One card in the pack and three outside, or the reverse, all of different ranks. */
function fourCards(rng: Rng, inDeck: boolean): readonly Card[] {
  const picked: Card[] = [];
  for (const card of rng.shuffled(ALL_CARDS)) {
    const alone = isInDeck(card) === inDeck;
    const room = picked.filter((one) => isInDeck(one) === isInDeck(card)).length < (alone ? 1 : 3);
    if (room && picked.every((one) => rankOf(one) !== rankOf(card))) picked.push(card);
  }
  return picked;
}

function sizeOf({ seats }: XiToState, who: string): number {
  return seats.find(({ name }) => name === who)?.cards.length ?? 0;
}
