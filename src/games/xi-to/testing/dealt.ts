import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { FULL_HAND } from '../engine/hand.ts';
import { DECK } from '../round/pack.ts';

/** Two who are left at the showdown, as most rounds end that are shown. */
export function dealtCases(rng: Rng): Field[][] {
  const cards = rng.cards(2 * FULL_HAND, DECK);
  return [
    ['an', 'bình'].map((name, at) => ({
      role: 'player',
      name,
      cards: cards.slice(at * FULL_HAND, (at + 1) * FULL_HAND),
      eaten: [],
    })),
  ];
}
