/** How people write ranks and suits: glyphs, English letters, Vietnamese words with or without their marks. */

import type { Rank, Suit } from '#core/card.ts';

/** A spelling that was found: its meaning and where it ends. */
interface Match<T> {
  readonly value: T;
  readonly end: number;
}

/** Words are read with their own marks or with none, in any letter case: `đỏ` is no `dô`. Symbols in any letter case. */
interface Lexicon<T> {
  readonly words: readonly (readonly [string, T])[];
  readonly symbols: readonly (readonly [string, T])[];
}

export const RANK_LEXICON: Lexicon<Rank> = {
  words: [
    ['ách', 'A'],
    ['át', 'A'],
    ['xì', 'A'],
    ['bồi', 'J'],
    ['đầm', 'Q'],
    ['già', 'K'],
  ],
  symbols: [
    ['10', '10'],
    ['A', 'A'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
    ['5', '5'],
    ['6', '6'],
    ['7', '7'],
    ['8', '8'],
    ['9', '9'],
    ['T', '10'],
    ['J', 'J'],
    ['Q', 'Q'],
    ['K', 'K'],
  ],
};

export const SUIT_LEXICON: Lexicon<Suit> = {
  words: [
    ['chuồn', 'C'],
    ['bích', 'S'],
    ['nhép', 'C'],
    ['tép', 'C'],
    ['cơ', 'H'],
    ['rô', 'D'],
    ['dô', 'D'],
  ],
  symbols: [
    ['♠', 'S'],
    ['♤', 'S'],
    ['♥', 'H'],
    ['♡', 'H'],
    ['♦', 'D'],
    ['♢', 'D'],
    ['♣', 'C'],
    ['♧', 'C'],
    ['S', 'S'],
    ['H', 'H'],
    ['D', 'D'],
    ['C', 'C'],
  ],
};

/** Every spelling that stands at `at`, the longest first; an emoji selector after a glyph belongs to it. */
export function spellingsAt<T>(lexicon: Lexicon<T>, text: string, at: number): Match<T>[] {
  const found: Match<T>[] = [];
  for (const [word, value] of lexicon.words) {
    const written = text.slice(at, at + word.length).toLowerCase();
    if (written === word || written === foldMarks(word)) {
      found.push({ value, end: at + word.length });
    }
  }
  for (const [symbol, value] of lexicon.symbols) {
    if (upperAscii(text.slice(at, at + symbol.length)) === symbol) {
      const end = at + symbol.length;
      found.push({ value, end: /[\uFE0E\uFE0F]/.test(text.charAt(end)) ? end + 1 : end });
    }
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

function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
