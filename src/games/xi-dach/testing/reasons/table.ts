/** What xi-dach.md says of the hands at a table. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { perCase } from '#testing/reasons/per-case.ts';
import type { XiDachKind } from '../../engine/hand.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import { type LiteralHand, literalHand, literalNet, literalOutcome } from '../literal.ts';
import { literalTotals, literalValues } from '../literal-total.ts';

export interface RecountedHand extends LiteralHand {
  readonly who: string;
  readonly cards: readonly Card[];
  /** Every total that the rule set allows, ascending. */
  readonly totals: readonly number[];
}

export interface ToldTable {
  readonly banker: RecountedHand;
  readonly players: readonly RecountedHand[];
}

export const toldTableOf = perCase((fields: readonly Field[], rules: XiDachRules): ToldTable => {
  const banker = assertDefined(fields.find(({ role }) => role === 'cai'));
  return {
    banker: handOf(banker, rules.bankerMin, rules),
    players: fields.filter((field) => field !== banker).map((field) => handOf(field, rules.minStand, rules)),
  };
});

function handOf({ name, cards }: Field, min: number, rules: XiDachRules): RecountedHand {
  const ranks = cards.map(rankOf);
  return { who: name, cards, ...literalHand(ranks, min, rules), totals: literalTotals(ranks, rules.aces) };
}

export const isNaturalKind = (kind: XiDachKind): kind is 'xi-ban' | 'xi-dach' =>
  kind === 'xi-ban' || kind === 'xi-dach';
export const isAceRank = (card: Card): boolean => rankOf(card) === 'A';
/** Rule xd-faces, and the 10 itself. */
export const isTenCard = (card: Card): boolean => ['10', 'J', 'Q', 'K'].includes(rankOf(card));

/** `win`, `lose`, `push` or `unsettled`, and the stakes: xi-dach.md §1.4 to §1.6. */
export function settlement(
  player: RecountedHand,
  { banker }: ToldTable,
  rules: XiDachRules,
): { readonly outcome: string; readonly net: number } {
  const outcome = literalOutcome(player, banker, banker.cards.length, rules);
  return { outcome, net: literalNet(outcome, player, banker, rules) };
}

/** One way to count these cards to this total, if the rule set allows one. */
export function partsFor(cards: readonly Card[], total: number, { aces }: XiDachRules): readonly number[] | undefined {
  const from = (at: number, left: number): readonly number[] | undefined => {
    const card = cards[at];
    if (card === undefined) return left === 0 ? [] : undefined;
    for (const value of literalValues(rankOf(card), cards.length, aces)) {
      const rest = from(at + 1, left - value);
      if (rest) return [value, ...rest];
    }
    return undefined;
  };
  return from(0, total);
}

/** Is each card counted as the rule set allows, and is this the sum? */
export function isCount(
  cards: readonly Card[],
  parts: readonly number[],
  total: number,
  { aces }: XiDachRules,
): boolean {
  return (
    parts.length === cards.length &&
    cards.every((card, at) => literalValues(rankOf(card), cards.length, aces).includes(parts[at] ?? Number.NaN)) &&
    parts.reduce((sum, part) => sum + part, 0) === total
  );
}
