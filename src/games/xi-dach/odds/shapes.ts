/** Hands of Xì Dách as counts of rank classes: suits never matter, and J, Q, K are equivalent under every rule set. */

import { ALL_CARDS, type Card, rankIndex } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { type Hand, readHand, type XiDachKind } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';

/** Ace, 2 to 9, ten, face; a ten is separate because some rule sets do not count it for a xì dách. */
export const CLASSES: readonly (readonly Card[])[] = Array.from({ length: 11 }, (_, at) =>
  ALL_CARDS.filter((card) => Math.min(rankIndex(card), 10) === at),
);

/** How many cards of each class a hand holds. */
export type HandShape = readonly number[];

export const EMPTY: HandShape = CLASSES.map(() => 0);
/** All 52 cards. */
export const WHOLE_DECK: HandShape = CLASSES.map((cards) => cards.length);

/** A hand, and in how many ways the deck makes it (unordered hands or ordered draws, as the function says). */
export interface Weighted {
  readonly shape: HandShape;
  readonly ways: number;
}

/** The cards of a class that are left in the deck. */
export function leftInClass(shape: HandShape, at: number): number {
  return (CLASSES[at]?.length ?? 0) - (shape[at] ?? 0);
}

export function withCard(shape: HandShape, at: number): HandShape {
  return shape.map((count, index) => (index === at ? count + 1 : count));
}

export function shapeSize(shape: HandShape): number {
  return shape.reduce((sum, count) => sum + count, 0);
}

/** How many of these cards are of each class. */
export function shapeOf(cards: readonly Card[]): HandShape {
  return CLASSES.map((alike) => cards.filter((card) => alike.includes(card)).length);
}

/** The cards that are left when others are taken out. */
export function removeShape(shape: HandShape, taken: HandShape): HandShape {
  return shape.map((count, at) => count - (taken[at] ?? 0));
}

/** A number for each shape of up to five cards; no two share one. */
export function shapeCode(shape: HandShape): number {
  return shape.reduce((code, count) => code * 6 + count, 0);
}

/**
 * Every hand one card larger than these. `ways` counts ordered draws: each hand is reached once for every order of its
 * cards that passes through `hands`.
 */
export function drawOne(hands: readonly Weighted[]): Weighted[] {
  const next = new Map<number, { shape: HandShape; ways: number }>();
  for (const { shape, ways } of hands) {
    for (const at of CLASSES.keys()) {
      const left = leftInClass(shape, at);
      if (left <= 0) continue;
      const grown = withCard(shape, at);
      const code = shapeCode(grown);
      const known = next.get(code);
      if (known) known.ways += ways * left;
      else next.set(code, { shape: grown, ways: ways * left });
    }
  }
  return [...next.values()];
}

/** All hands of `size` cards, with the number of unordered hands that the deck makes of each. */
export function weightedHands(size: number): readonly Weighted[] {
  let hands: readonly Weighted[] = [{ shape: EMPTY, ways: 1 }];
  let orders = 1;
  for (let n = 1; n <= size; n++) {
    hands = drawOne(hands);
    orders *= n;
  }
  return hands.map(({ shape, ways }) => ({ shape, ways: ways / orders }));
}

/** One hand of this shape as the engine reads it: which cards of a class it is made of does not matter. */
export function handOfShape(who: Who, shape: HandShape, rules: XiDachRules): Hand {
  return readHand(
    who,
    shape.flatMap((count, at) => CLASSES[at]?.slice(0, count) ?? []),
    rules,
  );
}

/** The kind of a hand under the rule set; `points` is null for the two naturals. */
export interface ShapeReading {
  readonly kind: XiDachKind;
  readonly points: number | null;
}

/** Reads shapes with the engine under one rule set, each hand once. */
export function reader(rules: XiDachRules): (shape: HandShape) => ShapeReading {
  const known = new Map<number, ShapeReading>();
  return (shape) => {
    const code = shapeCode(shape);
    let reading = known.get(code);
    if (!reading) {
      const { kind, points } = handOfShape('an', shape, rules);
      reading = { kind, points };
      known.set(code, reading);
    }
    return reading;
  };
}
