/** Xì Tố in English: house rules, verdicts and reasons. */

import { displayCard, rankOf } from '#core/card.ts';
import type { Category } from '#games/xi-to/engine/category.ts';
import type { XiToStep } from '#games/xi-to/engine/steps.ts';
import { cardsText, displayName } from '#words/text.ts';
import { CATEGORY_NAMES, makeWords } from '../shape.ts';

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

export const SUIT_ORDERS = { SHDC: 'spades, hearts, diamonds, clubs', SCDH: 'spades, clubs, diamonds, hearts' } as const;

export const words = makeWords({
  asks: {
    showdown: 'The showdown: who takes the pot',
    up: 'Up cards: who speaks first',
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
      values: { exclusive: 'above the ante, below the limit', inclusive: 'from the ante to the limit' },
    },
    check: { label: 'Whether you may pass', values: { false: 'no', true: 'yes, while nobody has bet' } },
    hole: {
      label: 'Whether you may choose the hole card',
      values: { dealt: 'no, it is the first one dealt', chosen: 'yes' },
    },
  },
  meanings: MEANINGS,
  best,
  first: (names) => `${listed(names)} ${names.length > 1 ? 'are level' : 'speaks first'}`,
  loses: (who) => `${who} loses`,
  split: 'Split',
  level: 'Level',
  question: 'Who speaks first, do you think?',
  reason,
});

/** The showdown: `An takes all`, `An and Bình split`. */
export function best(names: readonly string[]): string {
  return `${listed(names)} ${names.length > 1 ? 'split' : 'takes all'}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Inside a sentence: `cù lũ (full house)`. */
export function named(category: Category): string {
  return `${CATEGORY_NAMES[category].toLowerCase()} (${MEANINGS[category]})`;
}

function reason(step: XiToStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return `${Who} has no combination: mậu thầu (high card), the top card ${top(step)}.`;
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return `${Who} has ${cardsText(step.cards)}: ${named(step.category)}.`;
    case 'xt-sanh':
      return step.outcome === 'held'
        ? `${Who} has 5 in a row, up to ${top(step)}: sảnh (straight).`
        : `${Who} has 4 in a row, ${cardsText(step.cards)}: 1 card short of sảnh (straight).`;
    case 'xt-thung':
      return step.outcome === 'held'
        ? `${Who} has 5 of one suit, the top card ${top(step)}: thùng (flush).`
        : `${Who} has 4 of one suit, ${cardsText(step.cards)}: 1 card short of thùng (flush).`;
    case 'xt-thung-pha-sanh':
      return `${Who} has 5 in a row and of one suit, up to ${top(step)}: thùng phá sảnh (straight flush).`;
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? `${Who} has A-7-8-9-10, and this house lets the ace stand below the 7: 5 in a row, up to the 10.`
        : `${Who} has A-7-8-9-10, but here the ace stands above the king only: no sảnh (straight).`;
    case 'xt-partial':
      return `${Who}’s ${cardsText(step.cards)} are ${step.why === 'suit' ? 'of one suit, but thùng (flush)' : 'in a row, but sảnh (straight)'} takes 5 cards.`;
    case 'xt-order': {
      const [strong, weak] = step.categories;
      const order = step.flush
        ? `This house puts ${named(strong)}`
        : `${CATEGORY_NAMES[strong]} (${MEANINGS[strong]}) stands`;
      return `${order} above ${named(weak)}: ${ahead(step)}.`;
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards;
      return `Both have ${named(step.category)}. By ${partOf(step)}, ${rankOf(mine)} beats ${rankOf(his)}: ${ahead(step)}.`;
    }
    case 'xt-cmp-suit': {
      const same = `Both have ${named(step.category)}`;
      if (step.outcome === 'failed') {
        return `${same}, all ranks are equal, and this house ignores suits: ${Who} and ${displayName(step.other)} are level.`;
      }
      const [mine, his] = step.cards;
      const when = step.before
        ? 'this house compares the suit of the pair before the odd cards'
        : 'all ranks are equal';
      return `${same}, and ${when}. Suits go ${SUIT_ORDERS[step.suits]}, so ${displayCard(mine)} beats ${displayCard(his)}: ${ahead(step)}.`;
    }
    case 'xt-showdown':
      return step.winners.length > 1
        ? `${all(step)} have equal best hands and split the pot.`
        : `${Who} is strongest and takes the pot.`;
    case 'xt-first-actor':
      return step.winners.length > 1
        ? `${all(step)} show equally strong hands: the one dealt first speaks first.`
        : `${Who} shows the strongest hand so far: ${Who} speaks first.`;
  }
}

function top({ cards }: Extract<XiToStep, { cards: unknown }>): string {
  return cardsText(cards.slice(0, 1));
}

function ahead({ who, other }: { readonly who: string; readonly other: string }): string {
  return `${displayName(who)} is ahead of ${displayName(other)}`;
}

function all({ winners }: { readonly winners: readonly string[] }): string {
  return listed(winners.map(displayName));
}

/** Which part of two hands of one kind was compared. */
function partOf({ category, at }: { readonly category: Category; readonly at: number }): string {
  switch (category) {
    case 'thu':
      return at > 1 ? 'the odd card' : at > 0 ? 'the lower pair' : 'the higher pair';
    case 'doi':
      return at > 1 ? `the ${nth(at)} odd card` : at > 0 ? 'the odd cards' : 'the rank of the pair';
    case 'sam':
    case 'cu-lu':
      return 'the rank of the three';
    case 'tu-quy':
      return 'the rank of the four';
    default:
      return at > 0 ? `the ${nth(at + 1)} card` : 'the top card';
  }
}

/** From the second card on. */
function nth(place: number): string {
  return `${place}${place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`;
}
