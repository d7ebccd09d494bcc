import type { Field } from '#core/case.ts';

/** Long hands lie under their names, as many cards as there are in one row. */
const LONG = 5;
/** Two hands of so few cards lie side by side on a phone. */
const SHORT = 3;

/** How the hands of a small case lie: two beside each other, rows with the name at the left, or long ones under their names. */
export function lookOf(fields: readonly Field[]): 'duo' | 'rows' | 'long' {
  const most = Math.max(...fields.map(({ cards }) => cards.length));
  if (most > LONG) return 'long';
  return fields.length === 2 && most <= SHORT ? 'duo' : 'rows';
}
