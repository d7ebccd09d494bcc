/** What is paid at the end of a round beside what a case knows: for sâm, instant wins, a last 2, a card kept back, and chops. */

import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { type Debt, THOI } from '../engine/payment.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamPayStep } from '../engine/steps.ts';

/** What each pays for an instant win, and what a sâm costs either way: 20 units, or two stakes. Rules sam-pay-white, sam-pay-sam. */
const CLEAN: Readonly<Record<SamRules['payout'], number>> = { 'per-card': 20, count: 20, flat: 2, none: 0 };

/** Rule sam-pay-white: each of the others pays. */
export function whitePays(winner: Who, others: readonly Who[], { payout }: SamRules): readonly SamPayStep[] {
  const units = CLEAN[payout];
  return others.map((who) => ({ rule: 'sam-pay-white', outcome: 'held', who, other: winner, units }));
}

/** Rule sam-pay-sam, of a sâm that was made: each of the others pays. */
export function samWonPays(caller: Who, rivals: readonly Who[], { payout }: SamRules): readonly SamPayStep[] {
  const units = CLEAN[payout];
  return rivals.map((who) => ({ rule: 'sam-pay-sam', outcome: 'held', why: 'won', who, other: caller, units }));
}

/**
 * Rule sam-pay-sam, of a sâm that failed: the caller pays each, or under `samStopped=stopper` all of it to the one who stopped it.
 * @param stopper null where nobody did: the caller went out on a 2
 */
export function samLostPays(
  caller: Who,
  rivals: readonly Who[],
  stopper: Who | null,
  { payout, samStopped }: SamRules,
): readonly SamPayStep[] {
  const units = CLEAN[payout];
  const pay = { rule: 'sam-pay-sam', outcome: 'held', who: caller } as const;
  if (stopper !== null && rivals.length > 1 && samStopped === 'stopper') {
    return [{ ...pay, why: 'stopped', other: stopper, units: units * rivals.length }];
  }
  return rivals.map((other) => ({ ...pay, why: 'lost', other, units }));
}

/** Rule sam-thoi-2: the player pays each of the others 15 for every 2 of the last play, or 1 where 2s cost no more than other cards. */
export function lastTwoPays(
  who: Who,
  others: readonly Who[],
  cards: readonly Card[],
  { payout }: SamRules,
): readonly SamPayStep[] {
  const units = { 'per-card': THOI * cards.length, count: 1, flat: 1, none: 0 }[payout];
  return others.map((other) => ({ rule: 'sam-thoi-2', outcome: 'held', who, other, cards, units }));
}

/** Rule sam-end: each of the others pays for the cards left in hand; or one who kept a card back pays for all (sam-bao-mot). */
export function outPays(
  winner: Who,
  debts: readonly Debt[],
  liable: Who | null,
  { lastCard }: SamRules,
): readonly SamPayStep[] {
  const own = debts.flatMap(({ pays }) => pays);
  if (liable === null) return own;
  const mot = { rule: 'sam-bao-mot', outcome: 'held', who: liable, other: winner } as const;
  if (lastCard === 'stake-only') return [...own, { ...mot, why: 'stake', units: 1 }];
  const total = debts.reduce((sum, { units }) => sum + units, 0);
  return [{ ...mot, why: 'for-all', units: total }];
}

/** A play that was chopped, and by whom. */
export interface Chop {
  readonly who: Who;
  readonly other: Who;
  /** What was chopped: 2s, or a quad. */
  readonly cards: readonly Card[];
  readonly isQuad: boolean;
}

/**
 * Rule sam-pay-chop, where 2s and quads have a price: 15 for each chopped 2 and each chopped quad. House rule `chopChain`: in a chain
 * the last one chopped pays all of it to the last chopper; or each chopped player pays the chopper twice what the chop before it cost.
 * @param chops of one trick, the first one first
 */
export function chopPays(chops: readonly Chop[], { payout, chopChain }: SamRules): readonly SamPayStep[] {
  if (payout !== 'per-card') return [];
  const [first] = chops;
  const last = chops.at(-1);
  if (!first || !last) return [];
  const pay = { rule: 'sam-pay-chop', outcome: 'held' } as const;
  if (chopChain === 'each-doubles') {
    return chops.map(({ who, other, cards }, at): SamPayStep => {
      return { ...pay, who, why: at === 0 ? 'chop' : 'doubled', other, cards, units: priceOf(first) * 2 ** at };
    });
  }
  const { who, other } = last;
  const cards = chops.flatMap((chop) => chop.cards);
  const units = chops.reduce((sum, chop) => sum + priceOf(chop), 0);
  return [{ ...pay, who, why: chops.length > 1 ? 'chain' : 'chop', other, cards, units }];
}

/** A quad as one, 2s one by one; nothing else is chopped. */
function priceOf({ cards, isQuad }: Chop): number {
  return isQuad ? THOI : THOI * cards.length;
}
