/** House rules to change, and what other houses say: one file, which comes when the first verdict of a page is uncovered. */

export { housesOf } from '#core/branches/outcomes.ts';
export { Branches } from './Branches.tsx';
export { HouseRules } from './HouseRules.tsx';
