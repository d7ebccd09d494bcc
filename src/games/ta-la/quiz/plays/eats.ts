/** Eating and drawing: what may be taken, what has to be shown, and what may be discarded afterwards. */

import type { Card } from '#core/card.ts';
import { mistake, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import { canEat } from '../../hands/eat.ts';
import { round, type Seat } from '../../round/index.ts';
import { eatenInHand } from '../../round/seats.ts';
import { temptation } from '../eat.ts';
import { couldEat, eventsOf, freshIn, lively, may, momentIn, roundQuestion, tempts } from './moments.ts';

/** What somebody may do who wants to draw, or has done already. */
const DRAWING = ['could-eat', 'could-eat', 'plain', 'ate', 'drew', 'other'] as const;

/** The eaten card itself, one that its meld needs, one that it could spare. */
const THROWN = ['eaten', 'bound', 'bound', 'spare', 'spare', 'spare'] as const;

export const eatsPlays = {
  /** May the player draw now? */
  'may-draw': roundQuestion({
    rules: ['tl-turn'],
    level: 1,
    find(rng, rules) {
      const wanted = rng.pick(DRAWING);
      const earliest = rng.upTo(14);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        const fresh = freshIn(state);
        if (state.actions.length < earliest) return undefined;
        const last = state.log.findLast(({ who, type }) => who === seat.name && (type === 'eat' || type === 'draw'));
        const at = (who: string) => ({ asked: { who }, seat: who });
        switch (wanted) {
          case 'could-eat':
            return fresh && couldEat(seat, fresh.card, rules) ? at(seat.name) : undefined;
          case 'plain':
            return fresh && !couldEat(seat, fresh.card, rules) ? at(seat.name) : undefined;
          case 'ate':
            return state.phase === 'discard' && last?.type === 'eat' ? at(seat.name) : undefined;
          case 'drew':
            return state.phase === 'discard' && last?.type === 'draw' ? at(seat.name) : undefined;
          case 'other': {
            const who = oneOf(rng, seatsAfter(state, seat.name))?.name;
            return fresh && who !== undefined && who !== fresh.from ? at(who) : undefined;
          }
        }
      });
    },
    read: (state, { who }) => yesAnswer(may(state, { type: 'draw', seat: who })),
    misconceptions({ state, asked: { who } }, answer) {
      if (saysYes(answer)) return [mistake('may-decline', yesAnswer(false))];
      return [mistake(state.turn === who ? 'one-card-a-turn' : 'not-his-turn', yesAnswer(true))];
    },
  }),
  /** May the player eat this card on the table? */
  'eat-source': roundQuestion({
    rules: ['tl-eat-source'],
    level: 1,
    find(rng, rules) {
      const wanted = rng.upTo(1) === 0;
      const earliest = 5 + rng.upTo(12);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        const fresh = freshIn(state);
        if (!fresh || state.actions.length < earliest) return undefined;
        const lying = state.seats.flatMap(({ name, row }) => row.map((card) => ({ name, card })));
        const some = lying.filter(
          ({ name, card }) => name !== seat.name && (card === fresh.card) === wanted && couldEat(seat, card, rules),
        );
        const one = some.length > 0 ? oneOf(rng, some) : undefined;
        return one && { asked: { who: seat.name, target: one.name, cards: [one.card] }, seat: seat.name };
      });
    },
    read(state, { who, cards = [] }) {
      const eaten = eventsOf(state, { type: 'eat', seat: who })?.find(({ type }) => type === 'eat');
      return yesAnswer(eaten?.type === 'eat' && eaten.cards.join() === cards.join());
    },
    misconceptions: (_, answer) => [!saysYes(answer) && mistake('only-fresh', yesAnswer(true))],
  }),
  /** May the player eat the card that was just discarded? */
  'may-eat': roundQuestion({
    rules: ['tl-eat-proof', 'tl-eat-limit'],
    level: 2,
    find(rng, rules) {
      const wanted = rng.pick(['yes', 'yes', 'yes', 'no', 'bound', 'bound']);
      const choose = wanted === 'no' ? lively(rng, 0) : lively(rng, 9);
      return momentIn(rng, rules, wanted === 'bound' ? bound(rng) : choose, (state, seat) => {
        const fresh = freshIn(state);
        if (!fresh || (wanted === 'bound' && eatenInHand(seat).length === 0)) return undefined;
        const near = tempts(seat, fresh.card);
        const fits =
          wanted === 'no'
            ? !near && lures(seat, fresh.card)
            : near && (wanted === 'yes') === canEat(seat.hand, eatenInHand(seat), fresh.card, rules).ok;
        return fits && { asked: { who: seat.name, target: fresh.from, cards: [fresh.card] }, seat: seat.name };
      });
    },
    read: (state, { who }) => yesAnswer(may(state, { type: 'eat', seat: who })),
    misconceptions({ state, asked: { who, cards = [] } }, answer) {
      const [card] = cards;
      const seat = state.seats.find(({ name }) => name === who);
      if (!seat || card === undefined || saysYes(answer)) return [];
      const found = canEat(seat.hand, eatenInHand(seat), card, state.rules);
      const misconception = found.ok ? undefined : temptation(card, seat.hand, found.error);
      return [misconception && mistake(misconception, yesAnswer(true))];
    },
  }),
  /** The player has just eaten a card, or drawn one: what must be shown? */
  'eat-show': roundQuestion({
    rules: ['tl-eat-show'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const type = rng.upTo(2) === 0 ? 'draw' : 'eat';
      const earliest = rng.upTo(12);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        const taken = state.log.findLast((event) => event.type === 'eat' || event.type === 'draw');
        if (state.phase !== 'discard' || seat.laid || state.actions.length < earliest) return undefined;
        return taken?.who === seat.name && taken.type === type
          ? { asked: { who: seat.name, cards: taken.cards }, seat: seat.name }
          : undefined;
      });
    },
    read(state, { who, cards = [] }) {
      const open = round.view(state, '').seats.find((one) => one.who === who)?.cards ?? [];
      return cards.every((card) => open.includes(card))
        ? { ...sentenceAnswer('card'), cards }
        : sentenceAnswer('nothing');
    },
    misconceptions: ({ asked: { cards = [] } }, answer) => [
      answer.type === 'said' && answer.said === 'card'
        ? mistake('eaten-lies-open', sentenceAnswer('nothing'))
        : mistake('drawn-is-hidden', { ...sentenceAnswer('card'), cards }),
      mistake('hand-is-hidden', sentenceAnswer('hand')),
    ],
  }),
  /** May the player discard this card? */
  'may-discard': roundQuestion({
    rules: ['tl-eat-limit'],
    level: 2,
    find(rng, rules) {
      const wanted = rng.pick(THROWN);
      return momentIn(rng, rules, lively(rng, 8), (state, seat) => {
        const eaten = seat ? eatenInHand(seat) : [];
        if (state.phase !== 'discard' || eaten.length === 0) return undefined;
        const free = seat.hand.filter((card) => may(state, { type: 'discard', seat: seat.name, card }));
        // A card that goes with what was eaten, whether the eaten card needs it or not.
        const near = (card: Card) => tempts({ ...seat, hand: seat.hand.filter((one) => one !== card) }, card);
        const some = {
          eaten: () => eaten,
          bound: () => seat.hand.filter((card) => !free.includes(card) && !eaten.includes(card)),
          spare: () => free.filter(near),
        }[wanted]();
        const card = some.length > 0 ? oneOf(rng, some) : undefined;
        return card === undefined ? undefined : { asked: { who: seat.name, cards: [card] }, seat: seat.name };
      });
    },
    read: (state, { who, cards: [card] = [] }) =>
      card === undefined ? undefined : yesAnswer(may(state, { type: 'discard', seat: who, card })),
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('spare-card', yesAnswer(false)) : mistake('eaten-stays', yesAnswer(true)),
    ],
  }),
};

/** Has it a partner, or neighbours of other suits, so that one may want it? */
function lures({ hand }: Seat, card: Card): boolean {
  return temptation(card, hand, 'tl-eat-proof') !== undefined;
}

/** Where possible, discards for the eater a card that goes with one eaten before. */
function bound(rng: Rng) {
  const plain = lively(rng, 9);
  return (...[options, state]: Parameters<ReturnType<typeof lively>>) => {
    const seat = mover(state);
    const [next] = seat ? seatsAfter(state, seat.name) : [];
    const held = next && eatenInHand(next).length > 0 ? next : undefined;
    const found = options.find(
      ({ action }) =>
        held &&
        action.type === 'discard' &&
        tempts(held, action.card) &&
        !canEat(held.hand, eatenInHand(held), action.card, state.rules).ok,
    );
    return found ?? plain(options, state);
  };
}
