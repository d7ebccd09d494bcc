/** The odds of Xì Dách: counted over one whole deck, nothing simulated. For tables and charts, at build time. */
export { type BustRow, bustChances } from './xi-dach/bust.ts';
export { type End, ends, type Minimum } from './xi-dach/ends.ts';
export { naturalAtTable, naturals, type Odds } from './xi-dach/naturals.ts';
