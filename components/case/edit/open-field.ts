/** Hands whose cards may be unknown, as the picker changes them. */

import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';

/** How many cards a hand has, known or not. */
export function handLength({ cards, unknown = [] }: Pick<Field, 'cards' | 'unknown'>): number {
  return cards.length + unknown.length;
}

/**
 * A hand with one known card more or less: a new one takes the first unknown place, where there is one; else it goes to the end.
 * @param cards the known cards now, a new one last
 */
export function withCards({ unknown = [], ...field }: Field, cards: readonly Card[]): Field {
  const eaten = field.eaten.filter((mark) => cards.includes(mark.card));
  const [place, ...others] = unknown;
  const added = cards.length > field.cards.length ? cards.at(-1) : undefined;
  if (place !== undefined && added !== undefined) {
    // No unknown card stands before it, so its place is the same among the known ones.
    return open({ ...field, cards: field.cards.toSpliced(place, 0, added), eaten }, others);
  }
  const gone = field.cards.findIndex((card) => !cards.includes(card));
  if (gone < 0) return open({ ...field, cards, eaten }, unknown);
  // Unknown places behind the one that is gone move up.
  const before = unknown.filter((one, at) => one - at <= gone).length;
  return open(
    { ...field, cards, eaten },
    unknown.map((one, at) => (at < before ? one : one - 1)),
  );
}

/** A hand with so many unknown cards: a new one goes to the end, and the last one is taken out. */
export function withUnknown({ unknown = [], ...field }: Field, count: number): Field {
  const more = Array.from(
    { length: Math.max(0, count - unknown.length) },
    (_, at) => handLength({ ...field, unknown }) + at,
  );
  return open(field, [...unknown.slice(0, count), ...more]);
}

function open(field: Field, unknown: readonly number[]): Field {
  return unknown.length > 0 ? { ...field, unknown } : field;
}
