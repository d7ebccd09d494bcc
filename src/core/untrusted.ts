/** Looks at JSON that anybody may have written. Nothing here throws; what is not as it should be is `undefined`. */

import { membersOf } from './parse-json.ts';

/** The members of an object that has all of the first, any of the others, and none besides. */
export function exactMembers(
  json: unknown,
  needed: readonly string[],
  others: readonly string[] = [],
): ReadonlyMap<string, unknown> | undefined {
  const members = membersOf(json);
  const isWhole = needed.every((name) => members.has(name));
  const isKnown = [...members.keys()].every((name) => needed.includes(name) || others.includes(name));
  return isWhole && isKnown ? members : undefined;
}

/** A whole number in this range. */
export function wholeIn(json: unknown, least: number, most: number): number | undefined {
  const isWhole = typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most;
  // A database keeps the sign of a minus zero.
  return isWhole ? json + 0 : undefined;
}

/** A line of text with so many characters: none that controls a device, and no half of one. */
export function lineOf(json: unknown, least: number, most: number): string | undefined {
  if (typeof json !== 'string' || /[\p{Cc}\p{Cs}]/u.test(json)) return undefined;
  const { length } = [...json];
  return length >= least && length <= most ? json : undefined;
}

/** A list with so many items, all of which can be read. */
export function listOf<T>(
  json: unknown,
  least: number,
  most: number,
  read: (item: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(json) || json.length < least || json.length > most) return undefined;
  const items: T[] = [];
  for (const one of json) {
    const item = read(one);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
