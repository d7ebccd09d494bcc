/** Editing house rules, and the verdicts of other rule sets: one file, loaded when the first verdict of a page is revealed. */

export { opinionsOf } from '#core/branches/opinion-groups.ts';
export { BranchList } from './BranchList.tsx';
export { HouseRules } from './HouseRules.tsx';
