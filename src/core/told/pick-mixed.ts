import { type Card, rankIndex, suitIndex } from '../card.ts';

/**
 * A hand as people hold one: to the cards that it holds, one for each wish, in suits and ranks as mixed as can be, so that it makes
 * nothing by chance; the higher card first, then ♠ ♥ ♦ ♣.
 * @returns undefined where a wish has no card left
 */
export function pickMixed(
  held: readonly Card[],
  wishes: readonly ((card: Card) => boolean)[],
  free: readonly Card[],
): readonly Card[] | undefined {
  const hand = [...held];
  for (const wish of wishes) {
    let best: { readonly card: Card; readonly likeness: number } | undefined;
    for (const card of free) {
      if (!wish(card) || hand.includes(card)) continue;
      const likeness = likenessTo(hand, card);
      if (!best || likeness < best.likeness) best = { card, likeness };
    }
    if (!best) return undefined;
    hand.push(best.card);
  }
  return hand;
}

/** Suits count before ranks, and these before the height of the card. */
function likenessTo(hand: readonly Card[], card: Card): number {
  let [suits, ranks] = [0, 0];
  for (const one of hand) {
    if (suitIndex(one) === suitIndex(card)) suits++;
    if (rankIndex(one) === rankIndex(card)) ranks++;
  }
  return suits * 1000 + ranks * 100 - rankIndex(card);
}

/** A wish for a card of this rank. */
export const ofRank =
  (rank: number) =>
  (card: Card): boolean =>
    rankIndex(card) === rank;
