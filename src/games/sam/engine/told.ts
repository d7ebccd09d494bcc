/** Hands at the end of a round of Sâm that are told by how many cards are left: “Bình 3 cards, Chi 7”. */

import type { Card } from '#core/card.ts';
import { ofRank, pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import { type Candidates, type HandWay, type ToldHands, toldCount } from '#core/told/told-hand.ts';
import { CARDS_DEALT } from './instant.ts';
import { quadsIn } from './payment.ts';
import { isTwo } from './ranks.ts';
import type { SamRules } from './rules.ts';

/** Nobody is taken to hold a 2 or a quad, which cost more (rule sam-pay-thoi), who is not said to. */
export const told: ToldHands<SamRules> = {
  granted: {
    together: false,
    codeOf: (others) => (others.some(({ quads }) => quads) ? 'no-twos-or-quads' : 'no-twos'),
  },
  waysOf(said, hand) {
    const { cards } = hand;
    const count = toldCount(said, hand);
    if (hand.role !== 'player' || said.kind !== undefined || said.total !== undefined) return [];
    const counts = from(0, CARDS_DEALT);
    const twos = cards.filter(isTwo).length;
    const quads = quadsIn(cards).length;
    if (count === undefined) return [{ hands: counts.map((some) => holding(cards, some, twos, quads)) }];
    if (!counts.includes(count)) return [];
    return [
      { hands: [holding(cards, count, twos, quads)] },
      ...from(twos + 1, Math.min(count, 4)).map((some): HandWay => {
        return { hands: [holding(cards, count, some, quads)], unusual: { twos: some } };
      }),
      ...from(quads + 1, Math.floor(count / 4)).map((some): HandWay => {
        return { hands: [holding(cards, count, twos, some)], unusual: { quads: some } };
      }),
    ];
  },
};

function from(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(most - least + 1, 0) }, (_, at) => least + at);
}

/** Ranks but the 2, in an order in which neighbours are far apart: few cards are no run by chance. */
const SCATTERED = [12, 8, 4, 10, 6, 2, 11, 7, 3, 0, 9, 5] as const;

/** So many cards with so many 2s and quads among them: what is owed depends on nothing else. */
function holding(named: readonly Card[], count: number, twos: number, quads: number): Candidates {
  return function* among(free) {
    const moreTwos = Array.from({ length: twos - named.filter(isTwo).length }, () => isTwo);
    for (const ranks of setsOf(SCATTERED, quads - quadsIn(named).length)) {
      const moreQuads = ranks.flatMap((rank) =>
        Array.from({ length: 4 - named.filter(ofRank(rank)).length }, () => ofRank(rank)),
      );
      const held = pickMixed(named, [...moreTwos, ...moreQuads], free);
      const cards = held && filledUp(held, count, free);
      if (cards?.length === count) yield cards;
    }
  };
}

/** With cards that cost one each, at most three of a rank. */
function filledUp(held: readonly Card[], count: number, free: readonly Card[]): readonly Card[] {
  let cards = held;
  for (const rank of [...SCATTERED, ...SCATTERED, ...SCATTERED]) {
    if (cards.length >= count) break;
    if (cards.filter(ofRank(rank)).length < 3) cards = pickMixed(cards, [ofRank(rank)], free) ?? cards;
  }
  return cards;
}
