import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, rankIndex, withoutCards } from '#core/card.ts';
import { type SuitArrangement, searchForced } from './forced.ts';
import { keyPoints } from './key.ts';
import { cardsOfMasks, cardsOfSuit, type Masks, masksOf, stretchesOf } from './masks.ts';
import type { MeldRules } from './rules.ts';
import { searcherOf } from './search.ts';

/** A hand sorted: its melds, each and all by rank and suit, and what is left. */
export interface Arrangement {
  readonly melds: readonly (readonly Card[])[];
  readonly loose: readonly Card[];
  /** What the loose cards count. */
  readonly points: number;
}

/**
 * The best arrangement of a hand (rules tl-phom-ngang, tl-phom-doc, tl-one-meld-each): fewest points outside the melds; of
 * those the fewest loose cards; of those the longest melds, the longest first. What is equal then is parted by the order of
 * cards (A♠ A♥ … K♣): first by which cards lie in phỏm ngang, the lowest that differs going before in one; then by the
 * phỏm dọc, the lowest card that lies otherwise going before in the longer one.
 *
 * @param cards up to ten
 * @param eaten the cards among them that were eaten, each of which must lie in a meld (tl-eat-limit)
 * @returns undefined where the eaten cards cannot all lie in melds; never without eaten cards
 */
export function arrange(cards: readonly Card[], eaten: readonly Card[], rules: MeldRules): Arrangement | undefined {
  const hand = masksOf(cards);
  const laid = eaten.length > 0 ? searchForced(hand, masksOf(eaten), rules) : searchFree(hand, rules);
  return laid && arrangementOf(hand, laid);
}

/** A hand without eaten cards always has an arrangement. */
export function arrangeFree(cards: readonly Card[], rules: MeldRules): Arrangement {
  const hand = masksOf(cards);
  return arrangementOf(hand, searchFree(hand, rules));
}

function searchFree(hand: Masks, rules: MeldRules): SuitArrangement {
  // A hand without J, Q and K is the same under every rule set.
  const { search, ngang } = searcherOf(hand.some((mask) => mask >> 10) ? rules.faces : '11-12-13');
  const key = search(...hand);
  const [s = 0, h = 0, d = 0, c = 0] = ngang;
  return {
    key,
    ngang: [s, h, d, c],
    runs: [hand[0] ^ s, hand[1] ^ h, hand[2] ^ d, hand[3] ^ c].map(stretchesOf),
  };
}

function arrangementOf(hand: Masks, { key, ngang, runs }: SuitArrangement): Arrangement {
  const sets = new Map<number, Card[]>();
  for (const card of cardsOfMasks(ngang)) sets.set(rankIndex(card), [...(sets.get(rankIndex(card)) ?? []), card]);
  const stretches = runs.flatMap((masks, suit) => masks.map((mask) => cardsOfSuit(mask, suit)));
  const melds = [...sets.values(), ...stretches].sort(byFirstCard);
  return { melds, loose: withoutCards(cardsOfMasks(hand), melds.flat()), points: keyPoints(key) };
}

function byFirstCard([a]: readonly Card[], [b]: readonly Card[]): number {
  return byCard(assertDefined(a), assertDefined(b));
}
