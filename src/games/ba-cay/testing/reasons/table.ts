/** What ba-cay.md says of the hands at a table: each hand, and who beats whom. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, formatCard, rankOf, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { perCase } from '#testing/reasons/per-case.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import type { BaCayKind } from '../../engine/steps.ts';
import { type LiteralHand, literalCompare, literalHand, literalOrder } from '../literal.ts';

export interface RecountedHand {
  readonly who: string;
  readonly cards: readonly Card[];
  readonly kind: BaCayKind;
  readonly points: number;
  /** Its best card; any card where the rule set does not rank cards. */
  readonly best: Card;
  readonly literal: LiteralHand;
}

export const toldName = ({ who }: RecountedHand): string => who;

/** ba-cay.md §3.2: ace 1, the number, ten for J, Q and K. */
const COUNTS = { A: 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9, '10': 10, J: 10, Q: 10, K: 10 };
export const pointsOfCard = (card: Card): number => COUNTS[rankOf(card)];

export const isFaceRank = (card: Card): boolean => ['J', 'Q', 'K'].includes(rankOf(card));
export const areAlike = (cards: readonly Card[]): boolean => new Set(cards.map(rankOf)).size === 1;

/** The hands in the order of the case. */
export const handsOf = perCase((fields: readonly Field[], rules: BaCayRules): readonly RecountedHand[] =>
  fields.map((field) => handOf(field, rules)),
);

function handOf({ name, cards }: Field, rules: BaCayRules): RecountedHand {
  const texts = cards.map(formatCard);
  const literal = literalHand(texts, rules);
  const order = literalOrder(rules);
  const best = order.find((card) => texts.includes(card));
  return {
    who: name,
    cards,
    kind: literal.kind,
    points: literal.points,
    best: assertDefined(cards.find((card) => formatCard(card) === best)),
    literal,
  };
}

/** 1 where the first hand is better, -1 where the second is, 0 where they are equal. */
export function order(a: RecountedHand, b: RecountedHand, rules: BaCayRules): -1 | 0 | 1 {
  return literalCompare(a.literal, b.literal, rules);
}

/** The hands of the table best first, equal ones in seat order: repeatedly takes out those that no remaining hand beats. */
export function ranking(hands: readonly RecountedHand[], rules: BaCayRules): readonly (readonly RecountedHand[])[] {
  const groups: (readonly RecountedHand[])[] = [];
  for (let left = hands; left.length > 0; ) {
    const table = left;
    const best = table.filter((one) => !table.some((other) => other !== one && order(other, one, rules) === 1));
    groups.push(best);
    left = table.filter((one) => !best.includes(one));
  }
  return groups;
}

export const isSpecial = ({ kind }: RecountedHand): boolean => kind === 'ba-tien' || kind === 'sap';
export const isRedAce = (card: Card): boolean => rankOf(card) === 'A' && suitOf(card) === 'D';
