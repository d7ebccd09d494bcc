import { fold } from './fold.ts';

const SUIT_WORD = '(?:bich|co|ro|do|chuon|tep|nhep|spades?|hearts?|diamonds?|clubs?)';
const RANK_WORD = '(?:10|[2-9ajqkt]|at|xi|ach|gia|ka|dam|quy|boi|ri|ace|king|queen|jack)';
const CARD = new RegExp(
  [
    // `K♦`, `♦K`
    '(?:10|[2-9ajqkt])\\ufe0f?[♠♥♦♣♤♡♢♧]',
    '[♠♥♦♣♤♡♢♧]\\ufe0f?(?:10|[2-9ajqkt])',
    // `k ro`, `gia ro`, `king of hearts`
    `(?<![\\p{L}\\p{N}])${RANK_WORD} (?:of )?${SUIT_WORD}(?![\\p{L}\\p{N}])`,
    // `kd`, `10s`, and several of them in one: `kd9c`
    '(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]-)(?:(?:10|[2-9ajqkt])[shdc])+(?![\\p{L}\\p{N}])',
  ].join('|'),
  'gu',
);
/** Who holds them: what stands behind a name and a colon is a hand. */
const SEAT = /(?<![\p{L}\p{N}])(?:cai|an|banker|nha cai|nha con|bai|ban|danh|hand|table|play)(?::| )/u;
/** So many ranks behind a name are hands without their suits. */
const ALL_RANKS = 4;
/** A word of English that could be a card. */
const WORD = /^(?:as|ah|ad)$/;
const RANKS = new RegExp(`(?<![\\p{L}\\p{N}])${RANK_WORD}(?![\\p{L}\\p{N}])`, 'gu');

/**
 * Does a text read as a situation at the table: two cards or more, or a seat with a card and the beginning of the next? By its
 * shape alone; what the cards are only the referee reads.
 */
export function looksLikeCase(text: string): boolean {
  const plain = fold(text).replace(/\s+/g, ' ');
  const cards = [...plain.matchAll(CARD)].map(([card]) => card);
  const sure = /[:;]/.test(plain) ? cards : cards.filter((card) => !WORD.test(card));
  const ranks = plain.replace(CARD, ' ').match(RANKS)?.length ?? 0;
  const seated = SEAT.test(plain);
  if (sure.length === 0) return ranks >= ALL_RANKS && seated;
  const each = cards.reduce((sum, card) => sum + Math.max(1, card.match(/(?:10|[2-9ajqkt])[shdc]/g)?.length ?? 1), 0);
  return each > 1 || (ranks > 0 && seated);
}
