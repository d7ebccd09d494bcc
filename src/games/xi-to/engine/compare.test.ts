import { describe, expect, test } from 'vitest';
import { type Card, formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import { handStrength } from '../hands/strength.ts';
import { anyFields, anyRules, houseOf } from '../testing/cases.ts';
import { literalCompare, literalHand } from '../testing/literal.ts';
import { CATEGORIES } from './category.ts';
import { type Comparison, categoryRank, compare } from './compare.ts';
import { readHand } from './hand.ts';
import type { XiToRules } from './rules.ts';

const PAIRS = runs(240_000, 100_000);

/** Two hands of equal size that share no card, and a rule set. */
function* pairs(count: number): Generator<readonly [readonly Card[], readonly Card[], XiToRules]> {
  const rng = makeRng(20_260_403);
  for (let made = 0; made < count; ) {
    const hands = anyFields(rng).map(({ cards }) => cards);
    const rules = anyRules(rng);
    for (const [place, mine] of hands.entries()) {
      const his = hands[place + 1];
      if (!his || made === count) break;
      made++;
      yield [mine, his, rules];
    }
  }
}

/** A short text for what decided: `rank 1`, `suit SHDC before`. */
function how({ decided }: Comparison): string {
  switch (decided.by) {
    case 'category':
      return decided.flush ? `category ${decided.flush}` : 'category';
    case 'rank':
      return `rank ${decided.at}`;
    case 'suit':
      return `suit ${decided.suits} ${decided.before ? 'before' : 'after'}`;
    case 'nothing':
      return 'nothing';
  }
}

describe(`${PAIRS} seeded pairs of one to five cards under random rules`, () => {
  const seen = new Map<string, number>();
  const sizes = new Map<number, number>();
  const wrong: unknown[] = [];
  for (const [mine, his, rules] of pairs(PAIRS)) {
    const compared = compare(readHand(mine, rules), readHand(his, rules), rules);
    const order = Math.sign(compared.order);
    const byStrength = Math.sign(handStrength(mine, rules) - handStrength(his, rules));
    const literal = literalCompare(
      literalHand(mine.map(formatCard), rules.aceLow),
      literalHand(his.map(formatCard), rules.aceLow),
      rules,
    );
    const back = Math.sign(compare(readHand(his, rules), readHand(mine, rules), rules).order);
    if (order !== byStrength || order !== literal || order + back !== 0) wrong.push([mine, his, rules, order, literal]);
    if ((order === 0) !== (compared.decided.by === 'nothing')) wrong.push([mine, his, rules, compared]);
    seen.set(how(compared), (seen.get(how(compared)) ?? 0) + 1);
    sizes.set(mine.length, (sizes.get(mine.length) ?? 0) + 1);
  }

  test('compare, strengthOf and the rules read literally say the same; exchanged, the opposite', () => {
    expect(wrong.slice(0, 3)).toEqual([]);
    expect([...sizes.values()].reduce((sum, count) => sum + count, 0)).toBe(PAIRS);
  });

  test('every size and everything that can settle a comparison came up, often', () => {
    const ways = [
      ...['category', 'category below-full-house', 'category above-full-house', 'nothing'],
      ...[0, 1, 2, 3, 4].map((at) => `rank ${at}`),
      ...['SHDC before', 'SHDC after', 'SCDH before', 'SCDH after'].map((suits) => `suit ${suits}`),
    ];
    expect([...seen.keys()].toSorted()).toEqual(ways.toSorted());
    for (const way of ways) expect([way, (seen.get(way) ?? 0) > PAIRS / 2400]).toEqual([way, true]);
    for (const size of [1, 2, 3, 4, 5]) expect(sizes.get(size)).toBeGreaterThan(PAIRS / 48);
  });
});

describe('placeOf: the order of the combinations (xt-order)', () => {
  test.each([
    ['vipgame', 'mau-thau doi thu sam sanh thung cu-lu tu-quy thung-pha-sanh'],
    ['short-deck', 'mau-thau doi thu sam sanh cu-lu thung tu-quy thung-pha-sanh'],
  ])('%s', (house, order) => {
    const rules = houseOf(house);
    const ranked = CATEGORIES.toSorted((a, b) => categoryRank(a, rules) - categoryRank(b, rules));
    expect(ranked).toEqual(order.split(' '));
    expect(ranked.map((category) => categoryRank(category, rules))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
