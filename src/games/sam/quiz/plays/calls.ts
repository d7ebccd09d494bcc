/** Calling sâm: when it is allowed, who gets to play, what ends it, what it costs. */

import type { Card } from '#core/card.ts';
import { mistake, netAnswer, netFrom, playersAnswer, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import type { MomentQuestion } from '#core/quiz/play.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover } from '#core/rounds/seats.ts';
import type { SamRules } from '../../engine/rules.ts';
import { round, type SamEvent, type SamState } from '../../round/index.ts';

import {
  type Choose,
  dealt,
  eager,
  eventsOf,
  led,
  may,
  momentIn,
  NAMES,
  played,
  playOrPass,
  roundQuestion,
  seatsFor,
  silenced,
} from './moments.ts';

const WHEN = ['open', 'open', 'spoken', 'called', 'called', 'led'] as const;

export const callsPlays = {
  /** May this player call now? */
  'may-call': roundQuestion({
    rules: ['sam-bao-sam', 'sam-bao-sam-priority'],
    level: 1,
    find(rng, rules) {
      const from = dealt(rng, rules, seatsFor(rng), oneOf(rng, NAMES.slice(0, 3)) ?? null);
      const found = from && whenIn(rng, from);
      const who = found && oneOf(rng, found.among);
      return found && who !== undefined ? { state: found.state, asked: { who }, seat: who } : undefined;
    },
    read: (state, { who }) => yesAnswer(may(state, { type: 'call', seat: who })),
    misconceptions({ state, asked: { who } }, answer) {
      if (saysYes(answer)) {
        return [state.turn !== who && mistake('calls-out-of-turn', yesAnswer(false))];
      }
      const misconception = state.trick.length > 0 ? 'calls-late' : state.caller === null ? 'said-is-said' : 'one-call';
      return [mistake(misconception, yesAnswer(true))];
    },
    replayUnder({ setup, actions }, rules) {
      const state = round.deal(rules, setup);
      return state.ok ? played(state.value, ...actions) : undefined;
    },
  }),
  /** One calls, and then another: who plays? */
  'who-calls': roundQuestion({
    rules: ['sam-bao-sam-priority', 'sam-call'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), oneOf(rng, NAMES.slice(0, 3)) ?? null);
      const [one = '', two = ''] = rng.shuffled(state?.seats ?? []).map(({ name }) => name);
      // Most of the time the later caller sits earlier: there rule sets differ.
      const [first] = (state?.seats ?? []).filter(({ name }) => name === one || name === two);
      const swap = rng.upTo(3) > 0 && first?.name === one;
      const [who, target] = swap ? [two, one] : [one, two];
      return state && { state, asked: { who, target }, seat: '' };
    },
    read(state, { who, target = '' }) {
      const one = played(state, { type: 'call', seat: who });
      const both = one && (played(one, { type: 'call', seat: target }) ?? one);
      const caller = both && round.view(silenced(both), '').caller;
      return caller ? playersAnswer(caller) : undefined;
    },
    misconceptions: () => [mistake('one-plays-alone', sentenceAnswer('both'))],
    others: ({ asked: { who, target = '' } }) => [playersAnswer(who), playersAnswer(target), sentenceAnswer('both')],
  }),
};

/** Asked after how a round ends. */
export const samPlays = {
  /** What does this move do to the sâm: does it fail, is it made, or does it go on? */
  'sam-fails': roundQuestion({
    rules: ['sam-bao-sam', 'sam-pass'],
    level: 2,
    least: 3,
    find: (rng, rules) => duringSam(rng, rules, rng.pick(['block', 'block', 'out', 'on', 'pass'])),
    read(state, { who, cards }) {
      const events = eventsOf(state, playOrPass(who, cards));
      if (!events) return undefined;
      if (events.some(({ type }) => type === 'sam-lost')) return sentenceAnswer('failed');
      return sentenceAnswer(events.some(({ type }) => type === 'sam-won') ? 'made' : 'goes-on');
    },
    misconceptions({ state, asked: { who } }, answer) {
      const wrong = answer.type === 'said' && answer.said !== 'goes-on';
      return [wrong && who === state.caller && mistake('sam-is-over', sentenceAnswer('goes-on'))];
    },
    others: () => [sentenceAnswer('failed'), sentenceAnswer('goes-on'), sentenceAnswer('made')],
  }),
  /** The sâm is decided: what does one get, or pay, for it? */
  'sam-pays': roundQuestion({
    rules: ['sam-pay-sam', 'sam-bao-sam'],
    level: 2,
    least: 3,
    fits: ({ payout }) => payout !== 'none',
    find(rng, rules) {
      const found = duringSam(rng, rules, rng.pick(['block', 'block', 'out', 'pass']));
      const caller = found?.state.caller ?? undefined;
      const who = rng.upTo(2) === 0 ? caller : oneOf(rng, found?.state.seats ?? [])?.name;
      return found && who !== undefined
        ? { ...found, asked: { who, target: found.asked.who, cards: found.asked.cards ?? [] }, seat: '' }
        : undefined;
    },
    read(state, { who, target = '', cards }) {
      const events = eventsOf(state, playOrPass(target, cards));
      if (!events?.some(({ type }) => type === 'sam-lost' || type === 'sam-won')) return undefined;
      const paid = events.flatMap((event) =>
        event.type === 'pay' && event.rule === 'sam-pay-sam' ? [event.step] : [],
      );
      const net = paid.reduce(
        (sum, step) => sum + (step.other === who ? step.units : 0) - (step.who === who ? step.units : 0),
        0,
      );
      return netAnswer(who, net);
    },
    misconceptions({ state, asked: { who, target = '', cards } }, answer) {
      const net = netFrom(answer);
      const rivals = state.seats.length - 1;
      const whole = wholeOf(eventsOf(state, playOrPass(target, cards)) ?? []);
      if (whole > 0) {
        const each = whole / rivals;
        return [
          mistake('stopper-takes-all', netAnswer(who, who === state.caller ? -each : each)),
          net !== 0 && mistake('wrong-side', netAnswer(who, -net)),
        ];
      }
      if (net === 0) return [];
      const hand = state.seats.find(({ name }) => name === who)?.hand.length ?? 0;
      return [
        who === state.caller
          ? mistake('each-of-all', netAnswer(who, net / rivals))
          : net < 0
            ? mistake('sam-not-cards', netAnswer(who, -hand))
            : mistake('caller-pays-all', netAnswer(who, 0)),
        mistake('wrong-side', netAnswer(who, -net)),
      ];
    },
    others: ({ state, asked: { who } }) => {
      const times = who === state.caller ? state.seats.length - 1 : 1;
      return [20, -20, 0].map((units) => netAnswer(who, times * units));
    },
  }),
};

/** What the one who stopped the sâm gets alone; 0 where every player has a share of it. */
function wholeOf(events: readonly SamEvent[]): number {
  const whole = events.find(
    (event) => event.type === 'pay' && event.step.rule === 'sam-pay-sam' && event.step.why === 'stopped',
  );
  return whole?.type === 'pay' ? whole.step.units : 0;
}

/** Before anybody spoke or after some did; after a call; after the first card. And who may be asked about. */
function whenIn(rng: Rng, from: SamState): { readonly state: SamState; readonly among: readonly string[] } | undefined {
  const names = from.seats.map(({ name }) => name);
  const some = names.slice(0, 1 + rng.upTo(names.length - 2));
  const rest = names.slice(some.length);
  const quiet = played(from, ...some.map((seat) => ({ type: 'silent', seat }) as const));
  if (!quiet) return undefined;
  switch (rng.pick(WHEN)) {
    case 'open':
      return { state: quiet, among: rest };
    case 'spoken':
      return { state: quiet, among: some };
    case 'called': {
      const seat = names.at(-1) ?? '';
      const state = played(from, { type: 'call', seat });
      return state && { state, among: names.slice(0, -1) };
    }
    case 'led': {
      const state = led(rng, silenced(from));
      return state && { state, among: names.filter((name) => name !== state.trick[0]?.who) };
    }
  }
}

/** A moment of a round that one plays alone: a block, the caller's last cards, any other move, or a pass. */
function duringSam(rng: Rng, rules: SamRules, wanted: 'block' | 'out' | 'on' | 'pass') {
  const find = (
    state: SamState,
  ): { readonly state: SamState; readonly asked: MomentQuestion; readonly seat: string } | undefined => {
    const seat = mover(state);
    if (!seat) return undefined;
    const at = (cards: readonly Card[]) => ({ state, asked: { who: seat.name, cards }, seat: seat.name });
    const own = seat.name === state.caller;
    const plays = round.legal(state, seat.name).flatMap(({ action }) => (action.type === 'play' ? [action.cards] : []));
    const [first] = plays;
    switch (wanted) {
      case 'block':
        return own || !first ? undefined : at(first);
      case 'out': {
        const last = plays.find(({ length }) => length === seat.hand.length);
        return own && last ? at(last) : undefined;
      }
      case 'on': {
        if (!own) return rng.upTo(2) === 0 ? at([]) : undefined;
        const some = oneOf(rng, plays);
        return some && some.length < seat.hand.length ? at(some) : undefined;
      }
      case 'pass':
        return own && state.trick.length > 0 ? at([]) : undefined;
    }
  };
  return momentIn(rng, rules, wanted === 'pass' ? eager(rng) : alone(rng), find, (state) => {
    const seat = oneOf(rng, state.seats)?.name ?? '';
    const called = played(state, { type: 'call', seat });
    return called && silenced(called);
  });
}

/** Only the caller plays. */
function alone(rng: Rng): Choose {
  const plain = eager(rng);
  return (options, state) => options.find(({ action }) => action.type === 'pass') ?? plain(options, state);
}
