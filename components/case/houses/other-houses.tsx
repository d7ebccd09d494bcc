/** Editing house rules, and the verdicts of other rule sets: one file, loaded when the first verdict of a page is revealed. */

export { housesOf } from '#core/branches/outcomes.ts';
export { Branches } from './Branches.tsx';
export { HouseRules } from './HouseRules.tsx';
