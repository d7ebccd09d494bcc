import { describe, expect, test } from 'vitest';
import { formatCard } from '#core/card.ts';
import { FULL } from '#testing/runs.ts';
import { allHands, handAt } from '../hands/all-hands.ts';
import { categoryOf, handStrength } from '../hands/strength.ts';
import { rankingRuleSets, shortName } from '../testing/cases.ts';
import { literalCompare, literalHand } from '../testing/literal.ts';

const SIZES = [
  [1, 32],
  [2, 496],
  [3, 4960],
  [4, 35_960],
] as const;

/**
 * All under the first rule set; under the others the daily run takes every 25th, which finds every injected fault (ADR 14, 23).
 */
const STRIDE = FULL ? 1 : 25;

const HOUSES = Array.from(rankingRuleSets(), (rules) => [shortName(rules), rules] as const);

describe.each(SIZES)(
  'up cards: every %i of the 32, %i hands, against the rules read literally (xt-partial)',
  (size, count) => {
    const flat = allHands(size);
    const hands = Array.from({ length: flat.length / size }, (_, place) => handAt(flat, place, size));
    const literal = [false, true].map((aceLow) => hands.map((cards) => literalHand(cards.map(formatCard), aceLow)));

    test.each(HOUSES)('%s', (_, rules) => {
      expect(hands).toHaveLength(count);
      const read = literal[Number(rules.aceLow)] ?? [];
      const stride = size < 4 || rules === HOUSES[0]?.[1] ? 1 : STRIDE;
      const ranked = hands
        .map((cards, place) => ({ cards, literal: read[place] }))
        .filter((_one, place) => place % stride === 0)
        .map((one) => ({ ...one, strength: handStrength(one.cards, rules) }))
        .sort((a, b) => a.strength - b.strength);
      let wrong = 0;
      for (const [place, hand] of ranked.entries()) {
        const before = ranked[Math.max(place - 1, 0)];
        if (!hand.literal || !before?.literal) throw new Error('a hand is missing');
        if (categoryOf(hand.cards, rules) !== hand.literal.category) wrong++;
        if (literalCompare(hand.literal, before.literal, rules) !== Math.sign(hand.strength - before.strength)) wrong++;
      }
      expect(wrong).toBe(0);
    });
  },
);
