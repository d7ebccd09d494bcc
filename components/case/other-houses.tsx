/** What other houses say, and how it is shown: one file, which comes when the first verdict of a page is uncovered. */

export { Branches } from './Branches.tsx';
export { housesOf } from './outcomes.ts';
