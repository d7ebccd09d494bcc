import fc from 'fast-check';
import { fixedSeed } from './runs.ts';

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Holds something of what is made from so many seeds. @param seed from which they are chosen: the same ones in every run */
export function forSeeds(count: number, seed: number, hold: (one: number) => void): void {
  fc.assert(fc.property(SEEDS, hold), { numRuns: count, seed: fixedSeed(seed) });
}

/** The same for pairs of them. */
export function forSeedPairs(count: number, seed: number, hold: (one: number, other: number) => void): void {
  fc.assert(fc.property(SEEDS, SEEDS, hold), { numRuns: count, seed: fixedSeed(seed) });
}
