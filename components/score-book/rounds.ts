/** What reads rounds and judges them: to enter one, to say what happened in each, to see by which house they were paid. */

export { RoundSheet } from './entry/RoundSheet.tsx';
export { roundTextOf } from './round-texts.ts';
export { SeenHouse } from './seen/SeenHouse.tsx';
