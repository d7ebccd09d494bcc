/** How people write ranks and suits: glyphs, English letters, Vietnamese words with or without their marks. */

import { assertDefined } from '../assert-defined.ts';
import { RANKS, type Rank, SUITS, type Suit } from '../card.ts';

/** A spelling that was found: its meaning and where it ends. */
interface Match<T> {
  readonly value: T;
  readonly end: number;
}

type Spellings<T> = readonly (readonly [string, T])[];

/** All in small letters; matched in any letter case. */
interface Lexicon<T> {
  readonly words: Spellings<T>;
  readonly signs: Spellings<T>;
}

/** The ranks as one letter each, in the order of `RANKS`. */
export const RANK_SIGNS = 'A23456789TJQK';
/** The suits as letters and as glyphs, repeating the order of `SUITS`. */
export const SUIT_SIGNS = 'SHDC♠♥♦♣♤♡♢♧';

export const RANK_LEXICON: Lexicon<Rank> = {
  words: withoutMarks([
    ['ách', 'A'],
    ['át', 'A'],
    ['xì', 'A'],
    ['bồi', 'J'],
    ['đầm', 'Q'],
    ['già', 'K'],
  ]),
  signs: [['10', '10'], ...signsOf(RANK_SIGNS, RANKS)],
};

export const SUIT_LEXICON: Lexicon<Suit> = {
  words: withoutMarks([
    ['chuồn', 'C'],
    ['bích', 'S'],
    ['nhép', 'C'],
    ['tép', 'C'],
    ['cơ', 'H'],
    ['rô', 'D'],
    ['dô', 'D'],
  ]),
  signs: signsOf(SUIT_SIGNS, SUITS),
};

/** These words and each without all its marks; not with some of them: `đỏ` is no `dô`. */
function withoutMarks<T>(words: Spellings<T>): Spellings<T> {
  return words.flatMap(([word, value]) => [
    [word, value],
    [foldMarks(word), value],
  ]);
}

function signsOf<T>(signs: string, values: readonly T[]): Spellings<T> {
  return Array.from(signs.toLowerCase(), (sign, place) => [sign, assertDefined(values[place % values.length])]);
}

/** Every spelling that stands at `at`, the longest first; an emoji selector after a sign belongs to it. */
export function spellingsAt<T>({ words, signs }: Lexicon<T>, text: string, at: number): Match<T>[] {
  const found: Match<T>[] = [];
  // No word is longer than five units.
  const here = text.slice(at, at + 5).toLowerCase();
  for (const [word, value] of words) {
    if (here.startsWith(word)) found.push({ value, end: at + word.length });
  }
  for (const [sign, value] of signs) {
    if (!here.startsWith(sign)) continue;
    const end = at + sign.length;
    found.push({ value, end: /[\uFE0E\uFE0F]/.test(text.charAt(end)) ? end + 1 : end });
  }
  return found;
}

/** `Chuồn` → `chuon`: one unit for one unit, so that offsets stay. */
export function foldMarks(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const base = text.charAt(i).normalize('NFD').charAt(0).toLowerCase().charAt(0);
    folded += base === 'đ' ? 'd' : base;
  }
  return folded;
}
