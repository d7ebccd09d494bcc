/** Xì Tố in English: house rules, verdicts and reasons. */

import type { Category } from '#games/xi-to/engine/category.ts';
import { wordsInPersons } from '#words/en/persons.ts';
import { displayName, listed } from '#words/text.ts';
import { CATEGORY_NAMES, makeWords, type StepFacts } from '../shape.ts';

const MEANINGS: Readonly<Record<Category, string>> = {
  'mau-thau': 'high card',
  doi: 'pair',
  thu: 'two pairs',
  sam: 'three of a kind',
  sanh: 'straight',
  thung: 'flush',
  'cu-lu': 'full house',
  'tu-quy': 'four of a kind',
  'thung-pha-sanh': 'straight flush',
};

export const SUIT_ORDERS = {
  SHDC: 'spades, hearts, diamonds, clubs',
  SCDH: 'spades, clubs, diamonds, hearts',
} as const;

const ofNames = makeWords({
  asks: {
    showdown: 'The showdown: who takes the pot',
    up: 'Up cards: who acts first',
  },
  presets: { vipgame: 'VIPGAME', 'thung-lon': 'Thùng lớn (flush high)', 'short-deck': '32-card poker' },
  settings: {
    flush: {
      label: 'Flush against full house',
      values: { 'below-full-house': 'the full house wins', 'above-full-house': 'the flush wins' },
    },
    aceLow: { label: 'The ace low in a straight', values: { false: 'no straight', true: 'the lowest straight' } },
    suits: { label: 'The order of suits', values: { ...SUIT_ORDERS, none: 'suits are ignored' } },
    tieBreak: {
      label: 'The pair’s suits or the odd cards first',
      values: { 'kickers-then-suit': 'odd cards, then suit', 'suit-of-pair-first': 'suit of the pair first' },
    },
    betBounds: {
      label: 'How much to bet',
      values: { exclusive: 'above the stake, below the limit', inclusive: 'from the stake to the limit' },
    },
    check: { label: 'Whether you may pass', values: { false: 'no', true: 'yes, while nobody has bet' } },
    hole: {
      label: 'Whether you may choose the hole card',
      values: { dealt: 'no, it is the first one dealt', chosen: 'yes' },
    },
  },
  meanings: MEANINGS,
  best,
  first: (names) => `${listed(names, 'and')} ${names.length > 1 ? 'are level' : 'acts first'}`,
  loses: (who) => `${who} loses`,
  split: 'Split',
  level: 'Level',
  question: 'Who acts first, do you think?',
  named,
  parts: {
    thu: ['the higher pair', 'the lower pair', 'the odd card'],
    doi: ['the rank of the pair', 'the odd cards', 'the 2nd odd card', 'the 3rd odd card'],
    sam: ['the rank of the three'],
    'cu-lu': ['the rank of the three'],
    'tu-quy': ['the rank of the four'],
    cards: ['the top card', 'the 2nd card', 'the 3rd card', 'the 4th card', 'the 5th card'],
  },
  reasons: {
    'xt-mau-thau': (_, { Who, top }) => `${Who} has no combination: mậu thầu (high card), the top card ${top}.`,
    'xt-doi': grouped,
    'xt-thu': grouped,
    'xt-sam': grouped,
    'xt-cu-lu': grouped,
    'xt-tu-quy': grouped,
    'xt-sanh': ({ outcome }, { Who, top, cards }) =>
      outcome === 'held'
        ? `${Who} has 5 in a row, up to ${top}: sảnh (straight).`
        : `${Who} has 4 in a row, ${cards}: 1 card short of sảnh (straight).`,
    'xt-thung': ({ outcome }, { Who, top, cards }) =>
      outcome === 'held'
        ? `${Who} has 5 of one suit, the top card ${top}: thùng (flush).`
        : `${Who} has 4 of one suit, ${cards}: 1 card short of thùng (flush).`,
    'xt-thung-pha-sanh': (_, { Who, top }) =>
      `${Who} has 5 in a row and of one suit, up to ${top}: thùng phá sảnh (straight flush).`,
    'xt-straight-top': ({ outcome }, { Who }) =>
      outcome === 'held'
        ? `${Who} has A-7-8-9-10, and this house lets the ace stand below the 7: 5 in a row, up to the 10.`
        : `${Who} has A-7-8-9-10, but here the ace stands above the king only: no sảnh (straight).`,
    'xt-partial': ({ why }, { Who, cards }) =>
      `${Who}’s ${cards} are ${why === 'suit' ? 'of one suit, but thùng (flush)' : 'in a row, but sảnh (straight)'} takes 5 cards.`,
    'xt-order': ({ flush, categories: [strong, weak] }, { Who, other }) =>
      flush
        ? `This house puts ${named(strong)} above ${named(weak)}: ${Who} is ahead of ${other}.`
        : `${displayName(named(strong))} stands above ${named(weak)}: ${Who} is ahead of ${other}.`,
    'xt-cmp-same': (_, { hand, part, higher, lower, Who, other }) =>
      `Both have ${hand}. By ${part}, ${higher} beats ${lower}: ${Who} is ahead of ${other}.`,
    'xt-cmp-suit'(step, { hand, higher, lower, Who, other }) {
      if (step.outcome === 'failed') {
        return `Both have ${hand}, all ranks are equal, and this house ignores suits: ${Who} and ${other} are level.`;
      }
      const when = step.before
        ? 'this house compares the suit of the pair before the odd cards'
        : 'all ranks are equal';
      return `Both have ${hand}, and ${when}. Suits go ${SUIT_ORDERS[step.suits]}, so ${higher} beats ${lower}: ${Who} is ahead of ${other}.`;
    },
    'xt-showdown': (_, { winners, Who }) =>
      winners.length > 1
        ? `${listed(winners, 'and')} have equal best hands and split the pot.`
        : `${Who} is strongest and takes the pot.`,
    'xt-first-actor': (_, { winners, Who }) =>
      winners.length > 1
        ? `${listed(winners, 'and')} show equally strong hands: the one dealt first acts first.`
        : `${Who} shows the strongest hand so far: ${Who} acts first.`,
  },
});

export const words = wordsInPersons(ofNames);

/** The showdown: `An takes all`, `An and Bình split`. */
export function best(names: readonly string[]): string {
  return `${listed(names, 'and')} ${names.length > 1 ? 'split' : 'takes all'}`;
}

/** Inside a sentence: `cù lũ (full house)`. */
export function named(category: Category): string {
  return `${CATEGORY_NAMES[category].toLowerCase()} (${MEANINGS[category]})`;
}

function grouped(_: unknown, { Who, cards, hand }: StepFacts): string {
  return `${Who} has ${cards}: ${hand}.`;
}
