import { describe, expect, test } from 'vitest';
import { formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL as FULL_LENGTH } from '#testing/runs.ts';
import { FULL_HAND } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { houseOf, rankingRuleSets, shortName } from '../testing/cases.ts';
import { type LiteralHand, literalCompare, literalHand } from '../testing/literal.ts';
import { allHands, handAt } from './all-hands.ts';
import { makeEvaluator } from './evaluate.ts';
import { handStrength } from './strength.ts';

const HANDS = allHands();
const COUNT = HANDS.length / FULL_HAND;
const CARDS = Array.from({ length: COUNT }, (_, place) => handAt(HANDS, place));

/** Every hand as the rules read literally has it, without A-7-8-9-10 and with it. */
const LITERAL = {
  high: CARDS.map((cards) => literalHand(cards.map(formatCard), false)),
  low: CARDS.map((cards) => literalHand(cards.map(formatCard), true)),
};

const EVERY = Array.from(rankingRuleSets(), (rules) => [shortName(rules), rules] as const);
/** With every value of every setting. */
const SOME = EVERY.filter((_, at) => at % 5 === 0);
const HOUSES = FULL_LENGTH ? EVERY : SOME;

function valuesIn(rules: XiToRules): Uint16Array {
  const values = new Uint16Array(COUNT);
  makeEvaluator(rules).evaluateAll(HANDS, values);
  return values;
}

const at = <T>(list: { readonly [n: number]: T }, place: number): T => {
  const value = list[place];
  if (value === undefined) throw new Error(`nothing at ${place}`);
  return value;
};

describe('all 201,376 hands of five, in every house that ranks them in its own way', () => {
  test.each(HOUSES)('%s', (_, rules) => {
    const house = makeEvaluator(rules);
    const values = valuesIn(rules);
    const literal = rules.aceLow ? LITERAL.low : LITERAL.high;
    const wrong: unknown[] = [];

    // Weakest first: each hand stands to the one before it as `strengthOf` and the rules read literally say.
    const order = Uint32Array.from({ length: COUNT }, (_, place) => place).sort(
      (a, b) => at(values, a) - at(values, b),
    );
    let before = at(order, 0);
    let strength = handStrength(at(CARDS, before), rules);
    for (const place of order) {
      const next = handStrength(at(CARDS, place), rules);
      const step = Math.sign(at(values, place) - at(values, before));
      const read = literalCompare(at(literal, place), at(literal, before), rules);
      if (Math.sign(next - strength) !== step || read !== step) wrong.push([before, place]);
      if (house.categoryAt(at(values, place)) !== at(literal, place).category) wrong.push(place);
      before = place;
      strength = next;
    }
    expect(wrong.slice(0, 3)).toEqual([]);

    // And hands far apart, so that nothing rests on the chain alone.
    const rng = makeRng(COUNT);
    for (let run = 0; run < 40_000; run++) {
      const [a, b] = [rng.upTo(COUNT - 1), rng.upTo(COUNT - 1)];
      const read = literalCompare(at(literal, a), at(literal, b), rules);
      if (read !== Math.sign(at(values, a) - at(values, b))) wrong.push([a, b]);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test.each(['vipgame', 'thung-lon{suits=SCDH}', 'short-deck', 'short-deck{suits=none}'])(
    '%s: any two places of the order, against the rules read literally',
    (house) => {
      const rules = houseOf(house);
      const literal = rules.aceLow ? LITERAL.low : LITERAL.high;
      const values = valuesIn(rules);
      const shown = new Map<number, LiteralHand>();
      for (const [place, value] of values.entries()) shown.set(value, at(literal, place));
      const wrong: unknown[] = [];
      for (const [a, mine] of shown) {
        for (const [b, his] of shown) {
          if (literalCompare(mine, his, rules) !== Math.sign(a - b)) wrong.push([mine, his]);
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(shown.size).toBeGreaterThan(800);
    },
  );

  test('numbers run from 0 without a gap: 840 places by rank, and more where suits count', () => {
    const places = (house: string): number => {
      const values = new Set(valuesIn(houseOf(house)));
      expect(Math.max(...values)).toBe(values.size - 1);
      return values.size;
    };
    // C(8+5-1, 5) sets of ranks but 8 of five alike, and C(8, 5) of one suit.
    expect(places('vipgame{suits=none}')).toBe(792 - 8 + 56);
    expect(places('short-deck{suits=none}')).toBe(840);
    // Four suits for a single card, three best ones for a pair, two for three alike, one for four.
    // 56 sets of single ranks and 56 of one suit, 280 with a pair, 168 with two, 168 with three alike, 56 and 56.
    const suited = 4 * 112 + 3 * (280 + 168) + 2 * (168 + 56) + 56;
    expect(places('vipgame')).toBe(suited);
    expect(places('thung-lon{suits=SCDH}')).toBe(suited);
  });
});
