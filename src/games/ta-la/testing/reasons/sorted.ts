/** What is to be told of how cards were sorted. ta-la.md §4.2, rules tl-eat-proof and tl-eat-limit. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankIndex, suitIndex } from '#core/card.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { meldKindOf, type Sorted, worth } from './hand.ts';
import { type LaidHand, leastWith } from './table.ts';

/**
 * A sorted hand: its phỏm, where eaten cards are and what their limit costs, rows that are no phỏm and phỏm that were not
 * possible as well.
 */
export function toldOfSorted(who: string, laid: LaidHand, rules: TaLaRules): StatedStep[] {
  return [
    ...laid.sorted.melds.map((cards): StatedStep => {
      return { rule: meldKindOf(cards) === 'ngang' ? 'tl-phom-ngang' : 'tl-phom-doc', outcome: 'held', who, cards };
    }),
    ...toldOfEaten(who, laid, rules),
    ...toldOfAce(who, laid),
    ...toldOfRival(who, laid, rules),
  ];
}

function toldOfEaten(who: string, laid: LaidHand, rules: TaLaRules): StatedStep[] {
  const { marks, sorted } = laid;
  const told = marks.map((card): StatedStep => {
    const meld = assertDefined(sorted.melds.find((one) => one.includes(card)));
    return { rule: 'tl-eat-proof', outcome: 'held', who, cards: [card], meld };
  });
  for (const meld of sorted.melds) {
    const cards = marks.filter((card) => meld.includes(card));
    if (cards.length > 1) told.push({ rule: 'tl-eat-limit', outcome: 'held', who, cards, meld });
  }
  if (rules.eatPerMeld === 'any' || marks.length < 2) return told;
  const points = leastWith(laid, [], { ...rules, eatPerMeld: 'any' });
  if (points < sorted.points) told.push({ rule: 'tl-eat-limit', outcome: 'failed', who, cards: marks, points });
  return told;
}

/** Q K A or K A 2 of one suit, of which a card is loose: of the first suit that has them. */
function toldOfAce(who: string, { hand: { cards }, sorted: { loose } }: LaidHand): StatedStep[] {
  const round = [0, 1, 2, 3].flatMap((suit) => [
    [11, 12, 0].map((rank) => ({ rank, suit })),
    [12, 0, 1].map((rank) => ({ rank, suit })),
  ]);
  for (const places of round) {
    const three = places.flatMap(({ rank, suit }) =>
      cards.filter((card) => rankIndex(card) === rank && suitIndex(card) === suit),
    );
    if (three.length === 3 && three.some((card) => loose.includes(card))) {
      return [{ rule: 'tl-ace-low', outcome: 'failed', who, cards: three }];
    }
  }
  return [];
}

/** A phỏm that would take a loose card, and others with it: the one that would leave the fewest points. */
function toldOfRival(who: string, laid: LaidHand, rules: TaLaRules): StatedStep[] {
  const { hand, sorted } = laid;
  const loose = hand.bitsOf(sorted.loose);
  const rivals = hand.phoms
    .filter((phom) => phom & loose)
    .map((phom) => ({ phom, points: leastWith(laid, hand.cardsOf(phom), rules) }));
  const points = Math.min(...rivals.map((rival) => rival.points));
  const best = rivals.find((rival) => rival.points === points && Number.isFinite(points));
  if (!best) return [];
  const cards = hand.cardsOf(best.phom);
  return [{ rule: 'tl-one-meld-each', outcome: 'failed', who, cards, kind: meldKindOf(cards), points }];
}

/** All loose cards, counted card by card. */
export function toldOfCount(
  rule: 'tl-points' | 'tl-score',
  who: string,
  { loose, points }: Sorted,
  rules: TaLaRules,
): StatedStep {
  if (loose.length === 0) return { rule: 'tl-rac', outcome: 'held', who };
  return { rule, outcome: 'held', who, cards: loose, parts: loose.map((card) => worth(card, rules)), points };
}

/** Are two cards a cạ: of one rank, or of one suit and so near each other? */
export function areCa(a: Card, b: Card, gap: number): boolean {
  const apart = Math.abs(rankIndex(a) - rankIndex(b));
  return apart === 0 || (suitIndex(a) === suitIndex(b) && apart <= gap);
}

/** Every two of these cards that are a cạ, in the order of the cards. */
export function casOf(cards: readonly Card[], gap: number): (readonly [Card, Card])[] {
  return cards.flatMap((a, at) => cards.slice(at + 1).flatMap((b) => (areCa(a, b, gap) ? [[a, b] as const] : [])));
}
