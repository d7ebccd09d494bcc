/** The odds of Xì Dách: counted over one whole deck, nothing simulated. For tables and charts, at build time. */
export { type BustRow, bustChances } from './bust.ts';
export { type EndKind, ends, type Minimum } from './ends.ts';
export { naturalAtTable, naturals, type Odds } from './naturals.ts';
