/** In the nightly run nothing is left out: every property at its full length, every test in both languages. ADR 14. */
export const FULL = process.env['FULL'] === '1';
/** Under `npm test` a twenty-fifth of it: enough to find the faults that `faults.test.ts` puts in. */
const SHARE = 25;

/** How often a long property is tried. @param full how often in full; @param least how often at least */
export function runs(full: number, least = 100): number {
  return FULL ? full : Math.min(full, Math.max(least, Math.ceil(full / SHARE)));
}
