/** In the nightly run nothing is left out: every property at its full length, every test in both languages. ADR 14. */
export const FULL = process.env['FULL'] === '1';
/** Under `npm test` a fiftieth of it: enough to find the faults that `faults.test.ts` puts in. */
const SHARE = 50;

/** How often a long property is tried. @param full how often in full; @param least how often at least */
export function runs(full: number, least = 100): number {
  return FULL ? full : Math.min(full, Math.max(least, Math.ceil(full / SHARE)));
}

/** All of it in full, and by day every so manyth, the first one always among them. */
export function sampled<T>(all: readonly T[], every: number): readonly T[] {
  return FULL ? all : all.filter((_, at) => at % every === 0);
}

/** The seed of a property that is tried on the same samples in every run; `SEED=7` tries all of them on others. */
export function fixedSeed(seed: number): number {
  return seed + 1000 * Number(process.env['SEED'] ?? 0);
}
