/** Xì Tố in English: house rules, verdicts and reasons. */

import { rankOf } from '../../engine/core/card.ts';
import type { Category } from '../../engine/xi-to/category.ts';
import type { XiToStep } from '../../engine/xi-to/steps.ts';
import { cardsText, displayName } from '../text.ts';
import { makeWords } from './shape.ts';

const CATEGORIES = {
  'mau-thau': 'Mậu thầu',
  doi: 'Đôi',
  thu: 'Thú',
  sam: 'Sám',
  sanh: 'Sảnh',
  thung: 'Thùng',
  'cu-lu': 'Cù lũ',
  'tu-quy': 'Tứ quý',
  'thung-pha-sanh': 'Thùng phá sảnh',
} as const satisfies Record<Category, string>;

const MEANINGS = {
  'mau-thau': 'high card',
  doi: 'pair',
  thu: 'two pairs',
  sam: 'three of a kind',
  sanh: 'straight',
  thung: 'flush',
  'cu-lu': 'full house',
  'tu-quy': 'four of a kind',
  'thung-pha-sanh': 'straight flush',
} as const satisfies Record<Category, string>;

const SUITS = { SHDC: 'spades, hearts, diamonds, clubs', SCDH: 'spades, clubs, diamonds, hearts' } as const;

export const words = makeWords({
  presets: { vipgame: 'VIPGAME', 'thung-lon': 'Thùng lớn (flush high)', 'short-deck': '32-card poker' },
  settings: {
    flush: {
      label: 'Flush against full house',
      values: { 'below-full-house': 'the full house wins', 'above-full-house': 'the flush wins' },
    },
    aceLow: { label: 'Ace below the 7', values: { false: 'no straight', true: 'the lowest straight' } },
    suits: {
      label: 'Order of suits',
      values: { SHDC: SUITS.SHDC, SCDH: SUITS.SCDH, none: 'suits do not count' },
    },
    tieBreak: {
      label: 'Equal pairs',
      values: { 'kickers-then-suit': 'other cards, then suit', 'suit-of-pair-first': 'suit of the pair first' },
    },
    betBounds: {
      label: 'Size of a bet',
      values: { exclusive: 'above the ante, below the limit', inclusive: 'from the ante to the limit' },
    },
    check: { label: 'Passing', values: { false: 'not allowed', true: 'while nobody has bet' } },
    hole: { label: 'Hole card', values: { dealt: 'the first one dealt', chosen: 'its owner chooses' } },
  },
  categories: CATEGORIES,
  takes: (who) => `${who} takes all`,
  share: (names) => `${listed(names)} split`,
  speaks: (who) => `${who} speaks first`,
  level: (names) => `${listed(names)} are level`,
  tie: 'Level',
  question: 'Who speaks first, do you think?',
  reason,
});

function listed(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Inside a sentence: `cù lũ (full house)`. */
function named(category: Category): string {
  return `${CATEGORIES[category].toLowerCase()} (${MEANINGS[category]})`;
}

function reason(step: XiToStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return `${Who} has nothing, ${named(step.category)}; the top card is ${cardsText(step.cards.slice(0, 1))}.`;
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return `${Who} has ${cardsText(step.cards)}: ${named(step.category)}.`;
    case 'xt-sanh':
      if (step.outcome === 'failed')
        return `${Who} has 4 in a row, ${cardsText(step.cards)}: not a sảnh (straight) yet.`;
      return `${Who} has 5 in a row, up to ${cardsText(step.cards.slice(0, 1))}: ${named(step.category)}.`;
    case 'xt-thung':
      if (step.outcome === 'failed')
        return `${Who} has 4 of one suit, ${cardsText(step.cards)}: not a thùng (flush) yet.`;
      return `${Who} has 5 of one suit, the top one ${cardsText(step.cards.slice(0, 1))}: ${named(step.category)}.`;
    case 'xt-thung-pha-sanh':
      return `${Who} has 5 in a row of one suit, up to ${cardsText(step.cards.slice(0, 1))}: ${named(step.category)}.`;
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? `This house lets the ace stand below the 7: ${Who}’s A-7-8-9-10 is 5 in a row, up to the 10.`
        : `${Who} has A-7-8-9-10, but in this house the ace stands above the king only: no straight.`;
    case 'xt-partial':
      return step.why === 'suit'
        ? `${Who}’s ${cardsText(step.cards)} are of one suit, but a thùng (flush) takes 5 cards.`
        : `${Who}’s ${cardsText(step.cards)} are in a row, but a sảnh (straight) takes 5 cards.`;
    case 'xt-order': {
      const [strong, weak] = step.categories;
      const house = step.flush ? 'This house ranks' : 'The order puts';
      return `${house} ${named(strong)} above ${named(weak)}: ${Who} is ahead of ${displayName(step.other)}.`;
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards.map(rankOf);
      const part = partOf(step.category, step.at);
      return `Both have ${named(step.category)}. By ${part}, ${mine} beats ${his}: ${Who} is ahead of ${displayName(step.other)}.`;
    }
    case 'xt-cmp-suit': {
      const Other = displayName(step.other);
      if (step.outcome === 'failed') {
        return `Both have ${named(step.category)}, every rank is equal, and suits do not count here: ${Who} and ${Other} are level.`;
      }
      const [mine, his] = step.cards;
      const when = step.before
        ? 'This house looks at the suit of the pair before the other cards'
        : 'Every rank is equal, so the suit decides';
      return `Both have ${named(step.category)}. ${when} (${SUITS[step.suits]}): ${cardsText([mine])} beats ${cardsText([his])}, ${Who} is ahead of ${Other}.`;
    }
    case 'xt-showdown': {
      const names = step.winners.map(displayName);
      return names.length > 1 ? `${listed(names)} split the pot.` : `${Who} takes the whole pot.`;
    }
    case 'xt-first-actor': {
      const names = step.winners.map(displayName);
      return names.length > 1
        ? `${listed(names)} are level: the one who sits first speaks first.`
        : `${Who} shows the strongest cards and speaks first.`;
    }
  }
}

/** Which part of two hands of one kind was compared. */
function partOf(category: Category, at: number): string {
  const groups = category === 'thu' || category === 'cu-lu' ? 2 : 1;
  if (category === 'thu' && at === 0) return 'the higher pair';
  if (category === 'thu' && at === 1) return 'the lower pair';
  if (category === 'cu-lu') return at === 0 ? 'the three' : 'the pair';
  if (category === 'doi' || category === 'sam' || category === 'tu-quy' || category === 'thu') {
    if (at < groups) return 'its rank';
    return at === groups ? 'the best other card' : `other card number ${at - groups + 1}`;
  }
  return at === 0 ? 'the top card' : `card number ${at + 1}`;
}
