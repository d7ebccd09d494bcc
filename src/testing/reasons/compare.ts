/** A verdict as it follows from its steps, beside the one that was given. */

import type { Json } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import type { Derived } from './kit.ts';

/** A part of a verdict: where it stands, of whom, and whether the steps say it, say another thing, or leave it open. */
export interface VerdictPart {
  readonly part: string;
  readonly who: string;
  readonly is: 'said' | 'open' | 'other';
}

/** Every part of a verdict beside what was derived. @param names those that stand as `*` in a part's place */
export function* parts(
  given: Json,
  derived: Derived,
  names: readonly string[],
  at: { readonly part: string; readonly who: string } = { part: '', who: '' },
): Generator<VerdictPart> {
  if (derived === undefined) {
    yield { ...at, is: 'open' };
    return;
  }
  if (isList(given) && isList(derived)) {
    if (given.length !== derived.length) yield { ...at, is: 'other' };
    for (const [place, one] of given.entries()) yield* parts(one, derived[place], names, at);
    return;
  }
  if (isObject(given) && isObject(derived)) {
    const keys = derived.pairs.map(([key]) => key);
    if (keys.join('\n') !== given.pairs.map(([key]) => key).join('\n')) {
      yield { ...at, is: 'other' };
      return;
    }
    for (const [place, [key, one]] of given.pairs.entries()) {
      const isName = names.includes(key);
      const below = `${at.part === '' ? '' : `${at.part}.`}${isName ? '*' : key}`;
      yield* parts(one, derived.pairs[place]?.[1], names, { part: below, who: isName ? key : at.who });
    }
    return;
  }
  yield { ...at, is: given === derived ? 'said' : 'other' };
}

/** What was derived, as text; `?` where it is left open. */
export function writeDerived(derived: Derived): string {
  if (derived === undefined) return '?';
  if (derived === null || typeof derived !== 'object') return writeJson(derived);
  if (isList(derived)) return `[${derived.map(writeDerived).join(',')}]`;
  return `{${derived.pairs.map(([key, one]) => `"${key}":${writeDerived(one)}`).join(',')}}`;
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

function isObject(value: Derived): value is { readonly pairs: readonly (readonly [string, Derived])[] } {
  return typeof value === 'object' && value !== null && 'pairs' in value;
}
