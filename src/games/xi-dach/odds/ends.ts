import { isNatural } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { type Odds, odds } from './naturals.ts';
import { drawOne, EMPTY, reader, type ShapeReading, type Weighted } from './shapes.ts';

/** How a hand ends: the two naturals, the five-card hand, a total, five cards still short, over 21. Best first. */
export const END_KINDS = [
  'xi-ban',
  'xi-dach',
  'ngu-linh',
  '21',
  '20',
  '19',
  '18',
  '17',
  '16',
  '15',
  '14',
  'non',
  'quac',
] as const;
export type EndKind = (typeof END_KINDS)[number];

/** Minimums that some rule set uses. Settings `minStand` and `bankerMin`. */
export type Minimum = 14 | 15 | 16 | 17;

export interface EndOdds extends Odds {
  readonly end: EndKind;
}

/** All orders in which five cards can come off the deck: 311,875,200. Below 2^53, so every count here is exact. */
const ORDERS = 52 * 51 * 50 * 49 * 48;

/**
 * How the hand of a player ends who draws while the best total is under `minimum` and there are fewer than five cards, and then
 * stands. A natural stops the player at once. At `minimum` the player stands, also with four cards: nobody draws on for a ngũ
 * linh here. Exact, by the rank counts of one deck without replacement; the deals are those of five cards in order, used or not.
 * Totals under `minimum` cannot be ends and are not listed; the others are, also where their count is 0. Of the rules `aces`,
 * `naturalTens` and `fiveCard` matter; `bankerMin` and `minStand` do not, as `minimum` replaces them.
 */
export function ends(rules: XiDachRules, minimum: Minimum): readonly EndOdds[] {
  const read = reader(rules);
  const ways = new Map<EndKind, number>();
  let open: Weighted[] = [{ shape: EMPTY, ways: 1 }];
  let rest = ORDERS;
  for (let size = 1; size <= 5; size++) {
    rest /= 53 - size;
    const drawn = drawOne(open);
    open = [];
    for (const hand of drawn) {
      const end = size < 2 ? undefined : endOf(read(hand.shape), size, minimum);
      if (end === undefined) open.push(hand);
      else ways.set(end, (ways.get(end) ?? 0) + hand.ways * rest);
    }
  }
  return END_KINDS.filter((end) => !(Number(end) < minimum)).map((end) => ({
    end,
    ...odds(ways.get(end) ?? 0, ORDERS),
  }));
}

/** How this hand ends, or undefined if it draws on. */
function endOf({ kind, points }: ShapeReading, size: number, minimum: Minimum): EndKind | undefined {
  if (isNatural(kind) || kind === 'quac' || kind === 'ngu-linh') return kind;
  if ((points ?? 0) >= minimum) return END_KINDS.find((end) => end === String(points));
  return size === 5 ? 'non' : undefined;
}
