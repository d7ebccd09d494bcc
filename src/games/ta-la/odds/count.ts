/**
 * How many hands of so many cards of the whole deck hold no meld, or no half meld: counted rank by rank. Whether a card may be
 * added depends only on its own rank and on the two ranks below in its suit, so that hands with equal top ranks are counted
 * together.
 */

const SUITS = 4;
const RANKS = 13;

/** Which suits may be chosen at a rank: bits of four, after the suits chosen one rank and two ranks below. */
type Allows = (suits: number, below: number, twoBelow: number) => boolean;

/** `counts[n]`: hands of n cards in which every rank is allowed. */
function countHands(most: number, allows: Allows): number[] {
  const states = 1 << (2 * SUITS);
  let now = new Map([[0, none(most).with(0, 1)]]);
  for (let rank = 0; rank < RANKS; rank++) {
    const next = new Map<number, number[]>();
    for (const [state, counts] of now) {
      const [below, twoBelow] = [state & 15, state >> SUITS];
      for (let suits = 0; suits < 1 << SUITS; suits++) {
        if (!allows(suits, below, twoBelow)) continue;
        const to = ((below << SUITS) | suits) % states;
        const sums = next.get(to) ?? none(most);
        next.set(to, sums);
        const size = sizeOf(suits);
        for (const [cards, ways] of counts.entries()) {
          if (cards + size <= most) sums[cards + size] = (sums[cards + size] ?? 0) + ways;
        }
      }
    }
    now = next;
  }
  return Array.from({ length: most + 1 }, (_, cards) =>
    [...now.values()].reduce((sum, counts) => sum + (counts[cards] ?? 0), 0),
  );
}

/** No hand of any size up to `most`. */
function none(most: number): number[] {
  return Array.from({ length: most + 1 }, () => 0);
}

function sizeOf(suits: number): number {
  return (suits & 1) + ((suits >> 1) & 1) + ((suits >> 2) & 1) + ((suits >> 3) & 1);
}

const MOST = 10;

/** Hands without a meld (rules tl-phom-ngang, tl-phom-doc), by their number of cards. */
export const WITHOUT_MELD: readonly number[] = countHands(
  MOST,
  (suits, below, twoBelow) => sizeOf(suits) < 3 && (suits & below & twoBelow) === 0,
);

const counted = new Map<1 | 2, readonly number[]>();

/** Hands without a half meld (rule tl-ca), by their number of cards; `gap` as the house rule caGap. */
export function withoutCa(gap: 1 | 2): readonly number[] {
  const hands =
    counted.get(gap) ??
    countHands(
      MOST,
      (suits, below, twoBelow) => sizeOf(suits) < 2 && (suits & below) === 0 && (gap === 1 || (suits & twoBelow) === 0),
    );
  counted.set(gap, hands);
  return hands;
}

/** How many different hands of so many cards a deck of 52 can deal. */
export function handsOfSize(cards: number): number {
  let hands = 1;
  for (let i = 0; i < cards; i++) hands = (hands * (52 - i)) / (i + 1);
  return Math.round(hands);
}
