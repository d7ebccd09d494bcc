/**
 * A value that the code knows to be there and the types do not: the rank of a card, the setting of a key of the schema.
 * Throws only where a defect of ours makes it untrue; nothing that a reader types leads there.
 */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value is missing');
  return value;
}
