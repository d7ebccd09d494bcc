/** Laying down and laying off: when, what, onto which meld, and who has nothing to lay down. */

import type { Card } from '#core/card.ts';
import { rankIndex, suitIndex } from '#core/card.ts';
import { cardsAnswer, mistake, playersAnswer, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf } from '#core/random/rng.ts';
import { isCa, meldsIn } from '../../engine/hand.ts';
import { fits } from '../../engine/meld.ts';
import { ROUNDS, round, type Seat, type TaLaState } from '../../round/index.ts';
import { eatenInHand } from '../../round/seats.ts';
import { aceHighIn, mixedIn, pairedIn } from '../hands.ts';
import { dulled, eventsOf, lively, may, momentIn, roundQuestion } from './moments.ts';

/** Why one may not lay off, or that one may. */
const LAYING_OFF = ['fits', 'fits', 'fits', 'fits', 'fits', 'fits', 'near', 'near', 'mom', 'early'] as const;

export const laysPlays = {
  /** May the player lay down this meld now? */
  'when-lay': roundQuestion({
    rules: ['tl-ha'],
    level: 1,
    find(rng, rules) {
      // More often than not it is the turn before the last one, or the last one.
      const made = rng.pick([1, 2, 2, ROUNDS - 1, ROUNDS - 1, ROUNDS - 1]);
      return momentIn(rng, rules, lively(rng, 3), (state, seat) => {
        if (state.phase === 'take' || seat.made !== made || seat.laid) return undefined;
        const [meld, ...more] = meldsIn(seat.hand);
        return meld && more.length === 0 && { asked: { who: seat.name, cards: meld, count: made }, seat: seat.name };
      });
    },
    read: (state, { who, cards = [] }) => yesAnswer(may(state, { type: 'lay', seat: who, melds: [cards] })),
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('lays-before-discard', yesAnswer(false)) : mistake('not-the-fourth', yesAnswer(true)),
    ],
  }),
  /** Nobody eats any more: who lays down first? */
  'lays-first': roundQuestion({
    rules: ['tl-ha', 'tl-four-rounds'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const later = rules.shift && rng.upTo(2) > 0;
      const earliest = 8 + rng.upTo(16);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (state.phase !== 'take' || state.order.length > 0 || state.actions.length < earliest) return undefined;
        // An extra turn to come, or none.
        const short = state.log.some(({ type }) => type === 'shift');
        return short === later ? { asked: { who: seat.name }, seat: '' } : undefined;
      });
    },
    read(state) {
      const who = dulled(state, ({ order }) => order.length > 0)?.order[0];
      return who === undefined ? undefined : playersAnswer(who);
    },
    misconceptions({ state }, answer) {
      const first = state.log.find(({ type }) => type === 'first')?.who ?? '';
      const short = state.seats.filter(({ made }) => made < Math.max(...state.seats.map((one) => one.made)));
      return [
        !(answer.type === 'who' && answer.who[0] === first) && mistake('short-lays-later', playersAnswer(first)),
        ...short.map(({ name }) => mistake('short-lays-later', playersAnswer(name))),
      ];
    },
    others: ({ state }) => state.seats.map(({ name }) => playersAnswer(name)),
  }),
  /** It is the player's turn to lay down: is the player móm? */
  'is-mom': roundQuestion({
    rules: ['tl-mom'],
    level: 1,
    find(rng, rules) {
      const wanted = rng.upTo(1) === 0;
      return momentIn(rng, rules, lively(rng, 2), (state, seat) => {
        if (state.phase !== 'lay' || seat.laid || eatenInHand(seat).length > 0) return undefined;
        const melds = meldsIn(seat.hand);
        const fit = wanted
          ? melds.length === 0 && (mixedIn(seat.hand) !== undefined || pairedIn(seat.hand).length > 3)
          : melds.length === 1;
        return fit ? { asked: { who: seat.name }, seat: seat.name } : undefined;
      });
    },
    read(state, { who }) {
      const lay = round.legal(state, who).find(({ action }) => action.type === 'lay');
      const event = lay && eventsOf(state, lay.action)?.find(({ type }) => type === 'lay');
      return event && yesAnswer(event.rule === 'tl-mom');
    },
    misconceptions({ state, asked: { who } }, answer) {
      const hand = state.seats.find(({ name }) => name === who)?.hand ?? [];
      if (!saysYes(answer)) return [mistake('one-meld-will-do', yesAnswer(true))];
      const misconception = aceHighIn(hand) ? 'ace-high' : mixedIn(hand) ? 'mixed-suits' : 'half-meld';
      return [mistake(misconception, yesAnswer(false))];
    },
  }),
  /** May the player lay off this card onto that meld? `count`: its index on the table. */
  'may-gui': roundQuestion({
    rules: ['tl-gui', 'tl-mom'],
    level: 2,
    fits: ({ layOff }) => layOff,
    find(rng, rules) {
      const wanted = rng.pick(LAYING_OFF);
      return momentIn(rng, rules, lively(rng, wanted === 'mom' ? 2 : 6), (state, seat) => {
        if (state.table.length === 0 || !standsFor(wanted, state, seat)) return undefined;
        const some = state.table.flatMap((meld, count) =>
          meld.who === seat.name
            ? []
            : seat.hand
                .filter((card) => (wanted === 'near' ? nearly(card, meld.cards) : fits(card, meld.cards)))
                .map((card) => ({ target: meld.who, cards: [card], count })),
        );
        const one = some.length > 0 ? oneOf(rng, some) : undefined;
        return one && { asked: { who: seat.name, ...one }, seat: seat.name };
      });
    },
    read: (state, { who, cards: [card] = [], count = 0 }) =>
      card === undefined ? undefined : yesAnswer(may(state, { type: 'gui', seat: who, card, meld: count })),
    misconceptions({ state, asked: { who, cards: [card] = [], count = 0 } }, answer) {
      const seat = state.seats.find(({ name }) => name === who);
      if (!seat || card === undefined || saysYes(answer)) return [];
      const meld = state.table[count]?.cards ?? [];
      const misconception = !fits(card, meld)
        ? 'does-not-fit'
        : !seat.laid
          ? 'lays-off-after-laying'
          : seat.laid.length === 0
            ? 'mom-lays-nothing-off'
            : undefined;
      return [misconception && mistake(misconception, yesAnswer(true))];
    },
  }),
  /** Which of the own cards may the player lay off? */
  'gui-which': roundQuestion({
    rules: ['tl-gui'],
    level: 2,
    least: 3,
    fits: ({ layOff }) => layOff,
    find(rng, rules) {
      const wanted = rng.pick(['one', 'one', 'one', 'none']);
      return momentIn(rng, rules, lively(rng, 5), (state, seat) => {
        if (state.phase !== 'discard' || !seat.laid || seat.hand.length < 3) return undefined;
        const others = state.table.filter(({ who }) => who !== seat.name);
        if (others.length === 0) return undefined;
        const good = laidOff(state, seat.name);
        const tempted =
          seat.laid.length === 0 || seat.hand.some((card) => others.some(({ cards }) => nearly(card, cards)));
        const fit = wanted === 'one' ? good.length === 1 : good.length === 0 && tempted;
        return fit ? { asked: { who: seat.name }, seat: seat.name } : undefined;
      });
    },
    read(state, { who }) {
      const good = laidOff(state, who);
      if (good.length > 1) return undefined;
      return good.length === 1 ? cardsAnswer(...good) : sentenceAnswer('none');
    },
    misconceptions({ state, asked: { who } }) {
      const seat = state.seats.find(({ name }) => name === who);
      const mom = seat?.laid?.length === 0;
      const other = (seat?.hand ?? []).filter((card) => !laidOff(state, who).includes(card));
      const fit = other.filter((card) => state.table.some(({ cards }) => fits(card, cards)));
      const near = other.filter((card) => !fit.includes(card) && state.table.some(({ cards }) => nearly(card, cards)));
      return [
        ...fit.map((card) => mistake(mom ? 'mom-lays-nothing-off' : 'does-not-fit', cardsAnswer(card))),
        ...near.map((card) => mistake('does-not-fit', cardsAnswer(card))),
      ];
    },
    others: ({ state, asked: { who } }) => [
      sentenceAnswer('none'),
      ...(state.seats.find(({ name }) => name === who)?.hand ?? []).map((card) => cardsAnswer(card)),
    ],
  }),
};

/** Is the player at the wanted point of the round? */
function standsFor(wanted: (typeof LAYING_OFF)[number], { phase }: TaLaState, { laid, hand, made }: Seat): boolean {
  switch (wanted) {
    case 'early':
      return laid === null && phase !== 'take' && made === ROUNDS - 1 && meldsIn(hand).length > 0;
    case 'mom':
      return phase === 'discard' && laid?.length === 0;
    default:
      return phase === 'discard' && (laid ?? []).length > 0 && hand.length > 1;
  }
}

/** Of the meld's rank or suit, or close to it, but not fitting. */
function nearly(card: Card, meld: readonly Card[]): boolean {
  if (fits(card, meld)) return false;
  const alike = meld.filter((one) => isCa(one, card, 2));
  const run = new Set(meld.map(rankIndex)).size > 1;
  const next = meld.some((one) => Math.abs(rankIndex(one) - rankIndex(card)) === 1);
  return run ? alike.length > 0 || (next && meld.every((one) => suitIndex(one) !== suitIndex(card))) : next;
}

/** The cards that the player may lay off, on any meld. */
function laidOff(state: TaLaState, who: string): readonly Card[] {
  const cards = round.legal(state, who).flatMap(({ action }) => (action.type === 'gui' ? [action.card] : []));
  return [...new Set(cards)];
}
