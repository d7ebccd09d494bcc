/** What the page on odds of Tá Lả counts. */

export { handsOf, WITHOUT_MELD, withoutCa } from './ta-la/count.ts';
export { dealtOut } from './ta-la/melded.ts';
export { waitsFor } from './ta-la/waits.ts';
