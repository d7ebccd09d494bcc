import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { DECK_36 } from './cases.ts';

/** Two hands: a banker's and a player's, or, of every other deal, those of two of whom the best takes all. */
export function dealtCases(rng: Rng, { deck }: BaCayRules): Field[][] {
  const cards = rng.cards(6, deck === 36 ? DECK_36 : ALL_CARDS);
  const an: Field = { role: 'player', name: 'an', cards: cards.slice(0, 3), eaten: [] };
  const other = cards.slice(3);
  return [
    rng.upTo(1) === 0
      ? [{ role: 'cai', name: 'cai', cards: other, eaten: [] }, an]
      : [an, { role: 'player', name: 'bình', cards: other, eaten: [] }],
  ];
}
