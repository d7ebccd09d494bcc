import { ALL_CARDS, type Card, isTen } from '#core/card.ts';

/** Every hand of three that can be dealt from these cards, in their order. */
export function handsFrom(deck: readonly Card[]): readonly (readonly Card[])[] {
  return deck.flatMap((a, i) =>
    deck.slice(i + 1).flatMap((b, j) => deck.slice(i + j + 2).map((c): readonly Card[] => [a, b, c])),
  );
}

/** The hands of the 36-card game: 7,140. */
export const HANDS_36 = handsFrom(ALL_CARDS.filter((card) => !isTen(card)));
