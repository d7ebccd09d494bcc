import type { Json } from '../game/game.ts';

/**
 * What somebody says of a case: a part of its verdict's JSON, as plain data (`{ players: { an: { outcome: 'win' } } }`). An object
 * may leave out keys; a list must be whole, since one that is cut short says something else.
 */
export type PartialVerdict =
  | string
  | number
  | boolean
  | null
  | readonly PartialVerdict[]
  | { readonly [key: string]: PartialVerdict };

/** Does the verdict say all of this? */
export function isPartOf(part: PartialVerdict, verdict: Json): boolean {
  if (part === null || typeof part !== 'object') return part === verdict;
  if (verdict === null || typeof verdict !== 'object') return false;
  if (isList<PartialVerdict>(part) || isList<Json>(verdict)) {
    if (!isList<PartialVerdict>(part) || !isList<Json>(verdict) || part.length !== verdict.length) return false;
    return verdict.every((item, at) => part[at] !== undefined && isPartOf(part[at], item));
  }
  const items = new Map(verdict.pairs);
  return Object.entries(part).every(([key, inner]) => {
    const item = items.get(key);
    return item !== undefined && isPartOf(inner, item);
  });
}

function isList<T>(value: object): value is readonly T[] {
  return Array.isArray(value);
}
