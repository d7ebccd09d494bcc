/** A round of Xì Tố told in English, event by event. */

import { displayCard } from '../../../engine/core/card.ts';
import type { Category } from '../../../engine/xi-to/category.ts';
import type { Chips, XiToAction, XiToEvent, XiToView } from '../../../engine/xi-to/round/index.ts';
import type { RoundWords } from '../../round-words.ts';
import { cardsText, displayName, signed } from '../../text.ts';

const CATEGORIES: Readonly<Record<Category, string>> = {
  'mau-thau': 'a mậu thầu (high card)',
  doi: 'a đôi (pair)',
  thu: 'a thú (two pairs)',
  sam: 'a sám (three of a kind)',
  sanh: 'a sảnh (straight)',
  thung: 'a thùng (flush)',
  'cu-lu': 'a cù lũ (full house)',
  'tu-quy': 'a tứ quý (four of a kind)',
  'thung-pha-sanh': 'a thùng phá sảnh (straight flush)',
};

export const words: RoundWords<XiToEvent, XiToAction, XiToView> = {
  title: 'Play a round',
  sit: 'You sit in An’s place, with 1 chip in the pot and a limit of 10. Bình and Chi are played for you.',
  event,
  together,
  move,
  may: (action) => move(action).toLowerCase(),
  warns: {},
  end({ done }, log) {
    const win = log.find((one) => one.type === 'win');
    if (!done || win?.type !== 'win') return { big: '', why: '' };
    const names = win.shares.map(({ who }) => displayName(who));
    const big = names.length > 1 ? `${names.join(', ')} split the pot` : `${names.join()} takes the pot`;
    return { big, why: event(win) };
  },
};

function move(action: XiToAction): string {
  switch (action.type) {
    case 'to':
      return `Bet ${action.amount}`;
    case 'theo':
      return 'Call';
    case 'up':
      return 'Fold';
    case 'check':
      return 'Pass';
    case 'hole':
      return `Hide ${displayCard(action.card)}`;
  }
}

function together(events: readonly XiToEvent[]): string {
  const deals = events.flatMap((one) => (one.type === 'deal' ? [one] : []));
  if (deals.length === 0) return 'Everybody puts 1 chip into the pot.';
  if (deals.some(({ rule }) => rule === 'xt-streets')) {
    return `One card up each: ${deals.map(({ who, cards }) => `${displayName(who)} ${cardsText(cards)}`).join(', ')}.`;
  }
  if (deals.every(({ down }) => down)) return 'Two cards down each.';
  const up = deals.filter(({ down }) => !down);
  return `One card down and one up each: ${up.map(({ who, cards }) => `${displayName(who)} shows ${cardsText(cards)}`).join(', ')}.`;
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${displayName(who)} ${signed(chips)}`).join(', ');
}

function event(e: XiToEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'ante':
      return `${Who} puts ${e.chips} chip into the pot.`;
    case 'deal':
      return e.down
        ? `${Who} is dealt a card face down: ${cardsText(e.cards)}.`
        : `${Who} is dealt a card face up: ${cardsText(e.cards)}.`;
    case 'hole':
      return `${Who} hides ${cardsText(e.cards)}.`;
    case 'turn':
      return `${Who} turns up ${cardsText(e.cards)}.`;
    case 'speak':
      return `Betting round ${e.street}: ${Who} shows ${cardsText(e.cards)}, ${CATEGORIES[e.category]}, the strongest on the table, and speaks first.`;
    case 'to':
      return e.chips === e.amount
        ? `${Who} bets ${e.amount}.`
        : `${Who} calls and raises by ${e.amount}: ${e.chips} in, and staying takes ${e.bet}.`;
    case 'theo':
      return `${Who} calls with ${e.chips}.`;
    case 'up':
      return `${Who} folds and leaves ${e.lost} in the pot.`;
    case 'check':
      return `${Who} passes.`;
    case 'show':
      return `${Who} turns up the hand: ${cardsText(e.cards)}, ${CATEGORIES[e.category]}.`;
    case 'win':
      if (e.rule === 'xt-last-standing')
        return `Everybody else has folded: ${Who} takes the pot of ${e.pot} without showing.`;
      return e.shares.length > 1
        ? `Level, so the pot of ${e.pot} is split: ${chipsText(e.shares)}.`
        : `${Who} is strongest and takes the pot of ${e.pot}.`;
    case 'end':
      return `The round is over: ${chipsText(e.result)}. It adds up to 0.`;
  }
}
