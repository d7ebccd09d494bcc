/** Hands that stand in for cards that are left: so many, with so many 2s and quads among them. */

import { type Card, cardOf, rankIndex, SUITS } from '#core/card.ts';
import type { ToldResult } from '#core/evening/evening.ts';
import { deckUnder } from '#core/game/game.ts';
import { game } from '../engine/index.ts';
import { CARDS_DEALT } from '../engine/instant.ts';
import { quadsIn } from '../engine/payment.ts';
import { isTwo } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { told } from '../engine/told.ts';

/** How many cards a seat has left; all that were dealt where it never played. */
export function countLeft({ code, count }: ToldResult): number {
  return code === 'cong' ? CARDS_DEALT : (count ?? 0);
}

/** Cards for a told seat; undefined where so many 2s and quads are not among so few. */
export function cardsToldLeft(result: ToldResult, rules: SamRules): readonly Card[] | undefined {
  const { twos = 0, quads = 0 } = result;
  const count = countLeft(result);
  if (![twos, quads].every((some) => Number.isInteger(some) && some >= 0 && some <= SUITS.length)) return undefined;
  const deck = deckUnder(game, rules);
  const ordinary = deck.filter((card) => !isTwo(card));
  const ranks = [...new Set(ordinary.map(rankIndex))].slice(0, quads);
  const named = [
    ...SUITS.slice(0, twos).map((suit) => cardOf('2', suit)),
    ...ordinary.filter((card) => ranks.includes(rankIndex(card))),
  ];
  if (named.length > count) return undefined;
  const hand = { role: 'player', name: 'player', cards: named, eaten: [] } as const;
  const [way] = told.waysOf({ count }, hand, rules);
  for (const candidates of way?.hands ?? []) {
    for (const cards of candidates(deck)) if (quadsIn(cards).length === quads) return cards;
  }
  return undefined;
}
