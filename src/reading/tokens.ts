/** A text in pieces: words, suits, and what stands between them. */

import type { Span } from '#core/notation/scanner.ts';
import { fold, markedText } from '#src/search/fold.ts';

export interface Token extends Span {
  /** `word`: letters and digits in a row. `suit`: a glyph. `own`: the end of `Rob's`. `aside`: an address, or what a copied ruling says. */
  readonly kind: 'word' | 'suit' | 'mark' | 'own' | 'aside';
  /** In small letters. */
  readonly text: string;
  /** The word with its tone behind it, and without marks. The same for all else. */
  readonly spoken: string;
  readonly bare: string;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
  /** It begins with a capital letter. */
  readonly capital: boolean;
  /** All its letters are capitals, and there are several. */
  readonly shouted: boolean;
}

// `I've` is I, `don't` is dont; what a copied ruling says of itself is no hand.
const PIECES =
  /(?<aside>https?:\S+|(?<=^[^\S\n]*|\n[^\S\n]*)→[^\n\r\u2028\u2029]*)|(?<own>['’]s(?![\p{L}\p{M}]))|(?<word>[\p{L}\p{M}\p{Nd}_]+(?:['’](?:t|m|ve|re|d|ll)(?![\p{L}\p{M}]))?)|(?<suit>[♠♤♥♡❤♦♢♣♧][\uFE0E\uFE0F]?)|(?<mark>\.{2,}|\*{1,2}|[^\S\n\r\u2028\u2029]+|\r\n|.)/gsu;

/** 🂡 to 🃞: a card in one sign. */
const PLAYING_CARDS = /[\u{1F0A1}-\u{1F0AE}\u{1F0B1}-\u{1F0BE}\u{1F0C1}-\u{1F0CE}\u{1F0D1}-\u{1F0DE}]/gu;

/** Its rank and suit; two units, as before. */
function cardSigns(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0) - 0x1f0a0;
  return 'A23456789TJJQK'.charAt((code % 16) - 1) + '♠♥♦♣'.charAt(Math.floor(code / 16));
}

const KINDS = ['aside', 'own', 'word', 'suit', 'mark'] as const;
const LINE_END = /^[\n\r\u2028\u2029]/u;
const BLANK = /^[^\S\n\r\u2028\u2029]+$/u;

/** Cuts a text into pieces; blanks and pictures are left out. A line's end is `\n`, whatever it was. */
export function tokensOf(given: string, from = 0): Token[] {
  // `Mr. King`: the dot is part of the title.
  const text = given
    .replaceAll('🔟', '10')
    .replace(PLAYING_CARDS, cardSigns)
    .replace(/\b(Mr|Mrs|Ms|Dr)\.(?=\s)/gu, '$1 ');
  const tokens: Token[] = [];
  PIECES.lastIndex = from;
  for (let match = PIECES.exec(text); match; match = PIECES.exec(text)) {
    const kind = KINDS.find((one) => match?.groups?.[one] !== undefined) ?? 'mark';
    const found = match[0];
    if (kind === 'mark' && (BLANK.test(found) || isPicture(found))) continue;
    const start = match.index;
    const glued = tokens.at(-1)?.to === start;
    const span = { kind, glued, from: start, to: start + found.length };
    if (kind !== 'word') {
      const sign = LINE_END.test(found) ? '\n' : found.replace('❤', '♥').toLowerCase();
      tokens.push({ ...span, text: sign, spoken: sign, bare: sign, capital: false, shouted: false });
      continue;
    }
    // `7️⃣` is a 7 in a box.
    const word = found
      .toLowerCase()
      .replace(/[\uFE0E\uFE0F\u20E3]/gu, '')
      .replace(/['’](?:m|ve|re|d|ll)$/u, '')
      .replace(/['’]/u, '');
    tokens.push({
      ...span,
      text: word,
      spoken: markedText(word),
      bare: fold(word),
      capital: /^\p{Lu}/u.test(found),
      shouted: /^\p{Lu}{2,}$/u.test(found),
    });
  }
  return tokens;
}

/** Neither a letter nor a sign that somebody would part hands with: an emoji, or part of one. */
function isPicture(found: string): boolean {
  return /^(?:[\p{Extended_Pictographic}\p{So}\p{Cs}\p{Cf}]|[\u{1F3FB}-\u{1F3FF}]|\uFE0E|\uFE0F)+$/u.test(found);
}
