import { RANKS, type Rank, type Suit } from '#core/card.ts';
import { RANK_LEXICON, SUIT_LEXICON, spellingsAt } from '#core/notation/lexicon.ts';

/** A card as written: its suit may follow later, or never. */
export interface WrittenCard {
  readonly rank: Rank;
  readonly suit?: Suit;
}

/** Letters that stand for a suit behind a rank, beside the English ones: `5b` is 5 bích, `kr` già rô. */
const SHORT_SUITS: ReadonlyMap<string, Suit> = new Map([
  ['b', 'S'],
  ['r', 'D'],
]);
const GLUED_LETTERS = /^(?:10|[2-9ajqk])+$/;

/** One rank by its sign: `10`, `k`; undefined for anything else. */
export function rankSign(word: string): Rank | undefined {
  return word === 't' ? '10' : RANKS.find((rank) => rank.toLowerCase() === word);
}

/** One suit by its sign or letter. */
export function suitSign(word: string): Suit | undefined {
  const [found] = spellingsAt({ words: [], signs: SUIT_LEXICON.signs }, word, 0);
  return found?.end === word.length ? found.value : SHORT_SUITS.get(word);
}

/**
 * All cards of a word that holds nothing else: `kd9c`, `5b`, `b5`, `9chuồn`, and ranks in a row, `888`, `jqk`, `aa`. Undefined for
 * any other word; two digits in a row are more often a total.
 */
export function cardsInWord(word: string): readonly WrittenCard[] | undefined {
  const ranks = GLUED_LETTERS.test(word) ? [...word.matchAll(/10|./g)].flatMap(([sign]) => rankSign(sign) ?? []) : [];
  if (ranks.length > 2 || (ranks.length === 2 && !/^\d+$/.test(word))) return ranks.map((rank) => ({ rank }));
  return suitedFrom(word, 0) ?? runOfOneSuit(word);
}

/** `567b`: three ranks and more, and one suit for them all. */
function runOfOneSuit(word: string): readonly WrittenCard[] | undefined {
  const suit = suitSign(word.slice(-1));
  const ranks = suit && cardsInWord(word.slice(0, -1));
  return ranks && ranks.length > 2 && ranks.every((card) => card.suit === undefined)
    ? ranks.map(({ rank }) => ({ rank, suit }))
    : undefined;
}

function suitedFrom(word: string, at: number): readonly WrittenCard[] | undefined {
  if (at === word.length) return [];
  for (const { card, end } of suitedAt(word, at)) {
    const rest = suitedFrom(word, end);
    if (rest) return [card, ...rest];
  }
  return undefined;
}

function suitedAt(word: string, at: number): { readonly card: WrittenCard; readonly end: number }[] {
  const rankFirst = spellingsAt(RANK_LEXICON, word, at).flatMap((rank) =>
    suitsAt(word, rank.end).map((suit) => ({ card: { rank: rank.value, suit: suit.value }, end: suit.end })),
  );
  // `ha`, `ca`, `ba` are names and numbers far more often than aces.
  const suitFirst = suitsAt(word, at).flatMap((suit) =>
    spellingsAt({ words: [], signs: RANK_LEXICON.signs }, word, suit.end)
      .filter(({ value, end }) => value !== 'A' && (value !== '10' || end > suit.end + 1))
      .map((rank) => ({ card: { rank: rank.value, suit: suit.value }, end: rank.end })),
  );
  return [...rankFirst, ...suitFirst];
}

function suitsAt(word: string, at: number) {
  const letter = word.charAt(at);
  // `8t` is 8 tép, `9n` 9 nhép; behind a letter they may be anything.
  const clubs = /[tn]/.test(letter) && /\d/.test(word.charAt(at - 1)) ? 'C' : undefined;
  const short = SHORT_SUITS.get(letter) ?? clubs;
  return [...spellingsAt(SUIT_LEXICON, word, at), ...(short ? [{ value: short, end: at + 1 }] : [])];
}
