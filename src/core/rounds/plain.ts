/**
 * Validates and copies input from plain JavaScript, a stored round or a link: a round's state is plain JSON and shares nothing
 * with the caller.
 */

/** The type of a value: a number, which the rules judge; a whole number; a text; a list of such; an object of such. */
export type PlainType =
  | 'number'
  | 'whole'
  | 'string'
  | 'boolean'
  | 'string or null'
  | readonly [PlainType]
  | { readonly [field: string]: PlainType };

/** The fields of an object with their types. */
type Shape = Readonly<Record<string, PlainType>>;

/** A copy with exactly these fields; undefined where one is missing or of another type. Total. */
export function plainCopy<T extends object>(given: T | null | undefined, shape: Shape): T | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const copy = { ...given };
  const kinds = new Map<PropertyKey, PlainType>(Object.entries(shape));
  for (const field of Reflect.ownKeys(copy)) {
    const kind = kinds.get(field);
    if (kind === undefined) {
      Reflect.deleteProperty(copy, field);
      continue;
    }
    const value = copied(Reflect.get(copy, field), kind);
    if (value === undefined) return undefined;
    Reflect.set(copy, field, value);
    kinds.delete(field);
  }
  return kinds.size === 0 ? copy : undefined;
}

/** The list where all items are of this type; undefined for anything else, holes included. */
export function plainList<T>(given: readonly T[] | null | undefined, kind: PlainType): readonly T[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const copy: T[] = Array.from(given);
  for (const [place, one] of copy.entries()) {
    const value = copied(one, kind);
    if (value === undefined) return undefined;
    Reflect.set(copy, place, value);
  }
  return copy;
}

/** A copy of a value of this type, or undefined; −0 becomes 0, as in JSON. */
function copied(value: unknown, kind: PlainType): unknown {
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? value + 0 : undefined;
    case 'whole':
      return Number.isSafeInteger(value) ? Number(value) + 0 : undefined;
    case 'string or null':
      return value === null || typeof value === 'string' ? value : undefined;
    case 'string':
    case 'boolean':
      return typeof value === kind ? value : undefined;
  }
  if (isList(kind)) return Array.isArray(value) ? plainList(value, kind[0]) : undefined;
  return typeof value === 'object' && value !== null ? plainCopy<object>(value, kind) : undefined;
}

function isList(kind: readonly [PlainType] | Shape): kind is readonly [PlainType] {
  return Array.isArray(kind);
}
