/** What reads rounds and judges them: to enter one, to say what happened in each, to lay it on the table, to see by which house it was paid. */

export { BookTable } from '../table-mode/BookTable.tsx';
export { RoundSheet } from './entry/RoundSheet.tsx';
export { roundTextOf } from './round-texts.ts';
export { SeenHouse } from './seen/SeenHouse.tsx';
