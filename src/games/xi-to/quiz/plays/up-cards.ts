/** Who speaks first, by the cards that lie up. */

import { type Card, SUITS, type Suit, suitOf } from '#core/card.ts';
import { type Misconception, mistake, playersAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { rankHeightOf, readHand } from '../../engine/hand.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { round, type XiToState } from '../../round/index.ts';
import { DECK } from '../../round/pack.ts';
import { standing } from '../../round/seats.ts';
import {
  ended,
  fewSeats,
  lively,
  momentIn,
  NAMES,
  namesOfSeats,
  played,
  resultOf,
  roundQuestion,
  sayOf,
} from './moments.ts';
import { dealtUp } from './packs.ts';

/** The up cards of the next deal, one each: who speaks first? */
const NEXT_DEAL = {
  read(state: XiToState, { cards = [] }: { readonly cards?: readonly Card[] }) {
    const speaker = dealtUp(state.rules, round.nextSetup(state.setup), cards)?.speaker;
    return speaker ? playersAnswer(speaker) : undefined;
  },
  others: ({ state }: { readonly state: XiToState }) => namesOfSeats(state.seats).map((who) => playersAnswer(who)),
};

/** A table between two deals, and a card up for everybody. */
function nextDeal(rng: Rng, rules: XiToRules, pick: (seats: number) => readonly Card[]) {
  const seats = fewSeats(rng)();
  const state = ended(rng, rules, seats);
  const cards = rng.shuffled(pick(seats));
  return state && cards.length === seats ? { state, asked: { who: NAMES[0], cards }, seat: '' } : undefined;
}

export const upCardsPlays = {
  /** Different ranks of one suit. */
  'up-rank': roundQuestion({
    rules: ['xt-rank', 'xt-first-actor'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const suit = rng.pick(SUITS);
      return nextDeal(rng, rules, (seats) => ofSuit(rng, suit).slice(0, seats));
    },
    ...NEXT_DEAL,
  }),
  /** Two or three of the highest rank. */
  'up-suit': roundQuestion({
    rules: ['xt-suit', 'xt-first-actor'],
    level: 1,
    least: 3,
    find: (rng, rules) =>
      nextDeal(rng, rules, (seats) => {
        const height = 1 + rng.upTo(6);
        const level = rng.shuffled(DECK.filter((card) => rankHeightOf(card) === height)).slice(0, seats - rng.upTo(1));
        const lower = rng.shuffled(DECK.filter((card) => rankHeightOf(card) < height));
        return [...level, ...lower].slice(0, seats);
      }),
    ...NEXT_DEAL,
  }),
  /** The highest card is of a low suit, and one below it of the best. */
  'rank-first': roundQuestion({
    rules: ['xt-card-compare', 'xt-first-actor'],
    level: 1,
    least: 3,
    find: (rng, rules) =>
      nextDeal(rng, rules, (seats) => {
        const height = 2 + rng.upTo(5);
        const top = oneOf(
          rng,
          DECK.filter((card) => rankHeightOf(card) === height && suitOf(card) !== 'S'),
        );
        const below = DECK.filter((card) => rankHeightOf(card) < height);
        const spade = oneOf(
          rng,
          below.filter((card) => suitOf(card) === 'S' && rankHeightOf(card) >= height - 2),
        );
        const rest = rng.shuffled(below.filter((card) => suitOf(card) !== 'S'));
        return top === undefined || spade === undefined ? [] : [top, spade, ...rest].slice(0, seats);
      }),
    ...NEXT_DEAL,
    misconceptions({ state, asked: { cards = [] } }) {
      const spade = cards.findIndex((card) => suitOf(card) === 'S');
      const who = state.seats[spade]?.name;
      return [who !== undefined && mistake('suits-last', playersAnswer(who))];
    },
  }),
  /** A betting round ends, and every seat still in gets one more up card: who speaks first now? */
  'next-first': roundQuestion({
    rules: ['xt-first-actor', 'xt-partial'],
    level: 2,
    find(rng, rules) {
      // Where the strongest up cards are not those with the highest card, or another has spoken first so far.
      const turned = rng.upTo(3) > 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (standing(state).length < 3) return undefined;
        const say = sayOf(state, seat.name, { who: seat.name });
        const next = resultOf(state, say) === 'card' ? played(state, say) : undefined;
        if (!next || (turned && topOf(next) === next.speaker)) return undefined;
        const cards = standing(next).flatMap((one) => one.cards.slice(-1));
        return { asked: { who: seat.name, cards }, seat: '' };
      });
    },
    read(state, asked) {
      const speaker = played(state, sayOf(state, asked.who, { who: asked.who }))?.speaker;
      return speaker ? playersAnswer(speaker) : undefined;
    },
    misconceptions({ state, asked: { who } }, answer) {
      const next = played(state, sayOf(state, who, { who }));
      const up = next
        ? standing(next).map((seat) => ({ who: seat.name, hand: readHand(seat.cards.slice(1), next.rules) }))
        : [];
      const best = up.find((one) => answer.type === 'who' && one.who === answer.who[0])?.hand;
      const misconceptions = up
        .filter(({ hand }) => best && highest(hand.cards) > highest(best.cards))
        .map(
          (one): Misconception =>
            mistake(one.hand.category === best?.category ? 'lead-first' : 'high-card-loses', playersAnswer(one.who)),
        );
      const before = standing(state).find(({ name }) => name === state.speaker);
      return before ? [...misconceptions, mistake('looked-at-anew', playersAnswer(before.name))] : misconceptions;
    },
    others: ({ state }) => namesOfSeats(standing(state)).map((who) => playersAnswer(who)),
  }),
};

function ofSuit(rng: Rng, suit: Suit): readonly Card[] {
  return rng.shuffled(DECK.filter((card) => suitOf(card) === suit));
}

function highest(cards: readonly Card[]): number {
  return Math.max(...cards.map(rankHeightOf));
}

/** Who has the highest single card up. */
function topOf(state: XiToState): string | undefined {
  return standing(state).toSorted((a, b) => highest(b.cards.slice(1)) - highest(a.cards.slice(1)))[0]?.name;
}
