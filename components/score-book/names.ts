/** The names of those who sit at the table. */

import { type EveningPlayer, LEAST_PLAYERS } from '#core/evening/evening.ts';

export type NamesFault =
  | { readonly code: 'too-few' }
  /** A second person of this name; told where it stands. */
  | { readonly code: 'twice'; readonly name: string; readonly at: number };

/** Names that sound alike are one: letter case and blanks say nothing. */
export function sameName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC').toLocaleLowerCase('vi');
}

/** What keeps these names from being a table; empty places do not count. */
export function namesFault(names: readonly string[]): NamesFault | undefined {
  const said = names.map(sameName);
  const at = said.findIndex((name, place) => name !== '' && said.indexOf(name) !== place);
  if (at >= 0) return { code: 'twice', name: (names[at] ?? '').trim(), at };
  return said.filter(Boolean).length < LEAST_PLAYERS ? { code: 'too-few' } : undefined;
}

/** People by their names, in this order. @param from the first number that nobody has */
export function playersOf(names: readonly string[], from = 1): readonly EveningPlayer[] {
  return names
    .map((name) => name.trim().replace(/\s+/gu, ' ').normalize('NFC'))
    .filter(Boolean)
    .map((name, at) => ({ id: from + at, name }));
}

/** A list with the item at a place moved by some places; the same list where that leads beyond its ends. */
export function moved<T>(list: readonly T[], at: number, by: number): readonly T[] {
  const to = at + by;
  const one = list[at];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(at, 1).toSpliced(to, 0, one);
}
