/** Who leads: in a first round, after another one, and when somebody has called sâm. */

import { type Answer, mistake, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { heightOf } from '../../engine/ranks.ts';
import type { SamRules } from '../../engine/rules.ts';
import { round, type SamState } from '../../round/index.ts';

import { type Choose, dealt, eager, ended, NAMES, played, roundQuestion, seatsFor, silenced } from './moments.ts';

export const leadsPlays = {
  /** A first round, and nobody calls: who leads? */
  'lead-first': roundQuestion({
    rules: ['sam-lead-first', 'sam-no-suit'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), null);
      if (!state) return undefined;
      const lowest = lowestOf(state);
      const first = Math.min(...lowest.map(heightOf));
      // Most of the time two have the lowest rank, and suits decide.
      if (lowest.filter((card) => heightOf(card) === first).length < 2 && rng.upTo(4) > 0) return undefined;
      return { state, asked: { who: NAMES[0], cards: lowest }, seat: '' };
    },
    read: (state) => leadIn(silenced(state)),
    misconceptions({ state }) {
      const cards = lowestOf(state);
      const first = Math.min(...cards.map(heightOf));
      return state.seats
        .filter(({ hand: [card] }) => card !== undefined && heightOf(card) === first)
        .map(({ name }) => mistake('spades-are-low', playersAnswer(name)));
    },
    others: ({ state }) => [sentenceAnswer('random'), ...state.seats.map(({ name }) => playersAnswer(name))],
  }),
  /** The round is over: who leads the next one, in which nobody calls? */
  'lead-next': roundQuestion({
    rules: ['sam-lead-next', 'sam-lead-first'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = overBy(rng, rules, rng.pick(['out', 'out', 'sam', 'sam', 'thoi', 'thoi']));
      return state && { state, asked: { who: NAMES[0] }, seat: '' };
    },
    read(state) {
      let setup = round.nextSetup(state.setup, state.log);
      let next = round.deal(state.rules, setup);
      // After an instant win nobody led.
      while (next.ok && next.value.turn === null) {
        setup = { ...setup, seed: setup.seed + 1 };
        next = round.deal(state.rules, setup);
      }
      return next.ok ? leadIn(silenced(next.value), true) : undefined;
    },
    misconceptions({ state }, answer) {
      const failed = state.log.find((event) => event.type === 'sam-lost' || event.type === 'thoi');
      if (failed?.type === 'sam-lost') return [mistake('failed-not-won', playersAnswer(failed.who))];
      if (failed) return [mistake('two-not-won', playersAnswer(failed.who))];
      return [answer.type === 'who' && mistake('only-first-round', sentenceAnswer('lowest'))];
    },
    others: ({ state }) => [
      sentenceAnswer('random'),
      sentenceAnswer('lowest'),
      ...state.seats.map(({ name }) => playersAnswer(name)),
    ],
  }),
  /** Somebody calls, or nobody: who leads? */
  'lead-call': roundQuestion({
    rules: ['sam-call', 'sam-lead-next'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const seats = seatsFor(rng);
      const winner = oneOf(rng, NAMES.slice(0, seats)) ?? NAMES[0];
      const state = dealt(rng, rules, seats, winner);
      const callers = NAMES.slice(0, seats).filter((name) => name !== winner);
      const target = rng.upTo(3) > 0 ? oneOf(rng, callers) : undefined;
      return state && { state, asked: { who: winner, ...(target === undefined ? {} : { target }) }, seat: '' };
    },
    read(state, { target }) {
      const called = target === undefined ? state : played(state, { type: 'call', seat: target });
      return called && leadIn(silenced(called));
    },
    misconceptions: ({ asked: { who, target } }) => [
      target !== undefined && mistake('call-before-winner', playersAnswer(who)),
      mistake('only-first-round', sentenceAnswer('lowest')),
    ],
    others: ({ state }) => [sentenceAnswer('lowest'), ...state.seats.map(({ name }) => playersAnswer(name))],
  }),
};

function lowestOf({ seats }: SamState) {
  return seats.flatMap(({ hand }) => hand.slice(0, 1));
}

/** @param later a round yet to be dealt: nobody knows who will have the lowest card */
function leadIn({ log }: SamState, later = false): Answer | undefined {
  const lead = log.find((event) => event.type === 'lead');
  if (lead?.type !== 'lead') return undefined;
  if (lead.why === 'random' || (later && lead.why === 'lowest')) return sentenceAnswer(lead.why);
  return playersAnswer(lead.who);
}

/** A round that is over because somebody is out, has failed with a sâm, or has gone out on a 2 where that wins nothing. */
function overBy(rng: Rng, rules: SamRules, end: 'out' | 'sam' | 'thoi'): SamState | undefined {
  const state = dealt(rng, rules, seatsFor(rng), oneOf(rng, NAMES.slice(0, 3)) ?? null);
  if (!state) return undefined;
  const caller = end === 'sam' ? oneOf(rng, state.seats)?.name : undefined;
  const called = caller === undefined ? state : played(state, { type: 'call', seat: caller });
  return called && ended(rng, silenced(called), end === 'thoi' ? careless(rng) : eager(rng));
}

/** Ends on 2s where that is allowed. */
function careless(rng: Rng): Choose {
  const plain = eager(rng);
  return (options, state) => options.find(({ warns }) => warns === 'sam-thoi-2') ?? plain(options, state);
}
