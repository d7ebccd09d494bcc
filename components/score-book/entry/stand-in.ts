/**
 * Names as the reader of free text knows them. People are called Ba, Năm, Anh Hai; in a text those are cards and other words. So each
 * name of the table is read as one that is nothing else, and places in the text are told as they were typed.
 */

import type { PlayerId } from '#core/evening/evening.ts';
import { fold } from '#src/search/fold.ts';

/** As many as sit at a table. */
const STAND_INS = ['bình', 'chi', 'dung', 'hùng', 'lan', 'minh', 'phong', 'tuấn'] as const;
const BANKER = 'cái';

export interface Seated {
  readonly id: PlayerId;
  readonly name: string;
}

export interface StoodIn {
  readonly text: string;
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
  const names = seats.map((seat, at) => ({
    ...seat,
    stands: seat.id === banker ? BANKER : (STAND_INS[at] ?? seat.name),
  }));
  // The longest first: “Bình” would be found within “Bình em”.
  const wanted = names.toSorted((one, other) => other.name.length - one.name.length);
  const cuts: { readonly at: number; readonly from: number; readonly grows: number }[] = [];
  const named = new Set<PlayerId>();
  let text = '';
  let from = 0;
  for (let at = 0; at < typed.length; ) {
    const found = isWordStart(typed, at) ? wanted.find(({ name }) => standsAt(typed, at, name)) : undefined;
    if (!found) {
      at += 1;
      continue;
    }
    const { id, name, stands } = found;
    named.add(id);
    text += typed.slice(from, at);
    cuts.push({ at: text.length, from: at, grows: stands.length - name.length });
    text += stands;
    at += name.length;
    from = at;
  }
  text += typed.slice(from);
  const byRead = new Map<string, PlayerId>(names.map(({ id, stands }) => [fold(stands), id]));
  if (banker !== null) byRead.set('cai', banker);
  return {
    text,
    isNamed: (id) => named.has(id),
    playerOf: (name) => byRead.get(fold(name)),
    placeOf(at) {
      const cut = cuts.findLast((one) => one.at <= at);
      return cut ? cut.from + Math.max(0, at - cut.at - cut.grows) : at;
    },
    named: (sentence) =>
      names.reduce(
        (said, { name, stands }) => said.replace(new RegExp(`(?<!\\p{L})${stands}(?!\\p{L})`, 'giu'), name),
        sentence,
      ),
  };
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
