/** Who pays what once somebody is out. Rules sam-pay-cards, sam-pay-thoi and sam-pay-cong; amounts in units. */

import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { CARDS_DEALT } from './instant.ts';
import { byHeight, heightOf, isTwo } from './ranks.ts';
import type { SamRules } from './rules.ts';
import type { SamDebt, SamStep } from './steps.ts';

/** What a 2 or a quad costs, whether held to the end or chopped (O-BV). */
export const THOI = 15;
/** House rule `thoiHeo=plus-5`: what a 2 that is left costs beside its own 1 (O-HSX). */
export const PLUS = 5;

/** What one player owes the winner for the cards left in hand. */
export interface Debt {
  readonly units: number;
  readonly cong: boolean;
  readonly steps: readonly SamStep[];
  /** Those of the steps that say what is paid. */
  readonly pays: readonly SamDebt[];
}

/** Rule sam-cong: ten cards still held, so the player never played one. */
export function isCong(cards: readonly Card[]): boolean {
  return cards.length === CARDS_DEALT;
}

/**
 * One loser. House rule `payout`: for each card 1, for each quad 15 instead; or 1 for each card, whatever it is; or one stake; or
 * nothing. House rule `thoiHeo`: for each 2 15 instead of its 1, or its 1 and 5 more. House rule `cong`: who never played pays that
 * for the ordinary cards, or for all of them, or for the stake.
 */
export function debtOf(who: Who, given: readonly Card[], winner: Who, rules: SamRules): Debt {
  const cards = given.toSorted(byHeight);
  const cong = isCong(cards);
  const steps: SamStep[] = cong ? [{ rule: 'sam-cong', outcome: 'held', who, cards }] : [];
  if (rules.payout === 'none') return { units: 0, cong, steps, pays: [] };
  const fine = cong ? rules.cong : 0;
  if (cong && fine === 0) steps.push({ rule: 'sam-cong', outcome: 'failed', who, why: 'house' });
  const owes = { flat: flatPays, count: countPays, 'per-card': cardPays }[rules.payout];
  const pays = owes(who, cards, winner, fine, rules);
  return { units: pays.reduce((sum, { units }) => sum + units, 0), cong, steps: [...steps, ...pays], pays };
}

/** A 2 is a card like any other, and so are those of a quad. */
function countPays(who: Who, cards: readonly Card[], other: Who, fine: number): SamDebt[] {
  if (fine > 0) return [{ rule: 'sam-pay-cong', outcome: 'held', who, why: 'cards', other, cards, units: fine }];
  return [{ rule: 'sam-pay-cards', outcome: 'held', who, why: 'count', other, cards, units: cards.length }];
}

function flatPays(who: Who, cards: readonly Card[], other: Who, fine: number): SamDebt[] {
  if (fine > 0) return [{ rule: 'sam-pay-cong', outcome: 'held', who, why: 'flat', other, cards, units: fine }];
  return [{ rule: 'sam-pay-cards', outcome: 'held', who, why: 'flat', other, cards, units: 1 }];
}

/** The ordinary cards, or the fine for them; then the 2s; then each quad. Four 2s are four 2s. */
function cardPays(who: Who, cards: readonly Card[], other: Who, fine: number, rules: SamRules): SamDebt[] {
  const twos = cards.filter(isTwo);
  const quads = quadsIn(cards);
  const instead = twos.length > 0 && rules.thoiHeo === 15;
  const plain = cards.filter((card) => !(instead && twos.includes(card)) && !quads.flat().includes(card));
  const pays: SamDebt[] = [];
  if (fine > 0) {
    pays.push({ rule: 'sam-pay-cong', outcome: 'held', who, why: 'cards', other, cards: plain, units: fine });
  } else if (plain.length > 0) {
    pays.push({ rule: 'sam-pay-cards', outcome: 'held', who, why: 'cards', other, cards: plain, units: plain.length });
  }
  const thoi = { rule: 'sam-pay-thoi', outcome: 'held', who, other } as const;
  if (twos.length > 0) {
    pays.push({
      ...thoi,
      why: instead ? 'twos' : 'twos-more',
      cards: twos,
      units: (instead ? THOI : PLUS) * twos.length,
    });
  }
  return [...pays, ...quads.map((quad): SamDebt => ({ ...thoi, why: 'quad', cards: quad, units: THOI }))];
}

/** Four of a rank, 2s aside. */
export function quadsIn(cards: readonly Card[]): readonly (readonly Card[])[] {
  const first = cards.filter(
    (card, at) => !isTwo(card) && cards.findIndex((one) => heightOf(one) === heightOf(card)) === at,
  );
  return first
    .map((card) => cards.filter((one) => heightOf(one) === heightOf(card)))
    .filter(({ length }) => length === 4);
}
