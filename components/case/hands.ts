import { displayCard } from '../../src/engine/core/card.ts';
import type { Ruled } from './ruled.ts';

/** Everybody's cards in one line: `Nhà cái K♦ 9♣ · An A♠ A♥`. */
export function displayHands({ of, all }: Pick<Ruled, 'of' | 'all'>): string {
  return of.fields.map(({ name, cards }) => `${all.ui.seatName(name)} ${cards.map(displayCard).join(' ')}`).join(' · ');
}
