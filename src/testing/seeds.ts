import fc from 'fast-check';

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Holds something of what is made from so many seeds, the same ones in every run. @param first which ones */
export function forSeeds(count: number, first: number, hold: (seed: number) => void): void {
  fc.assert(fc.property(SEEDS, hold), { numRuns: count, seed: first });
}

/** The same for pairs of them. */
export function forSeedPairs(count: number, first: number, hold: (seed: number, other: number) => void): void {
  fc.assert(fc.property(SEEDS, SEEDS, hold), { numRuns: count, seed: first });
}
