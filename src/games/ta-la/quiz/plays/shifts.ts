/** Shifting a card when one was eaten, extra turns, and when the round is over. */

import type { Card } from '#core/card.ts';
import { cardsAnswer, mistake, playersAnswer, sentenceAbout, sentenceAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { seatsAfter } from '#core/rounds/seats.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { ROUNDS, type TaLaEvent, type TaLaState } from '../../round/index.ts';
import { couldEat, eventsOf, freshIn, lively, momentIn, roundQuestion } from './moments.ts';

type Shift = Extract<TaLaEvent, { readonly type: 'shift' }>;

export const shiftsPlays = {
  /** The player eats this: which card is shifted to fill the gap? */
  'shift-card': roundQuestion({
    rules: ['tl-chuyen'],
    level: 2,
    least: 3,
    fits: ({ shift }) => shift,
    find: (rng, rules) => eating(rng, rules, rng.upTo(3) === 0),
    read(state, { who }) {
      const shift = shiftBy(state, who);
      if (shift === undefined) return undefined;
      return shift && shift.cards.length > 0 ? cardsAnswer(...shift.cards) : sentenceAnswer('none');
    },
    misconceptions({ state, asked: { target = '', cards = [] } }, answer) {
      const own = lastsOf(state, cards).find(({ name }) => name === target);
      return [
        own && mistake('opener-gives', cardsAnswer(own.card)),
        ...(answer.type === 'cards'
          ? lastsOf(state, cards).map(({ card }) => mistake('opener-gives', cardsAnswer(card)))
          : []),
      ];
    },
    others: ({ state, asked: { cards = [] } }) => [
      sentenceAnswer('none'),
      ...lastsOf(state, cards).map(({ card }) => cardsAnswer(card)),
    ],
  }),
  /** The player eats this: who gets one more turn for it? */
  'extra-turn': roundQuestion({
    rules: ['tl-chuyen', 'tl-four-rounds'],
    level: 3,
    least: 3,
    fits: ({ shift }) => shift,
    find: (rng, rules) => eating(rng, rules, rng.upTo(3) === 0),
    read(state, { who }) {
      const shift = shiftBy(state, who);
      if (shift === undefined) return undefined;
      return shift ? playersAnswer(shift.who) : sentenceAnswer('nobody');
    },
    misconceptions: ({ asked: { who, target = '' } }) => [
      mistake('eaten-is-refilled', playersAnswer(target)),
      mistake('eater-plays-once', playersAnswer(who)),
    ],
    others: ({ state }) => [sentenceAnswer('nobody'), ...state.seats.map(({ name }) => playersAnswer(name))],
  }),
  /** The player makes the fourth discard: is the round over, or whose turn is it? */
  'after-last': roundQuestion({
    rules: ['tl-four-rounds', 'tl-turn'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const over = rng.upTo(1) === 0;
      return momentIn(rng, rules, lively(rng, 7), (state, seat) => {
        if (state.phase !== 'discard' || seat.made !== ROUNDS - 1 || seat.hand.length < 2) return undefined;
        const last = state.seats.every(({ name, made }) => name === seat.name || made === ROUNDS);
        const card = oneOf(rng, seat.hand);
        if (last !== over || card === undefined) return undefined;
        return { asked: { who: seat.name, cards: [card] }, seat: '' };
      });
    },
    read(state, { who, cards: [card] = [] }) {
      const events = card === undefined ? undefined : eventsOf(state, { type: 'discard', seat: who, card });
      if (!events || events.some(({ type }) => type === 'u')) return undefined;
      if (events.some(({ type }) => type === 'end')) return sentenceAnswer('over');
      const [next] = seatsAfter(state, who);
      return next && sentenceAbout('turn', next.name);
    },
    misconceptions({ state, asked: { who } }, answer) {
      const [next] = seatsAfter(state, who);
      if (answer.type !== 'said' || !next) return [];
      return [
        answer.said === 'over'
          ? mistake('four-each', sentenceAbout('turn', next.name))
          : mistake('not-all-four', sentenceAnswer('over')),
      ];
    },
    others: ({ state, asked: { who } }) => seatsAfter(state, who).map(({ name }) => sentenceAbout('turn', name)),
  }),
};

/** The latest discard that lies before each, the eaten card aside. */
function lastsOf({ seats }: TaLaState, eaten: readonly Card[]) {
  return seats.flatMap(({ name, row }) =>
    row
      .filter((card) => !eaten.includes(card))
      .slice(-1)
      .map((card) => ({ name, card })),
  );
}

/** The card that is shifted when the player eats; null where none is, undefined where eating is not allowed. */
function shiftBy(state: TaLaState, seat: string): Shift | null | undefined {
  const events = eventsOf(state, { type: 'eat', seat });
  return events && (events.find((event): event is Shift => event.type === 'shift') ?? null);
}

/** Somebody who can eat; `own` where it is the card of whoever began this round of discards. */
function eating(rng: Rng, rules: TaLaRules, own: boolean) {
  const earliest = 2 + rng.upTo(16);
  return momentIn(rng, rules, lively(rng, 7), (state, seat) => {
    const fresh = freshIn(state);
    if (!fresh || state.actions.length < earliest || (fresh.from === state.opener) !== own) return undefined;
    if (!couldEat(seat, fresh.card, rules)) return undefined;
    return { asked: { who: seat.name, target: fresh.from, cards: [fresh.card] }, seat: '' };
  });
}
