/** Simple play for seats without a person. It uses only what the seat may see. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankOf } from '#core/card.ts';
import { CATEGORIES } from '../engine/category.ts';
import { rankHeightOf, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToAction, XiToView } from './types.ts';

/** From the queen up a lone card is worth staying for, at a small price. */
const HIGH = ['Q', 'K', 'A'] as const;
const SMALL_PRICE = 3;

/** Ahead of every visible hand it bets a little, level or ahead it calls; with a high card it stays cheaply; else it folds. */
export function suggest(view: XiToView): XiToAction | null {
  if (view.turn !== view.seat) return null;
  const can = (type: XiToAction['type']): XiToAction | null =>
    view.legal.find(({ action }) => action.type === type)?.action ?? null;
  const hidden = holeChoice(view);
  if (hidden) return hidden;

  const mine = ownCards(view);
  const { rules } = view;
  const worth = worthOf(mine, rules);
  const rivals = view.seats.filter(({ who, folded }) => who !== view.seat && !folded);
  const best = Math.max(...rivals.map(({ cards }) => worthOf(seenCards(cards), rules)));
  const paired = readHand(mine, rules).category !== 'mau-thau';
  const high = mine.some((card) => HIGH.some((rank) => rank === rankOf(card)));
  const raised = view.seats.some(({ bet }) => bet > 0);

  if (!raised) {
    if (paired && worth > best) return can('to');
    return can('check') ?? (high || worth >= best ? can('to') : can('up'));
  }
  const cheap = view.toMatch <= SMALL_PRICE && (high || paired);
  return worth >= best || cheap ? can('theo') : can('up');
}

/** Hides the higher card, so that it cannot force the seat to speak first. */
function holeChoice({ legal }: XiToView): XiToAction | null {
  const holes = legal.flatMap(({ action }) => (action.type === 'hole' ? [action] : []));
  return holes.toSorted((a, b) => rankHeightOf(b.card) - rankHeightOf(a.card))[0] ?? null;
}

function ownCards({ seat, seats }: XiToView): readonly Card[] {
  return seenCards(seats.find(({ who }) => who === seat)?.cards ?? []);
}

function seenCards(cards: readonly (Card | null)[]): readonly Card[] {
  return cards.filter((card) => card !== null);
}

/** The combination of one or more cards, then its height: a rough way to compare hands of different sizes. */
function worthOf(cards: readonly Card[], rules: XiToRules): number {
  const { category, groups } = readHand(cards, rules);
  return CATEGORIES.indexOf(category) * 10 + assertDefined(groups[0]).height;
}
