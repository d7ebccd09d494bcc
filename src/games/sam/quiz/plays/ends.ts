/** The end of a round: who is out, last 2s, and one who has a single card left. */

import type { Card } from '#core/card.ts';
import { type Answer, cardsAnswer, mistake, sentenceAnswer } from '#core/quiz/answer.ts';
import type { RoundMoment } from '#core/quiz/play.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { seatsAfter } from '#core/rounds/seats.ts';
import { ACE, heightOf, isTwo, TWO } from '../../engine/ranks.ts';
import type { SamRules } from '../../engine/rules.ts';
import { shapes } from '../../hands/plays.ts';
import { round, type SamState } from '../../round/index.ts';
import { pileOf } from '../hands.ts';
import {
  dealtWith,
  eager,
  eventsOf,
  momentIn,
  NAMES,
  passedOut,
  played,
  playOrPass,
  roundQuestion,
  seatsFor,
  setupOf,
  silenced,
} from './moments.ts';

/** What happens when these cards are played? */
function comesOf(state: SamState, who: string, cards: readonly Card[] = []): Answer {
  const events = eventsOf(state, playOrPass(who, cards));
  if (!events) return sentenceAnswer('refused');
  const end = events.find(({ type }) => type === 'end');
  if (end?.type !== 'end') return sentenceAnswer('goes-on');
  return sentenceAnswer(end.winner === who ? 'wins' : 'nobody');
}

export const endsPlays = {
  /** The player plays the last cards, or nearly: what now? */
  'last-cards': roundQuestion({
    rules: ['sam-end', 'sam-pass'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const left = rng.pick([0, 0, 0, 1, 2]);
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        if (seat.hand.some(isTwo)) return undefined;
        const plays = round
          .legal(state, seat.name)
          .flatMap(({ action }) => (action.type === 'play' ? [action.cards] : []))
          .filter((cards) => seat.hand.length - cards.length === left);
        const cards = plays.at(-1);
        return cards && { asked: { who: seat.name, cards }, seat: seat.name };
      });
    },
    read: (state, { who, cards }) => comesOf(state, who, cards),
    misconceptions: (_, answer) =>
      answer.type === 'said' && answer.said === 'wins'
        ? [mistake('out-is-out', sentenceAnswer('waits')), mistake('no-second', sentenceAnswer('second'))]
        : [mistake('cards-left', sentenceAnswer('wins'))],
    others: () => ['wins', 'waits', 'second', 'goes-on'].map((id) => sentenceAnswer(id)),
  }),
  /** A last 2, or a play that leaves only 2s: what happens? */
  'last-two': roundQuestion({
    rules: ['sam-thoi-2', 'sam-end'],
    level: 2,
    least: 3,
    find(rng, rules) {
      if (rules.runs === 'low-two' && rng.upTo(5) === 0) return lowTwo(rng, rules);
      const forbidden = rules.finishOnTwo === 'forbidden';
      const wanted = forbidden
        ? rng.pick(['strands', 'strands', 'first'])
        : rng.pick(['out', 'out', 'out', 'out', 'strands', 'first']);
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const twos = seat.hand.filter(isTwo).length;
        if (seat.hand.length > 4 || twos === 0) return undefined;
        const wishes = shapes(seat.hand, state.trick.at(-1)?.combination ?? null, anyEnd(rules)).filter(({ cards }) => {
          const left = seat.hand.length - cards.length;
          const played2 = cards.filter(isTwo).length;
          if (wanted === 'out') return left === 0 && played2 === cards.length;
          if (wanted === 'strands') return left > 0 && played2 === 0 && left === twos;
          return left > 0 && played2 === cards.length && played2 === twos;
        });
        const cards = oneOf(rng, wishes)?.cards;
        return cards && { asked: { who: seat.name, cards }, seat: seat.name };
      });
    },
    read: (state, { who, cards }) => comesOf(state, who, cards),
    misconceptions({ asked: { cards = [] } }, answer) {
      const run = cards.length > 2 && !cards.every(isTwo);
      return [
        answer.type === 'said' && answer.said === 'wins' && run && mistake('two-in-run', sentenceAnswer('nobody')),
      ];
    },
    others: () => ['wins', 'nobody', 'refused', 'goes-on'].map((id) => sentenceAnswer(id)),
  }),
  /** The next player has a single card left: which single must be played? */
  'last-single': roundQuestion({
    rules: ['sam-bao-mot', 'sam-single'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const leads = rng.upTo(1) === 0;
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const next = seatsAfter(state, seat.name)[0];
        if (!next || next.passed || next.hand.length !== 1) return undefined;
        if (leads !== (state.trick.length === 0)) return undefined;
        const heights = singlesOf(state, seat.name).map(({ card }) => heightOf(card));
        const top = Math.max(...seat.hand.map(heightOf));
        const whole = heights.length > 1 && heights.includes(top);
        return whole && seat.hand.filter((card) => heightOf(card) === top).length === 1
          ? { asked: { who: seat.name, target: next.name }, seat: seat.name }
          : undefined;
      });
    },
    read(state, { who }) {
      const singles = singlesOf(state, who);
      const free = singles.filter(({ warns }) => !warns);
      const [first] = free;
      if (!first || (free.length > 1 && free.length < singles.length)) return undefined;
      return free.length > 1 ? sentenceAnswer('any') : cardsAnswer(first.card);
    },
    misconceptions({ state, asked: { who } }, answer) {
      const [low] = singlesOf(state, who);
      const high = singlesOf(state, who).at(-1);
      if (!low || !high) return [];
      return [
        answer.type === 'cards'
          ? mistake('highest-single', cardsAnswer(low.card))
          : mistake('free-single', cardsAnswer(high.card)),
      ];
    },
    others: ({ state, asked: { who } }) => [
      sentenceAnswer('any'),
      ...singlesOf(state, who).map(({ card }): Answer => cardsAnswer(card)),
    ],
  }),
  /** The player plays this, or passes, and the next one goes out with a last card: what does the player pay? */
  'last-pays': roundQuestion({
    rules: ['sam-bao-mot', 'sam-pay-cards'],
    level: 3,
    least: 3,
    fits: ({ payout }) => payout !== 'none',
    find(rng, rules) {
      const wanted = rng.pick(['low', 'low', 'low', 'high', 'pass']);
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const next = seatsAfter(state, seat.name)[0];
        if (!next || next.passed || next.hand.length !== 1 || next.hand.some(isTwo)) return undefined;
        const singles = singlesOf(state, seat.name).map(({ card }) => card);
        const top = Math.max(...seat.hand.map(heightOf));
        const wishes =
          wanted === 'pass'
            ? state.trick.length > 0 && singles.length > 0
              ? [[]]
              : []
            : singles.filter((card) => (wanted === 'high') === (heightOf(card) === top)).map((card) => [card]);
        const cards = wishes.find((one) => goesOut(state, seat.name, next.name, one));
        return cards && { asked: { who: seat.name, target: next.name, cards }, seat: seat.name };
      });
    },
    read(state, { who, target = '', cards = [] }) {
      const over = goesOut(state, who, target, cards);
      if (!over) return undefined;
      const paid = over.log.flatMap((event) => (event.type === 'pay' && event.who === who ? [event.step] : []));
      const mot = paid.find(({ rule }) => rule === 'sam-bao-mot');
      if (mot?.rule === 'sam-bao-mot') return sentenceAnswer(mot.why);
      return sentenceAnswer(paid.length > 0 ? 'own' : 'nothing');
    },
    misconceptions({ state, asked: { who, cards = [] } }, answer) {
      if (answer.type !== 'said' || answer.said !== 'own') return [];
      const hand = state.seats.find(({ name }) => name === who)?.hand ?? [];
      const kept = Math.max(...hand.map(heightOf)) > Math.max(...cards.map(heightOf));
      if (cards.length === 0) return [mistake('may-pass-then', sentenceAnswer('for-all'))];
      return [!kept && mistake('highest-is-enough', sentenceAnswer('for-all'))];
    },
    others: () => ['own', 'for-all', 'stake', 'nothing'].map((id) => sentenceAnswer(id)),
  }),
};

/** All that beats the table, were any last card as good as any other. */
function anyEnd(rules: SamRules) {
  const { runs, runBlock, chopTwo } = rules;
  return { runs, runBlock, chopTwo, finishOnTwo: 'allowed' } as const;
}

/** Somebody with ace, 2 and 3 left, which are a run. */
function lowTwo(rng: Rng, rules: SamRules): RoundMoment<SamState> | undefined {
  const pile = pileOf(rng, rules);
  const last = pile.heights([ACE, TWO, 0]);
  const run = pile.heights([2, 3, 4, 5, 6, 7]);
  const lone = pile.alike(7, 1);
  if (!last || !run || !lone) return undefined;
  const seats = seatsFor(rng);
  const at = rng.upTo(seats - 1);
  const who = NAMES[at] ?? NAMES[0];
  const held = NAMES.slice(0, seats).map((_, seat) => (seat === at ? [...last, ...run, ...lone] : []));
  const { state: from, deck } = dealtWith(rng, rules, setupOf(rng, seats, who), held);
  const one = from.turn === null ? undefined : played(silenced(from), playOrPass(who, run));
  const two = one && played(passedOut(one), playOrPass(who, lone));
  const state = two && passedOut(two);
  return state?.turn === who ? { state, deck, asked: { who, cards: last }, seat: who } : undefined;
}

/** The singles that the seat may play, one of each rank, the lowest first; and whether the engine warns of each. */
function singlesOf(state: SamState, who: string): readonly { readonly card: Card; readonly warns: boolean }[] {
  const found = new Map<number, { readonly card: Card; readonly warns: boolean }>();
  for (const { action, warns } of round.legal(state, who)) {
    const [card, ...more] = action.type === 'play' ? action.cards : [];
    if (card === undefined || more.length > 0 || found.has(heightOf(card))) continue;
    found.set(heightOf(card), { card, warns: warns === 'sam-bao-mot' });
  }
  return [...found.values()].sort((a, b) => heightOf(a.card) - heightOf(b.card));
}

/** The round after this move and the next player's going out; undefined where that is not possible. */
function goesOut(state: SamState, who: string, target: string, cards: readonly Card[]): SamState | undefined {
  const hand = state.seats.find(({ name }) => name === target)?.hand ?? [];
  const one = played(state, playOrPass(who, cards));
  const over = one?.turn === target ? played(one, playOrPass(target, hand)) : undefined;
  return over?.turn === null ? over : undefined;
}
