import type { Card } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';

/** Cards written one after another in any spelling, for the build: a word that is no card stops it. */
export function writtenCards(text: string): readonly Card[] {
  return text
    .trim()
    .split(/\s+/)
    .map((one) => {
      const card = parseCard(one);
      if (card === undefined) throw new Error(`“${text}”: ${one} is not a card`);
      return card;
    });
}
