/**
 * Names as the reader of free text knows them. People are called Ba, Năm, Anh Hai; in a text those are cards and other words. So each
 * name of the table is read as one that is nothing else, and places in the text are told as they were typed.
 */

import type { PlayerId } from '#core/evening/evening.ts';
import { fold, markedText, wordsOf } from '#src/search/fold.ts';

/** Twice as many as sit at a table: one that stands in the text by itself is somebody else. */
const STAND_INS = [
  ...['bình', 'chi', 'dung', 'hùng', 'lan', 'minh', 'phong', 'tuấn'],
  ...['khôi', 'oanh', 'tuyết', 'hiếu', 'thịnh', 'vinh', 'quỳnh', 'nhung'],
] as const;
const BANKER = 'cái';
/** How sentences call the banker. */
const BANKERS = ['nhà cái', 'the banker', 'banker', BANKER] as const;

export interface Seated {
  readonly id: PlayerId;
  readonly name: string;
}

/** A name without its marks that could be any of these people's. */
export interface UnclearName {
  readonly at: number;
  readonly length: number;
  readonly found: string;
  readonly names: readonly string[];
}

export interface StoodIn {
  readonly text: string;
  /** Names of which nobody can say whose they are. */
  readonly unclear: readonly UnclearName[];
  /** Does their name stand in the text? */
  isNamed(id: PlayerId): boolean;
  /** Who is meant by a name of the reader's case; undefined for somebody who does not sit there. */
  playerOf(name: string): PlayerId | undefined;
  /** A place in this text as a place in the one that was typed. */
  placeOf(at: number): number;
  /** A sentence with the names of the table. */
  named(sentence: string): string;
}

/** @param banker who holds the bank; their name stands for the banker's hand */
export function standIn(typed: string, seats: readonly Seated[], banker: PlayerId | null): StoodIn {
  const places = placesOf(typed, seats);
  const found = places.flatMap(({ at, length, who: [one, ...others] }) =>
    one && others.length === 0 ? [{ at, length, one }] : [],
  );
  const unclear = places.flatMap(({ at, length, who }) =>
    who.length > 1 ? [{ at, length, found: typed.slice(at, at + length), names: who.map(({ name }) => name) }] : [],
  );
  const stands = standsFor(seats, banker, restOf(typed, found));
  const cuts: { readonly at: number; readonly from: number; readonly grows: number }[] = [];
  let text = '';
  let from = 0;
  for (const { at, length, one } of found) {
    const stand = stands.get(one.id) ?? one.name;
    text += typed.slice(from, at);
    cuts.push({ at: text.length, from: at, grows: stand.length - length });
    text += stand;
    from = at + length;
  }
  text += typed.slice(from);
  const byRead = new Map<string, PlayerId>([...stands].map(([id, stand]) => [fold(stand), id]));
  return {
    text,
    unclear,
    isNamed: (id) => found.some(({ one }) => one.id === id),
    playerOf: (name) => byRead.get(fold(name)),
    placeOf(at) {
      const cut = cuts.findLast((one) => one.at <= at);
      return cut ? cut.from + Math.max(0, at - cut.at - cut.grows) : at;
    },
    named: (sentence) => named(sentence, seats, stands),
  };
}

/** Where names of the table stand in a text, and whose each can be. */
function placesOf(typed: string, seats: readonly Seated[]) {
  const marked = new Set(
    eachWord(typed, (at) => longest(seats.filter(({ name }) => isMarked(typed, at, name)))).flatMap(({ who }) => who),
  );
  return eachWord(typed, (at) => {
    const there = longest(seats.filter(({ name }) => standsAt(typed, at, name)));
    const same = there.filter(({ name }) => isMarked(typed, at, name));
    if (same.length > 0) return same;
    // Whoever is written with their own marks is not meant by others: beside “An”, “ăn” is no name.
    return there.filter((one) => !marked.has(one) || isBare(typed.slice(at, at + one.name.length)));
  });
}

/** The words of a text that are somebody's name, from left to right. */
function eachWord(typed: string, whoAt: (at: number) => readonly Seated[]) {
  const found: { readonly at: number; readonly length: number; readonly who: readonly Seated[] }[] = [];
  for (let at = 0; at < typed.length; ) {
    const who = isWordStart(typed, at) ? whoAt(at) : [];
    const length = who[0]?.name.length ?? 0;
    if (length > 0) found.push({ at, length, who });
    at += Math.max(1, length);
  }
  return found;
}

/** Those with the longest name: “Bình” would be found within “Bình em”. */
function longest(some: readonly Seated[]): readonly Seated[] {
  const most = Math.max(...some.map(({ name }) => name.length));
  return some.filter(({ name }) => name.length === most);
}

/** What is left of a text without these places. */
function restOf(typed: string, places: readonly { readonly at: number; readonly length: number }[]): string {
  return places.reduceRight((rest, { at, length }) => `${rest.slice(0, at)} ${rest.slice(at + length)}`, typed);
}

/** By which name the reader knows each of them. */
function standsFor(seats: readonly Seated[], banker: PlayerId | null, rest: string): ReadonlyMap<PlayerId, string> {
  const words = new Set(wordsOf(rest));
  // Those that stand in the text come last.
  const free = STAND_INS.toSorted((one, other) => Number(words.has(fold(one))) - Number(words.has(fold(other))));
  return new Map(seats.map(({ id, name }, at) => [id, id === banker ? BANKER : (free[at] ?? name)]));
}

/** All names at once: a name of the table can be what another one stands for. */
function named(sentence: string, seats: readonly Seated[], stands: ReadonlyMap<PlayerId, string>): string {
  const names = new Map(
    seats.flatMap(({ id, name }) => {
      const stand = stands.get(id) ?? name;
      return (stand === BANKER ? BANKERS : [stand]).map((one) => [one.toLowerCase(), name] as const);
    }),
  );
  if (names.size === 0) return sentence;
  const said = new RegExp(`(?<!\\p{L})(?:${[...names.keys()].join('|')})(?!\\p{L})`, 'giu');
  return sentence.replace(said, (word) => names.get(word.toLowerCase()) ?? word);
}

const LETTER = /[\p{L}\p{M}\d]/u;

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !LETTER.test(text.charAt(at - 1));
}

/** Does a name stand there, with its marks or without? */
function standsAt(text: string, at: number, name: string): boolean {
  const there = text.slice(at, at + name.length);
  const after = text.charAt(at + name.length);
  return fold(there) === fold(name) && (there === '' || !LETTER.test(after));
}

/** Does it stand there with its own marks? */
function isMarked(text: string, at: number, name: string): boolean {
  return standsAt(text, at, name) && markedText(text.slice(at, at + name.length)) === markedText(name);
}

/** Is it typed without any marks? */
function isBare(text: string): boolean {
  return fold(text) === text.toLowerCase();
}

/** Names for the notation: letters, digits and hyphens, each once. */
export function notationNames(names: readonly string[], isTaken: (name: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const [at, name] of names.entries()) {
    const said = name
      .toLocaleLowerCase('vi')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/gu, '')
      .slice(0, 20);
    const isFree = said !== '' && !isTaken(said) && !found.includes(said);
    found.push(isFree ? said : `${said || 'x'}-${at + 1}`);
  }
  return found;
}
