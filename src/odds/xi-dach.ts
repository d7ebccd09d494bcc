/** The odds of Xì Dách: counted over one whole deck, nothing simulated. For tables and charts, at build time. */
export { type BustRow, bustChances, type Risk } from './xi-dach/bust.ts';
export { ENDS, type End, type EndOdds, ends, type Minimum } from './xi-dach/ends.ts';
export { type Naturals, naturalAtTable, naturals, type Odds } from './xi-dach/naturals.ts';
