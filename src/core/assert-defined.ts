/**
 * A value that the code knows to exist and the types do not: the rank of a card, the setting of a key of the schema. Throws only
 * if our own code is wrong; no reader's input leads there.
 */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value is missing');
  return value;
}
