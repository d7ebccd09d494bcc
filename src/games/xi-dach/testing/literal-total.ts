/**
 * Totals straight from xi-dach.md §1.2 and the `aces` rows of xi-dach.md §1.8, written without a look at the engine: every value of
 * every ace is tried, one by one.
 */

type AceRule = 'any' | 'one-ten' | 'by-size-a' | 'by-size-b' | 'by-size-c' | 'one-eleven';

/** For each rule, what an ace may count in a hand of two, three, four and five cards. */
const ACE: Readonly<Record<AceRule, Readonly<Record<number, readonly number[]>>>> = {
  any: { 2: [1, 10, 11], 3: [1, 10, 11], 4: [1, 10, 11], 5: [1, 10, 11] },
  'one-ten': { 2: [1, 10], 3: [1, 10], 4: [1, 10], 5: [1, 10] },
  'by-size-a': { 2: [11], 3: [1, 10], 4: [1], 5: [1] },
  'by-size-b': { 2: [10, 11], 3: [1], 4: [1], 5: [1] },
  'by-size-c': { 2: [10, 11], 3: [1, 10], 4: [1], 5: [1] },
  'one-eleven': { 2: [1, 11], 3: [1, 11], 4: [1, 11], 5: [1, 11] },
};

const PRINTED: Readonly<Record<string, number>> = {
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  J: 10,
  Q: 10,
  K: 10,
};

/** What one card may count in a hand of `size` cards. */
export function literalValues(rank: string, size: number, aces: AceRule): readonly number[] {
  return rank === 'A' ? (ACE[aces][size] ?? []) : [PRINTED[rank] ?? Number.NaN];
}

/** Every total that the rule set allows, ascending, each once. */
export function literalTotals(ranks: readonly string[], aces: AceRule): number[] {
  const sums = (rest: readonly string[]): number[] => {
    const [first, ...others] = rest;
    if (first === undefined) return [0];
    const values = literalValues(first, ranks.length, aces);
    return values.flatMap((value) => sums(others).map((sum) => value + sum));
  };
  return [...new Set(sums(ranks))].sort((a, b) => a - b);
}

/** Rule xd-best-total: the highest total that is not over 21; if all are over, the lowest. */
export function literalBest(totals: readonly number[]): number {
  const notOver = totals.filter((total) => total <= 21);
  return notOver.length > 0 ? Math.max(...notOver) : Math.min(...totals);
}
