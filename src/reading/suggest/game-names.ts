import type { GameBook } from '#core/game/book.ts';
import { foldMarks } from '#core/notation/lexicon.ts';

/** What is known of a game before its engine is loaded. */
export type NamedGame = Pick<GameBook, 'id' | 'aliases'>;

/** Behind a name that counts cards: a rank, so that `ba lá 7` is no game. */
const RANK_BEHIND =
  /^ (?:\d|[ajqk](?![a-z])|(?:at|ach|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi|heo|boi|ri|dam|gia)(?![a-z]))/;

/** A game as it was named. */
export interface NamedHead {
  /** The head that stands for it: `ba-cay@bai-cao`. */
  readonly head: string;
  /** How many units of the text the name takes. */
  readonly length: number;
  /** The name could be the beginning of a hand. */
  readonly doubtful: boolean;
}

/** The games that a text can begin with, the longest name first. */
export function gamesNamedAt(text: string, games: readonly NamedGame[]): NamedHead[] {
  const spoken = plainName(text);
  return games
    .flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, ...alias })))
    .filter(({ said }) => spoken.startsWith(said) && !/^[a-z0-9]/.test(spoken.slice(said.length)))
    .toSorted((a, b) => b.said.length - a.said.length)
    .map(({ id, said, preset, doubt }) => ({
      head: preset === undefined ? id : `${id}@${preset}`,
      length: lengthOf(text, said),
      doubtful: doubt === 'term' || (doubt === 'count' && RANK_BEHIND.test(spoken.slice(said.length))),
    }));
}

/** The game that a text begins with as people say it, and where the name ends; a name alone could be the beginning of a hand. */
export function gameNamedFirst(
  text: string,
  games: readonly NamedGame[],
): { readonly head: string; readonly end: number } | undefined {
  const from = text.length - text.trimStart().length;
  const named = gamesNamedAt(text.slice(from), games).find(({ length, doubtful }) =>
    isHead(text.slice(from + length), doubtful),
  );
  return named && { head: named.head, end: from + named.length };
}

/** `Sâm.`, `Xì Dách (Phổ thông)`, `xi dach cai …`: what follows the name tells, where the name could be cards. */
function isHead(rest: string, doubtful: boolean): boolean {
  return /^\s*(?:[.;,(@\n\r]|$)/.test(rest) || (!doubtful && /^[\s:]/.test(rest));
}

/** How many units of a text a name without marks takes that it begins with: the same letters, and any blanks between words. */
function lengthOf(text: string, name: string): number {
  let length = 1;
  while (length < text.length && plainName(text.slice(0, length)) !== name) length++;
  // Marks that stand apart belong to their letter.
  return length + text.slice(length).search(/\P{M}|$/u);
}

/** Small letters without marks, one blank between words. */
export function plainName(text: string): string {
  return foldMarks(text.normalize('NFC')).replace(/[\s-]+/g, ' ');
}
