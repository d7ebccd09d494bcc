import type { Field } from '#core/case.ts';

/** Long hands stand below their names; this is how many cards there are in one row. */
const LONG = 5;
/** Two hands of so few cards lie side by side on a phone. */
const SHORT = 3;

/** The layout of the hands of a small case: two side by side, rows with the name at the left, or long ones below their names. */
export function lookOf(fields: readonly Field[]): 'duo' | 'rows' | 'long' {
  const most = Math.max(...fields.map(({ cards }) => cards.length));
  if (most > LONG) return 'long';
  return fields.length === 2 && most <= SHORT ? 'duo' : 'rows';
}
