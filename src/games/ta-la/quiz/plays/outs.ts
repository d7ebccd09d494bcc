/** Ù: when it may be said, and who pays for it. */

import { ALL_CARDS, type Card, withoutCards } from '#core/card.ts';
import { mistake, saysYes, sentenceAbout, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { isCa } from '../../engine/hand.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { dealFrom, ROUNDS, round, type TaLaAction, type TaLaSetup, type TaLaState } from '../../round/index.ts';
import { meldFrom, type Pile, pileOf, together } from '../hands.ts';
import {
  deckWith,
  eventsOf,
  looseIn,
  may,
  namesAfter,
  played,
  roundQuestion,
  seatsFor,
  setupOf,
  type TaLaMoment,
} from './moments.ts';

/** The hand of a player who considers saying ù, and the moment. */
const WHEN = ['melded', 'melded', 'early', 'one-over', 'one-over', 'two-over', 'khan', 'khan', 'khan-late'] as const;
type When = (typeof WHEN)[number];

/** How many cards of the other player lead to the ù: three, two, one, or the last-round card, alone or after another one. */
const WAYS = ['three', 'three', 'two', 'two', 'one', 'chot', 'chot', 'two-chot'] as const;

type Way = (typeof WAYS)[number];

interface Hands {
  /** The dealt cards of the player who will be ù: those to keep, and those to discard. */
  readonly own: readonly Card[];
  readonly junk: readonly Card[];
  /** The cards that the seat before discards for this player, in this order. */
  readonly gifts: readonly Card[];
}

const MOST_MOVES = 60;

export const outsPlays = {
  /** May the player say ù now? */
  'u-now': roundQuestion({
    rules: ['tl-u', 'tl-turn'],
    level: 2,
    find(rng, rules) {
      const when = rng.pick(WHEN);
      const setup: TaLaSetup = { ...setupOf(rng, seatsFor(rng)), lastWinner: null };
      const [who = ''] = namesAfter(setup, setup.dealer);
      const cards = nineFor(when, rng);
      const deck = cards && deckWith(rng, setup, setup.dealer, new Map([[who, cards]]));
      const from = deck && dealFrom(rules, setup, deck);
      const state = from?.ok ? cometo(when, from.value, who) : undefined;
      return state && deck ? { state, deck, asked: { who }, seat: who } : undefined;
    },
    read: (state, { who }) => yesAnswer(may(state, { type: 'u', seat: who })),
    misconceptions({ state, asked: { who } }, answer) {
      const seat = state.seats.find(({ name }) => name === who);
      if (!seat || saysYes(answer)) return [];
      const loose = looseIn(seat.hand).length;
      const misconception =
        state.turn !== who
          ? 'waits-for-turn'
          : loose === seat.hand.length
            ? 'khan-as-dealt'
            : loose > 1
              ? 'two-loose'
              : undefined;
      return [misconception && mistake(misconception, yesAnswer(true))];
    },
  }),
  /** The player is ù: does each pay separately, or one for all? */
  'u-den': roundQuestion({
    rules: ['tl-u-den', 'tl-pay-u'],
    level: 3,
    least: 3,
    fits: ({ payout, uDen }) => payout !== 'none' && uDen !== 'none',
    find: (rng, rules) => outBy(rng, rules, rng.pick(WAYS)),
    read(state, { who }) {
      const events = eventsOf(state, { type: 'u', seat: who });
      if (!events) return undefined;
      const den = events.find((event) => event.type === 'pay' && event.rule === 'tl-u-den');
      return den ? sentenceAbout('for-all', den.who) : sentenceAnswer('each');
    },
    misconceptions({ state, asked: { target = '', count = 0 } }, answer) {
      if (answer.type !== 'said') return [];
      if (answer.said === 'for-all') return [mistake('one-for-all', sentenceAnswer('each'))];
      const chot = state.seats.some(({ eaten }) => eaten.some((one) => one.chot));
      const misconception = chot || count > 2 ? 'no-den-here' : 'fewer-than-three';
      return [mistake(misconception, sentenceAbout('for-all', target))];
    },
    others: ({ state, asked: { who, target = '' } }) => [
      sentenceAnswer('each'),
      sentenceAbout('for-all', target),
      ...seatsAfter(state, who)
        .filter(({ name }) => name !== target)
        .map(({ name }) => sentenceAbout('for-all', name)),
    ],
  }),
};

/** Nine cards: all in melds, but two, or without a half meld. */
function nineFor(when: When, rng: Rng): readonly Card[] | undefined {
  if (when === 'khan' || when === 'khan-late') return scattered(rng, rng.upTo(2) === 0 ? 1 : 2);
  const pile = pileOf(rng);
  const last = when === 'two-over' ? pile.some(2) : meldFrom(rng, pile, 3);
  const size = when === 'two-over' ? 4 : 3;
  return together([meldFrom(rng, pile, size), meldFrom(rng, pile, 3), last]);
}

/** Nine cards of which no two go together, or only over a gap. */
function scattered(rng: Rng, gap: 1 | 2): readonly Card[] | undefined {
  const cards: Card[] = [];
  for (const card of rng.shuffled(ALL_CARDS)) {
    if (cards.length < 9 && cards.every((one) => !isCa(one, card, gap))) cards.push(card);
  }
  return cards.length === 9 ? cards : undefined;
}

/** Before the player's turn, in it, or after drawing. */
function cometo(when: When, dealt: TaLaState, who: Who): TaLaState | undefined {
  if (when === 'early') return dealt;
  const first = mover(dealt);
  const [card] = looseIn(first?.hand ?? []);
  const own = first && card !== undefined ? played(dealt, { type: 'discard', seat: first.name, card }) : undefined;
  return own && (when === 'melded' || when === 'khan') ? own : own && played(own, { type: 'draw', seat: who });
}

/** Ten cards in melds, of which some are to be eaten from the seat before. */
function handsFor(way: Way, rng: Rng): Hands | undefined {
  const pile: Pile = pileOf(rng);
  const melds = rng.shuffled([meldFrom(rng, pile, 3), meldFrom(rng, pile, 3), meldFrom(rng, pile, 4)]);
  const eaten = { three: 3, two: 2, 'two-chot': 2, one: 1, chot: 1 }[way];
  const gifts = melds.slice(0, eaten).flatMap((meld) => {
    const card = meld && oneOf(rng, meld);
    return card === undefined ? [] : [card];
  });
  const all = together(melds);
  const junk = pile.some(eaten - 1);
  return all && junk && gifts.length === eaten ? { own: withoutCards(all, gifts), junk, gifts } : undefined;
}

/** One has eaten these cards from the seat before, and is ù with the last of them. */
function outBy(rng: Rng, rules: TaLaRules, way: Way): TaLaMoment | undefined {
  const given = lastGift(rng, rules, way);
  const seat = given?.state.turn;
  const state = given && seat ? played(given.state, { type: 'eat', seat }) : undefined;
  if (!given || !state || !seat || !may(state, { type: 'u', seat })) return undefined;
  return { ...given, state, seat };
}

/** A round in which one waits for these cards of the seat before, which has just discarded the last of them. */
export function lastGift(rng: Rng, rules: TaLaRules, way: Way): TaLaMoment | undefined {
  const hands = handsFor(way, rng);
  const setup: TaLaSetup = { ...setupOf(rng, seatsFor(rng)), lastWinner: null };
  const giver = setup.dealer;
  const [who = ''] = namesAfter(setup, giver);
  if (!hands) return undefined;
  const held = new Map([
    [giver, hands.gifts],
    [who, [...hands.own, ...hands.junk]],
  ]);
  const deck = deckWith(rng, setup, giver, held);
  const from = dealFrom(rules, setup, deck);
  let state = from.ok ? from.value : undefined;
  // The giver starts in the first turn, or in the second.
  const first = way === 'three' ? 0 : rng.upTo(1);
  const chot = way === 'chot' || way === 'two-chot';
  for (let moves = 0; state && moves < MOST_MOVES; moves++) {
    if (state.turn === who && state.fresh?.card === hands.gifts.at(-1) && state.phase === 'take') {
      return { state, deck, asked: { who, target: giver, count: hands.gifts.length }, seat: '' };
    }
    const from = state.seats.find(({ name }) => name === giver);
    const gift = hands.gifts.find((card) => from?.hand.includes(card));
    const waits = chot && gift === hands.gifts.at(-1) ? from?.made !== ROUNDS - 1 : discardsOf(state, giver) < first;
    const move = moveIn(state, giver, who, hands, waits ? undefined : gift);
    state = move && played(state, move);
  }
  return undefined;
}

/** @param gift the card that the giver discards now; undefined where it is too early */
function moveIn(state: TaLaState, giver: Who, who: Who, hands: Hands, gift: Card | undefined): TaLaAction | undefined {
  const seat = mover(state);
  if (!seat) return undefined;
  const { name, hand } = seat;
  switch (state.phase) {
    case 'take': {
      const given = state.fresh && name === who && hands.gifts.includes(state.fresh.card);
      return { type: given ? 'eat' : 'draw', seat: name };
    }
    case 'lay':
      return round.legal(state, name).find(({ action }) => action.type === 'lay')?.action;
    case 'discard': {
      const wanted = name === giver ? gift : name === who ? hands.junk.find((card) => hand.includes(card)) : undefined;
      const kept = name === giver ? hands.gifts : [];
      const card = wanted ?? withoutCards(hand, kept).at(-1);
      return card === undefined ? undefined : { type: 'discard', seat: name, card };
    }
  }
}

/** How many cards the player has discarded. */
function discardsOf({ actions }: TaLaState, who: Who): number {
  return actions.filter(({ type, seat }) => type === 'discard' && seat === who).length;
}
