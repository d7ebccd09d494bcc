/** What the page on odds of Tá Lả counts. */

export { handsOfSize, WITHOUT_MELD, withoutCa } from './count.ts';
export { dealtOut } from './melded.ts';
export { waitsFor } from './waits.ts';
