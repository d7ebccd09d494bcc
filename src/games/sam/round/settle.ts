/** The end of a round: what is paid, by the same functions that rule on a case. ADR 9 has what no source says. */

import { assertDefined } from '#core/assert-defined.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { InstantWin } from '../engine/instant.ts';
import { debtOf, isCong, THOI } from '../engine/payment.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamPayStep } from '../engine/steps.ts';
import { playToBeat } from './seats.ts';
import type { SamEvent, SamState, Seat, TrickPlay } from './types.ts';

/** What each pays for an instant win, and what a sâm costs either way: 20 units, or two stakes. Rules sam-pay-white, sam-pay-sam. */
const CLEAN: Readonly<Record<SamRules['payout'], number>> = { 'per-card': 20, count: 20, flat: 2, none: 0 };

/** Rule sam-instant: it is over before the first card. */
export function endByInstant(state: SamState, { name: who, hand: cards }: Seat, kind: InstantWin): SamState {
  const logged = withEvents(state, { type: 'instant', who, rule: 'sam-instant', kind, cards });
  const units = CLEAN[state.rules.payout];
  const pays = othersOf(logged, who).map(
    ({ name }): SamPayStep => ({ rule: 'sam-pay-white', outcome: 'held', who: name, other: who, units }),
  );
  return end(logged, who, who, 'sam-instant', pays);
}

/** Why a sâm failed, and by whom. */
interface Failure {
  readonly why: 'blocked' | 'passed' | 'out' | 'on-two';
  readonly other: Who;
}

/**
 * Rules sam-bao-sam and sam-pay-sam: each pays the caller, or the caller pays each. Cards left over are not paid in such a deal;
 * chops are, but under `samVoids` not where the sâm failed. House rule `samStopped=stopper`: the caller pays all of it to the one who
 * blocked, went out, or has the play that was passed on; after a last 2 there is nobody of that kind.
 */
export function endBySam(played: SamState, caller: Who, failure: Failure | null): SamState {
  const state = payChops(played);
  const units = CLEAN[state.rules.payout];
  const pay = { rule: 'sam-pay-sam', outcome: 'held', units } as const;
  const rivals = othersOf(state, caller);
  if (!failure) {
    const logged = withEvents(state, { type: 'sam-won', who: caller, rule: 'sam-bao-sam' });
    const pays = rivals.map(({ name }): SamPayStep => ({ ...pay, who: name, why: 'won', other: caller }));
    return end(logged, caller, caller, 'sam-bao-sam', pays);
  }
  const lost = withEvents(state, { type: 'sam-lost', who: caller, rule: 'sam-bao-sam', ...failure });
  const logged = state.rules.samVoids ? voidChops(lost) : lost;
  const winner = failure.other === caller ? null : failure.other;
  const pays =
    winner !== null && rivals.length > 1 && state.rules.samStopped === 'stopper'
      ? [{ ...pay, who: caller, why: 'stopped', other: winner, units: units * rivals.length } as const]
      : rivals.map(({ name }): SamPayStep => ({ ...pay, who: caller, why: 'lost', other: name }));
  return end(logged, winner ?? caller, winner, 'sam-bao-sam', pays);
}

/**
 * Rule sam-thoi-2 under `finishOnTwo=thoi`: the deal is over, nobody has won, and the player pays each 15 for every 2 of that
 * play, or 1 where 2s cost no more than other cards.
 */
export function endByTwo(state: SamState, who: Who): SamState {
  const { cards } = assertDefined(playToBeat(state));
  const logged = withEvents(payChops(state), { type: 'thoi', who, rule: 'sam-thoi-2', cards });
  const units = { 'per-card': THOI * cards.length, count: 1, flat: 1, none: 0 }[state.rules.payout];
  const pays = othersOf(logged, who).map(
    ({ name }): SamPayStep => ({ rule: 'sam-thoi-2', outcome: 'held', who, other: name, cards, units }),
  );
  return end(logged, who, null, 'sam-thoi-2', pays);
}

/** Rule sam-end: each of the others pays for the cards left in hand; or one who kept a card back pays for all (sam-bao-mot). */
export function endByOut(state: SamState, who: Who, liable: SamState['liable']): SamState {
  const logged = withEvents(payChops(state), { type: 'out', who, rule: 'sam-end' });
  const debts = othersOf(logged, who).map(({ name, hand }) => debtOf(name, hand, who, state.rules));
  const own = debts.flatMap(({ pays }) => pays);
  if (liable === null) return end(logged, who, who, 'sam-end', own);
  const kept = withEvents(logged, { type: 'liable', ...liable, rule: 'sam-bao-mot', other: who });
  const mot = { rule: 'sam-bao-mot', outcome: 'held', who: liable.who, other: who } as const;
  if (state.rules.lastCard === 'stake-only') {
    return end(kept, who, who, 'sam-end', [...own, { ...mot, why: 'stake', units: 1 }]);
  }
  const total = debts.reduce((sum, { units }) => sum + units, 0);
  return end(kept, who, who, 'sam-end', [{ ...mot, why: 'for-all', units: total }]);
}

/**
 * Rule sam-pay-chop, once a trick is over, where 2s and quads have a price: 15 for each chopped 2 and each chopped quad. House
 * rule `chopChain`: in a chain the last one chopped pays all of it to the last chopper; or each chopped player pays the chopper
 * twice what the chop before it cost.
 */
export function payChops(state: SamState): SamState {
  if (state.rules.payout !== 'per-card') return state;
  const chops = state.trick.flatMap((over, at): [TrickPlay, TrickPlay][] => {
    const under = state.trick[at - 1];
    return under && over.combination.length >= 4 && over.combination.kind !== 'sanh' ? [[under, over]] : [];
  });
  const [first] = chops;
  const last = chops.at(-1);
  if (!first || !last) return state;
  const pay = { rule: 'sam-pay-chop', outcome: 'held' } as const;
  if (state.rules.chopChain === 'each-doubles') {
    const each = chops.map(([{ who, cards }, { who: other }], at): SamPayStep => {
      const why = at === 0 ? 'chop' : 'doubled';
      return { ...pay, who, why, other, cards, units: priceOf(first[0]) * 2 ** at };
    });
    return paid(state, each);
  }
  const [{ who }, { who: other }] = last;
  const cards = chops.flatMap(([under]) => under.cards);
  const units = chops.reduce((sum, [under]) => sum + priceOf(under), 0);
  return paid(state, [{ ...pay, who, why: chops.length > 1 ? 'chain' : 'chop', other, cards, units }]);
}

/** House rule `samVoids`: what was paid for chops in this deal is given back. */
function voidChops(state: SamState): SamState {
  // Chops are the only payment before the end.
  const chops = state.log.flatMap((event) => (event.type === 'pay' ? [event.step] : []));
  const back = chops.map(({ who, other, units }) => ({ who: other, other: who, units }));
  return withEvents(
    { ...state, nets: moved(state.nets, back) },
    ...back.map((one): SamEvent => ({ type: 'void', rule: 'sam-bao-sam', ...one })),
  );
}

/** What was chopped: a quad as one, 2s one by one; nothing else is. */
function priceOf({ cards, combination }: TrickPlay): number {
  return combination.kind === 'tu-quy' ? THOI : THOI * cards.length;
}

function othersOf({ seats }: SamState, who: Who): readonly Seat[] {
  return seats.filter(({ name }) => name !== who);
}

function paid(state: SamState, steps: readonly SamPayStep[]): SamState {
  const due = steps.filter(({ units }) => units > 0);
  return withEvents(
    { ...state, nets: moved(state.nets, due) },
    ...due.map((step): SamEvent => ({ type: 'pay', who: step.who, rule: step.rule, step })),
  );
}

/** Units that go from one to another. */
type Move = Pick<SamPayStep, 'who' | 'other' | 'units'>;

function moved(nets: SamState['nets'], moves: readonly Move[]): SamState['nets'] {
  return nets.map(([name, net]) => [name, moves.reduce((sum, move) => sum + gain(name, move), net)]);
}

function gain(name: Who, { who, other, units }: Move): number {
  if (name === other) return units;
  return name === who ? -units : 0;
}

type EndRule = Extract<SamEvent, { readonly type: 'end' }>['rule'];

/** All hands are turned up, what is due is paid, and the round is over. */
function end(state: SamState, who: Who, winner: Who | null, rule: EndRule, pays: readonly SamPayStep[]): SamState {
  const left = state.seats
    .filter(({ name, hand }) => hand.length > 0 && !(rule === 'sam-instant' && name === who))
    .map(({ name, hand: cards }): SamEvent => {
      const cong = rule === 'sam-end' && isCong(cards);
      return { type: 'left', who: name, rule: cong ? 'sam-cong' : 'sam-end', cards };
    });
  const after = paid(withEvents(state, ...left), pays);
  const logged = withEvents(after, { type: 'end', who, rule, winner, result: after.nets });
  return { ...logged, turn: null, liable: null };
}
