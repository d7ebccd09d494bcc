/** How people write ranks and suits: glyphs, English letters, Vietnamese words with or without their marks. */

import { assertDefined } from '../assert-defined.ts';
import { RANKS, type Rank, SUITS, type Suit } from '../card.ts';

/** A spelling that was found: its meaning and where it ends. */
interface Match<T> {
  readonly value: T;
  readonly end: number;
  /** A glyph, letter or number, and no word. */
  readonly sign: boolean;
}

/** A way to write something, in small letters. */
interface Spelling<T> {
  readonly value: T;
  readonly text: string;
  readonly sign: boolean;
}

/** All spellings by the unit that they begin with, small or capital; words before signs, which are shorter. */
type Lexicon<T> = ReadonlyMap<string, readonly Spelling<T>[]>;

/** The ranks as one letter each, in the order of `RANKS`. */
export const RANK_SIGNS = 'A23456789TJQK';
/** The suits as letters and as glyphs, in the order of `SUITS` again and again. */
export const SUIT_SIGNS = 'SHDC♠♥♦♣♤♡♢♧';

export const RANK_LEXICON: Lexicon<Rank> = lexicon(
  [
    ['ách', 'A'],
    ['át', 'A'],
    ['xì', 'A'],
    ['bồi', 'J'],
    ['đầm', 'Q'],
    ['già', 'K'],
  ],
  [['10', '10'], ...signsOf(RANK_SIGNS, RANKS)],
);

export const SUIT_LEXICON: Lexicon<Suit> = lexicon(
  [
    ['chuồn', 'C'],
    ['bích', 'S'],
    ['nhép', 'C'],
    ['tép', 'C'],
    ['cơ', 'H'],
    ['rô', 'D'],
    ['dô', 'D'],
  ],
  signsOf(SUIT_SIGNS, SUITS),
);

type Meant<T> = readonly (readonly [string, T])[];

function signsOf<T>(signs: string, values: readonly T[]): Meant<T> {
  return Array.from(signs, (sign, place) => [sign.toLowerCase(), assertDefined(values[place % values.length])]);
}

/** Words are read with their own marks or with none: `đỏ` is no `dô`. */
function lexicon<T>(words: Meant<T>, signs: Meant<T>): Lexicon<T> {
  const spellings = new Map<string, Spelling<T>[]>();
  const add = (text: string, value: T, sign: boolean): void => {
    const first = text.charAt(0);
    for (const begin of new Set([first, first.toUpperCase()])) {
      spellings.set(begin, [...(spellings.get(begin) ?? []), { text, value, sign }]);
    }
  };
  for (const [word, value] of words) for (const text of new Set([word, foldMarks(word)])) add(text, value, false);
  for (const [sign, value] of signs) add(sign, value, true);
  return spellings;
}

/** Every spelling that stands at `at`, the longest first; an emoji selector after a sign belongs to it. */
export function spellingsAt<T>(lexicon: Lexicon<T>, text: string, at: number): Match<T>[] {
  const found: Match<T>[] = [];
  for (const { text: spelling, value, sign } of lexicon.get(text.charAt(at)) ?? []) {
    const end = at + spelling.length;
    if (text.slice(at, end).toLowerCase() !== spelling) continue;
    found.push({ value, sign, end: sign && /[\uFE0E\uFE0F]/.test(text.charAt(end)) ? end + 1 : end });
  }
  return found;
}

/** `Chuồn` → `chuon`: unit by unit, so that offsets stay. */
export function foldMarks(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const base = text.charAt(i).normalize('NFD').charAt(0).toLowerCase().charAt(0);
    folded += base === 'đ' ? 'd' : base;
  }
  return folded;
}
