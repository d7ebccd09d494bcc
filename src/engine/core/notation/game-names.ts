import { foldMarks } from './lexicon.ts';

/** Games as people call them, without marks. Longer names first where one begins another. */
const GAME_NAMES: readonly (readonly [spoken: string, head: string])[] = [
  ['xi dach', 'xi-dach'],
  ['xidach', 'xi-dach'],
  ['xi lac', 'xi-dach'],
  ['xi lat', 'xi-dach'],
  ['blackjack', 'xi-dach'],
  ['xi to', 'xi-to'],
  ['xito', 'xi-to'],
  ['ba cay', 'ba-cay'],
  ['bacay', 'ba-cay'],
  ['3 cay', 'ba-cay'],
  ['bai cao', 'ba-cay@bai-cao'],
  ['ba la', 'ba-cay@bai-cao'],
  ['ta la', 'ta-la'],
  ['tala', 'ta-la'],
  ['phom', 'ta-la'],
  ['sam loc', 'sam'],
  ['xam', 'sam'],
  ['sam', 'sam'],
];

/** These may be the beginning of a hand as well: `phỏm: 5 6 7`, `sám 7`. */
const ALSO_CARDS: ReadonlySet<string> = new Set(['phom', 'xam', 'sam']);
/** These count cards where a rank follows: `ba lá 7`. */
const COUNTS =
  /^(?:(?:ba|3) (?:cay|la)) (?:\d|[ajqk](?![a-z])|(?:at|ach|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi|heo|boi|ri|dam|gia)(?![a-z]))/;

/** The ids of all games of the book, whether their engines are here or not. */
export const GAME_IDS = [...new Set(GAME_NAMES.map(([, head]) => head))].filter((head) => !head.includes('@'));

/** A game as it was named: the head that stands for it, and how many units of the text the name takes. */
export interface NamedGame {
  readonly head: string;
  readonly length: number;
  /** The name could be the beginning of a hand. */
  readonly doubtful: boolean;
}

/** The games that a text can begin with, the longest name first. */
export function gamesNamedAt(text: string): NamedGame[] {
  const spoken = plain(text);
  return GAME_NAMES.filter(([name]) => spoken.startsWith(name) && !/^[a-z0-9]/.test(spoken.slice(name.length)))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, head]) => ({
      head,
      length: lengthOf(text, name),
      doubtful: ALSO_CARDS.has(name) || COUNTS.test(spoken),
    }));
}

/** The game that a text begins with as people say it, and where the name ends; a name alone could be the beginning of a hand. */
export function gameNamedFirst(text: string): { readonly head: string; readonly end: number } | undefined {
  const from = text.length - text.trimStart().length;
  const named = gamesNamedAt(text.slice(from)).find(({ length, doubtful }) =>
    isHead(text.slice(from + length), doubtful),
  );
  return named && { head: named.head, end: from + named.length };
}

/** `Sâm.`, `Xì Dách (Phổ thông)`, `xi dach cai …`: what follows the name tells, where the name could be cards. */
function isHead(rest: string, doubtful: boolean): boolean {
  return /^\s*(?:[.;,(\n\r]|$)/.test(rest) || (!doubtful && /^[\s:]/.test(rest));
}

/** How many units of a text a name without marks takes that it begins with: the same letters, and any blanks between words. */
function lengthOf(text: string, name: string): number {
  let length = 1;
  while (length < text.length && plain(text.slice(0, length)) !== name) length++;
  // Marks that stand apart belong to their letter.
  return length + text.slice(length).search(/\P{M}|$/u);
}

/** Small letters without marks, one blank between words. */
export function plain(text: string): string {
  return foldMarks(text.normalize('NFC')).replace(/[\s-]+/g, ' ');
}
