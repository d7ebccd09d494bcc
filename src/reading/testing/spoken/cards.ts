/** How cards are said: in digits or words, one by one or as what they are together, with suits or without. */

import { type Card, displayCard, type Rank, rankOf, type Suit, suitOf } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Chunk, SpokenOf } from './deals.ts';

/** How somebody writes cards: the same all through a line, as one person does. */
export interface CardStyle {
  readonly english: boolean;
  /** Marks are written: without them `sám` is a game. */
  readonly marks: boolean;
  readonly ranks: 'digits' | 'faces' | 'words';
  readonly suits: 'none' | 'glyphs' | 'letters' | 'words';
  /** Between two cards. */
  readonly between: string;
  /** Cards of one kind are called what they are together. */
  readonly named: boolean;
  /** Digits without anything between them: `108`, `567 bích`. */
  readonly glued: boolean;
  /** Suits are said once for a row. */
  readonly shared: boolean;
}

/** Words, and the cards that they say: `K`, or `KD` where the suit is said. */
export interface SaidCards {
  readonly text: string;
  readonly meant: readonly string[];
}

type Faces = Readonly<Partial<Record<Rank, readonly [string, ...string[]]>>>;
const FACES: Faces = { A: ['át', 'ách', 'xì'], J: ['bồi', 'ri'], Q: ['đầm'], K: ['già'] };
const FACES_EN: Faces = { A: ['ace'], J: ['jack'], Q: ['queen'], K: ['king'] };
const NUMBERS: Faces = {
  '2': ['hai'],
  '3': ['ba'],
  '4': ['bốn'],
  '5': ['năm'],
  '6': ['sáu'],
  '7': ['bảy'],
  '8': ['tám'],
  '9': ['chín'],
  '10': ['mười'],
};
const NUMBERS_EN: Faces = {
  '2': ['two'],
  '3': ['three'],
  '4': ['four'],
  '5': ['five'],
  '6': ['six'],
  '7': ['seven'],
  '8': ['eight'],
  '9': ['nine'],
  '10': ['ten'],
};
const SUIT_WORDS: Readonly<Record<Suit, readonly [string, ...string[]]>> = {
  S: ['bích'],
  H: ['cơ'],
  D: ['rô', 'rô', 'rô', 'dô'],
  C: ['chuồn', 'tép', 'nhép'],
};
const SUIT_WORDS_EN: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A style that is of use for this game: suits are said where they mostly decide. */
export function styleOf(of: SpokenOf, english: boolean, marks: boolean, rng: Rng): CardStyle {
  const decide = of === 'ta-la' || of === 'ba-cay' || of === 'xi-to';
  const suits = decide
    ? rng.pick<CardStyle['suits']>(['glyphs', 'letters', 'words', 'words', of === 'ta-la' ? 'words' : 'none'])
    : rng.pick<CardStyle['suits']>(['none', 'none', 'none', 'glyphs', 'letters', 'words']);
  const ranks =
    suits === 'glyphs' || suits === 'letters'
      ? 'digits'
      : rng.pick<CardStyle['ranks']>(['digits', 'digits', 'faces', 'words']);
  // Two numbers in letters side by side may be one: `mười tám`.
  const blank = ranks === 'faces' && !english ? ', ' : ' ';
  const between =
    ranks === 'words'
      ? rng.pick([', ', english ? ' and ' : ' với '])
      : suits === 'words'
        ? rng.pick([' ', ', ', ', '])
        : // `2 bồi` would be two of them.
          rng.pick([blank, blank, blank, ', ', ',', '-', '+', ' + ', '/', english ? ' and ' : ' với ']);
  return {
    english,
    marks,
    ranks,
    suits,
    between,
    named: rng.upTo(1) === 0,
    glued: ranks === 'digits' && suits !== 'glyphs' && suits !== 'letters' && rng.upTo(2) === 0,
    shared: rng.upTo(1) === 0,
  };
}

/** Cards that are named in one phrase. */
export function sayChunk(chunk: Chunk, of: SpokenOf, style: CardStyle, rng: Rng): SaidCards {
  const { cards } = chunk;
  if (chunk.is === 'alike' && cards.length > 1) {
    // Any of them will do where nobody holds the others, or their suits are said one by one.
    if (style.suits === 'none' || (style.suits === 'words' && of !== 'ba-cay' && style.shared))
      return sayAlike(cards, of, style, rng);
  }
  if (chunk.is === 'row' && style.named) return sayRow(cards, of, style, rng);
  const one = cards.every((card) => card !== undefined && suitOf(card) === suitOf(cards[0] ?? card));
  if (chunk.is === 'row' && one && style.suits === 'words' && style.shared) {
    const joined = style.glued
      ? cards.map((card) => rankWord(card, of, style, rng)).join('')
      : list(
          cards.map((card) => rankWord(card, of, style, rng)),
          style.between,
        );
    return { text: `${joined} ${suitWord(cards[0], style, rng)}`, meant: cards.map((card) => meantOf(card, true)) };
  }
  if (style.suits === 'none' && style.glued && cards.length > 1 && gluesWell(cards))
    return { text: cards.map(rankOf).join(''), meant: cards.map(rankOf) };
  return {
    text: list(
      cards.map((card) => sayCard(card, of, style, rng)),
      style.between,
    ),
    meant: cards.map((card) => meantOf(card, style.suits !== 'none')),
  };
}

/** `22` to `29` could be a total. */
const gluesWell = (cards: readonly Card[]): boolean =>
  cards.length < 6 && !(cards.length === 2 && rankOf(cards[0] ?? cards[1] ?? neverCard(cards)) === '2');

function neverCard(cards: readonly Card[]): never {
  throw new Error(`no card among ${cards.length}`);
}

/** `8, 9 với 10`: what joins words stands before the last one. */
export function list(words: readonly string[], between: string): string {
  if (!JOINS.has(between) || words.length < 3) return words.join(between);
  return `${words.slice(0, -1).join(', ')}${between}${words.at(-1) ?? ''}`;
}
/** Words that stand before the last of several. */
export const JOINS: ReadonlySet<string> = new Set([' với ', ' và ', ' and ']);
const meantOf = (card: Card, suited: boolean): string => (suited ? rankOf(card) + suitOf(card) : rankOf(card));

/** One card as it is said. */
function sayCard(card: Card, of: SpokenOf, style: CardStyle, rng: Rng): string {
  switch (style.suits) {
    case 'none':
      return rankWord(card, of, style, rng);
    case 'glyphs':
      return displayCard(card);
    case 'letters':
      return rankOf(card) + suitOf(card).toLowerCase();
    case 'words':
      return `${rankWord(card, of, style, rng)}${style.english ? ' of ' : ' '}${suitWord(card, style, rng)}`;
  }
}

function rankWord(card: Card, of: SpokenOf, { ranks, english }: CardStyle, rng: Rng): string {
  const rank = rankOf(card);
  // What chops and is chopped has a name of its own.
  if (of === 'sam' && rank === '2' && ranks !== 'digits' && !english) return 'heo';
  const face = (english ? FACES_EN : FACES)[rank];
  const number = (english ? NUMBERS_EN : NUMBERS)[rank];
  if (face && ranks !== 'digits') return rng.pick(face);
  return number && ranks === 'words' ? rng.pick(number) : rank;
}

function suitWord(card: Card | undefined, { english }: CardStyle, rng: Rng): string {
  const suit = card === undefined ? 'S' : suitOf(card);
  return english ? SUIT_WORDS_EN[suit] : rng.pick(SUIT_WORDS[suit]);
}

function sayAlike(cards: readonly Card[], of: SpokenOf, style: CardStyle, rng: Rng): SaidCards {
  const [first = neverCard(cards)] = cards;
  const meant = cards.map(rankOf);
  const rank = rankWord(first, of, style, rng);
  const size = cards.length === 2 ? 2 : cards.length === 3 ? 3 : 4;
  if (!style.named)
    return {
      text:
        style.glued && gluesWell(cards)
          ? meant.join('')
          : list(
              cards.map(() => rank),
              style.between,
            ),
      meant,
    };
  if (style.english) {
    const many = rank === 'six' ? 'sixes' : `${rank}s`;
    const words = {
      2: ['a pair of', 'pair of', 'two'],
      3: ['three', of === 'ta-la' ? 'a set of' : 'three'],
      4: ['four', 'quad', 'four'],
    } as const;
    return { text: `${rng.pick(words[size])} ${many}`, meant };
  }
  const three = style.marks && (of === 'xi-to' || of === 'sam') ? 'sám' : of === 'bai-cao' ? 'sáp' : 'bộ ba';
  const words = {
    2: ['đôi', 'cặp', 'hai con', '2 con'],
    3: ['ba con', '3 con', three],
    4: ['tứ quý', 'bốn con', '4 con', 'tứ quý'],
  } as const;
  return { text: `${rng.pick(words[size])} ${rank}`, meant };
}

/** `sảnh 3 4 5`, `3 tới 5`, `sảnh 5-6-7 bích`. */
function sayRow(cards: readonly Card[], of: SpokenOf, style: CardStyle, rng: Rng): SaidCards {
  const [first = neverCard(cards)] = cards;
  const last = cards.at(-1) ?? first;
  const one = cards.every((card) => suitOf(card) === suitOf(first));
  const suit = one && style.suits !== 'none' ? `${style.english ? ' of' : ''} ${suitWord(first, style, rng)}` : '';
  const suited = suit !== '' || style.suits !== 'none';
  const head = style.english
    ? of === 'xi-to'
      ? 'straight '
      : rng.pick(['run ', ''])
    : of === 'ta-la'
      ? rng.pick(['', 'sảnh ', 'phỏm '])
      : 'sảnh ';
  if (suit === '' && suited)
    return {
      text:
        head +
        list(
          cards.map((card) => sayCard(card, of, style, rng)),
          style.between,
        ),
      meant: cards.map((card) => meantOf(card, true)),
    };
  const ends = cards.length > 3 && of !== 'xi-to' && rng.upTo(1) === 0;
  const ranks = ends ? [first, last] : cards;
  const between = ends
    ? style.english
      ? ' to '
      : rng.pick([' tới ', ' đến '])
    : style.ranks === 'words'
      ? style.between
      : rng.pick([' ', '-']);
  return {
    text:
      head +
      list(
        ranks.map((card) => rankWord(card, of, style, rng)),
        between,
      ) +
      suit,
    meant: cards.map((card) => meantOf(card, suit !== '')),
  };
}
