import { assertDefined } from './assert-defined.ts';
import { formatCard } from './card.ts';
import type { Json } from './game/game.ts';
import type { Step } from './ruling.ts';

/** An object that keeps this order of keys. */
export function ordered(pairs: readonly (readonly [string, Json])[]): Json {
  return { pairs };
}

/** The entries of an object; none of anything else. */
export function entriesOf(of: Json): readonly (readonly [string, Json])[] {
  return of !== null && typeof of === 'object' && 'pairs' in of ? of.pairs : [];
}

/** An object with an entry for each item under its name; each entry is an object itself. */
export function byName<T extends { readonly name: string }>(
  all: readonly T[],
  factsOf: (one: T) => readonly (readonly [string, Json])[],
): Json {
  return ordered(all.map((one) => [one.name, ordered(factsOf(one))]));
}

/** One line of JSON text; objects keep the order of their entries, which `JSON.stringify` does not do for keys like `2`. */
export function writeJson(value: Json): string {
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(writeJson).join(',')}]`;
  return `{${value.pairs.map(([key, item]) => `${JSON.stringify(key)}:${writeJson(item)}`).join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/** A step as JSON: `rule` first, cards as rank and letter, nothing left out. */
export function stepJson(step: Step): Json {
  return ordered(
    Object.entries(step).map(([key, value]) => [
      key,
      key === 'cards' || key === 'meld' ? assertDefined(step[key]).map(formatCard) : plainJson(value),
    ]),
  );
}

function plainJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return Array.isArray(value) ? value.map(plainJson) : null;
}
