/** Reads any text as JSON, without throwing. */

/** What may stand for a minus zero: one that is written, or a number too small for any other. */
const MINUS_ZERO = /-0|e-/i;

/** Undefined for what is not JSON, since no JSON text gives undefined. */
export function parseJson(text: string): unknown {
  try {
    // A minus zero is read, and written without its sign. To look at every value takes ten times as long as to read them.
    return MINUS_ZERO.test(text) ? JSON.parse(text, (_, value) => (value === 0 ? 0 : value)) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The members of an object as a map, so that names such as `constructor` have no special meaning; none of anything else. */
export function membersOf(json: unknown): ReadonlyMap<string, unknown> {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return new Map<string, unknown>(isObject ? Object.entries(json) : []);
}
