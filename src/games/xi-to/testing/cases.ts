/** Cases and rule sets for the tests of Xì Tố: chosen ones as text, random ones from a seed. */

import { type Card, formatCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { caseTexts } from '#testing/case-texts.ts';
import { anyRuleSet, everyVariation } from '#testing/rule-sets.ts';
import { FULL_HAND, rankHeightOf } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import { PRESETS, SCHEMA, type XiToRules } from '../engine/rules.ts';
import { EVALUATOR_DECK } from '../hands/all-hands.ts';
import type { LiteralSeat } from './literal.ts';

export const { caseOf, fieldsOf, houseOf, rule } = caseTexts(game, 'an:AS;binh:KS');

/** The seats as the literal reference takes them. */
export function literalSeats(fields: readonly Field[]): LiteralSeat[] {
  return fields.map(({ name, cards }) => ({ name, cards: cards.map(formatCard) }));
}

/** A random rule set, each setting chosen independently. */
export const anyRules = (rng: Rng): XiToRules => anyRuleSet(game, rng);

/** Every rule set that ranks hands differently, 24 of them; settings that only a round reads are as in vipgame. */
export function rankingRuleSets(): readonly XiToRules[] {
  return everyVariation(PRESETS.vipgame, SCHEMA, ['flush', 'aceLow', 'suits', 'tieBreak']);
}

/** A short text for a rule set, as test names and failures show it. */
export function shortName({ flush, aceLow, suits, tieBreak }: XiToRules): string {
  return `flush=${flush},aceLow=${aceLow},suits=${suits},tieBreak=${tieBreak}`;
}

/**
 * What a seat is dealt: any cards; the ranks that the seat before has, all of them or all but its last; cards of one
 * suit, in a row, in a row of one suit; A-7-8-9-10; cards of two ranks or of three.
 */
const MOODS = [
  'any',
  'same',
  'same',
  'nearly',
  'nearly',
  'suit',
  'suit',
  'run',
  'suited-run',
  'low-run',
  'two',
  'two',
  'three',
] as const;

/**
 * Two to six seats with one to five cards each, in two of three cases five. Hands that are rare in a fair deal are more likely:
 * equal ranks, equal pairs, five of a suit or in a row.
 */
export function anyFields(rng: Rng): Field[] {
  const seats = 2 + rng.upTo(rng.upTo(4));
  const size = rng.pick([
    1,
    2,
    3,
    4,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
    FULL_HAND,
  ]);
  let left = EVALUATOR_DECK;
  let before: readonly Card[] = [];
  return Array.from({ length: seats }, (_, seat): Field => {
    const cards = anyHand(rng, left, before, size);
    left = left.filter((card) => !cards.includes(card));
    before = cards;
    return { role: 'player', name: `p${seat}`, cards, eaten: [] };
  });
}

function anyHand(rng: Rng, left: readonly Card[], before: readonly Card[], size: number): Card[] {
  const mood = rng.pick(MOODS);
  const hand = moodHand(mood, rng, left, before, size).slice(0, size);
  const rest = left.filter((card) => !hand.includes(card));
  return [...hand, ...rng.cards(size - hand.length, rest)];
}

function moodHand(
  mood: (typeof MOODS)[number],
  rng: Rng,
  left: readonly Card[],
  before: readonly Card[],
  size: number,
): Card[] {
  /** A card left of each of these heights, one after another, of one suit if that is wanted. */
  const oneOfEach = (heights: readonly number[], suit?: number): Card[] => {
    const chosen: Card[] = [];
    for (const height of heights) {
      const fitting = left.filter(
        (card) =>
          rankHeightOf(card) === height && !chosen.includes(card) && (suit === undefined || suitAt(card) === suit),
      );
      if (fitting.length > 0) chosen.push(...rng.cards(1, fitting));
    }
    return chosen;
  };
  /** As many as the seat needs, or all of them. */
  const some = (cards: readonly Card[]): Card[] => rng.cards(Math.min(size, cards.length), cards);
  const inRow = (from: number): number[] => Array.from({ length: FULL_HAND }, (_, i) => from + i);
  switch (mood) {
    case 'any':
      return some(left);
    case 'same':
      return oneOfEach(before.map(rankHeightOf));
    case 'nearly':
      return oneOfEach(before.slice(0, -1).map(rankHeightOf));
    case 'suit': {
      const suit = rng.upTo(3);
      return some(left.filter((card) => suitAt(card) === suit));
    }
    case 'run':
      return oneOfEach(inRow(rng.upTo(3)));
    case 'suited-run':
      return oneOfEach(rng.pick([inRow(0), inRow(1), inRow(2), inRow(3), LOW_RUN]), rng.upTo(3));
    case 'low-run':
      return oneOfEach(LOW_RUN);
    case 'two':
    case 'three': {
      const heights = new Set(
        some(left)
          .slice(0, mood === 'two' ? 2 : 3)
          .map(rankHeightOf),
      );
      return some(left.filter((card) => heights.has(rankHeightOf(card))));
    }
  }
}

const LOW_RUN = [7, 0, 1, 2, 3];

const suitAt = (card: Card): number => Math.floor(card / 13);
