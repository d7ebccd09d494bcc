/** The end of a round: what is paid, by the same functions that rule on a case. ADR 9 has what no source says. */

import { assertDefined } from '#core/assert-defined.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import type { InstantWin } from '../engine/instant.ts';
import { debtOf, isCong } from '../engine/payment.ts';
import type { SamPayStep } from '../engine/steps.ts';
import { type Chop, chopPays, lastTwoPays, outPays, samLostPays, samWonPays, whitePays } from './payments.ts';
import { playToBeat } from './seats.ts';
import type { SamEvent, SamState, Seat } from './types.ts';

/** Rule sam-instant: it is over before the first card. */
export function endByInstant(state: SamState, { name: who, hand: cards }: Seat, kind: InstantWin): SamState {
  const logged = withEvents(state, { type: 'instant', who, rule: 'sam-instant', kind, cards });
  return end(logged, who, who, 'sam-instant', whitePays(who, othersOf(logged, who), state.rules));
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
  const rivals = othersOf(state, caller);
  if (!failure) {
    const logged = withEvents(state, { type: 'sam-won', who: caller, rule: 'sam-bao-sam' });
    return end(logged, caller, caller, 'sam-bao-sam', samWonPays(caller, rivals, state.rules));
  }
  const lost = withEvents(state, { type: 'sam-lost', who: caller, rule: 'sam-bao-sam', ...failure });
  const logged = state.rules.samVoids ? voidChops(lost) : lost;
  const winner = failure.other === caller ? null : failure.other;
  const pays = samLostPays(caller, rivals, winner, state.rules);
  return end(logged, winner ?? caller, winner, 'sam-bao-sam', pays);
}

/**
 * Rule sam-thoi-2 under `finishOnTwo=thoi`: the deal is over, nobody has won, and the player pays each 15 for every 2 of that
 * play, or 1 where 2s cost no more than other cards.
 */
export function endByTwo(state: SamState, who: Who): SamState {
  const { cards } = assertDefined(playToBeat(state));
  const logged = withEvents(payChops(state), { type: 'thoi', who, rule: 'sam-thoi-2', cards });
  return end(logged, who, null, 'sam-thoi-2', lastTwoPays(who, othersOf(logged, who), cards, state.rules));
}

/** Rule sam-end: each of the others pays for the cards left in hand; or one who kept a card back pays for all (sam-bao-mot). */
export function endByOut(state: SamState, who: Who, liable: SamState['liable']): SamState {
  const logged = withEvents(payChops(state), { type: 'out', who, rule: 'sam-end' });
  const debts = seatsBut(logged, who).map(({ name, hand }) => debtOf(name, hand, who, state.rules));
  const pays = outPays(who, debts, liable?.who ?? null, state.rules);
  const kept = liable ? withEvents(logged, { type: 'liable', ...liable, rule: 'sam-bao-mot', other: who }) : logged;
  return end(kept, who, who, 'sam-end', pays);
}

/** Rule sam-pay-chop, once a trick is over. */
export function payChops(state: SamState): SamState {
  const chops = state.trick.flatMap((over, at): Chop[] => {
    const under = state.trick[at - 1];
    if (!under || over.combination.length < 4 || over.combination.kind === 'sanh') return [];
    const { who, cards, combination } = under;
    return [{ who, other: over.who, cards, isQuad: combination.kind === 'tu-quy' }];
  });
  return paid(state, chopPays(chops, state.rules));
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

function othersOf(state: SamState, who: Who): readonly Who[] {
  return seatsBut(state, who).map(({ name }) => name);
}

function seatsBut({ seats }: SamState, who: Who): readonly Seat[] {
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
