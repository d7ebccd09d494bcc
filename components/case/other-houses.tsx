/** House rules to change, and what other houses say: one file, which comes when the first verdict of a page is uncovered. */

export { HouseRules } from '../house/HouseRules.tsx';
export { Branches } from './Branches.tsx';
export { housesOf } from './outcomes.ts';
