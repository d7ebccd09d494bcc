import type { Card } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { isInDeck } from '#games/xi-to/engine/hand.ts';

/** So many different cards of Xì Tố, written one after another in any spelling. Anything else stops the build. */
export function xiToCards(text: string, size: number): readonly Card[] {
  const cards = text
    .trim()
    .split(/\s+/)
    .map((one) => {
      const card = parseCard(one);
      if (card === undefined || !isInDeck(card)) throw new Error(`“${text}”: ${one} is no card of the 32`);
      return card;
    });
  if (cards.length !== size || new Set(cards).size !== size) throw new Error(`“${text}”: not ${size} different cards`);
  return cards;
}
