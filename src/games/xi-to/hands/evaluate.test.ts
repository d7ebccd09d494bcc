import { describe, expect, test } from 'vitest';
import { formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL_HAND } from '../engine/hand.ts';
import { houseOf, rankingRuleSets } from '../testing/cases.ts';
import { allHands, EVALUATOR_DECK, handAt } from './all-hands.ts';
import { denseOf, makeEvaluator } from './evaluate.ts';
import { categoryOf, handStrength } from './strength.ts';

const suitsOf = (hand: Uint8Array): Set<number> => new Set(hand.map((dense) => dense % 4));

describe('one hand at a time', () => {
  test('cards are numbered 0 to 31, weakest rank first', () => {
    expect(EVALUATOR_DECK.map(denseOf)).toEqual(Array.from({ length: 32 }, (_, dense) => dense));
    expect(
      [EVALUATOR_DECK[0], EVALUATOR_DECK[3], EVALUATOR_DECK[31]].map((card) => card !== undefined && formatCard(card)),
    ).toEqual(['7C', '7S', 'AS']);
  });

  test('the order of the cards does not matter, and it is the same number as for many', () => {
    const rng = makeRng(9);
    const hands = allHands();
    const count = hands.length / FULL_HAND;
    const values = new Uint16Array(count);
    // Every fifth rule set: they include each value of each setting.
    for (const rules of rankingRuleSets().filter((_, at) => at % 5 === 0)) {
      const house = makeEvaluator(rules);
      house.evaluateAll(hands, values);
      for (let run = 0; run < 5000; run++) {
        const place = rng.upTo(count - 1);
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = rng.cards(FULL_HAND, handAt(hands, place)).map(denseOf);
        expect(house.evaluate(a, b, c, d, e)).toBe(values[place]);
      }
    }
  });

  test('two hands stand to each other as `strengthOf` has it, and are what `categoryOf` says', () => {
    const hands = allHands();
    /** One of 97 hands, and all of one suit: every combination is there. */
    const some = Array.from({ length: hands.length / FULL_HAND }, (_, place) => place)
      .filter(
        (place) => place % 97 === 0 || suitsOf(hands.subarray(place * FULL_HAND, (place + 1) * FULL_HAND)).size === 1,
      )
      .map((place) => handAt(hands, place));
    for (const rules of rankingRuleSets().filter((_, at) => at % 5 === 0)) {
      const house = makeEvaluator(rules);
      const read = some.map((cards) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards.map(denseOf);
        return { cards, value: house.evaluate(a, b, c, d, e), strength: handStrength(cards, rules) };
      });
      read.sort((one, other) => one.strength - other.strength);
      const wrong = read.filter(({ cards, value, strength }, at) => {
        const { value: least, strength: weakest } = read[at - 1] ?? { value, strength };
        const inOrder = Math.sign(value - least) === Math.sign(strength - weakest);
        return !inOrder || house.categoryAt(value) !== categoryOf(cards, rules);
      });
      expect(wrong.slice(0, 3)).toEqual([]);
    }
  });

  test.each([
    ['vipgame', 2296],
    ['vipgame{suits=none}', 840],
  ])('in %s numbers begin at 0 and leave none out: %i; alone a hand gets the same', (rules, count) => {
    const hands = allHands();
    const values = new Uint16Array(hands.length / FULL_HAND);
    const house = makeEvaluator(houseOf(rules));
    house.evaluateAll(hands, values);
    expect([...new Set(values)].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, number) => number));
    const alone = (place: number): number => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = hands.subarray(place * FULL_HAND);
      return house.evaluate(a, b, c, d, e);
    };
    expect([...values].filter((value, place) => place % 97 === 0 && value !== alone(place))).toEqual([]);
  });

  test('is total: numbers that are no cards, and hands that are not there, get a number all the same', () => {
    const house = makeEvaluator(houseOf('vipgame'));
    expect(house.evaluate(32, 40, 99, -1, 0.5)).toBeGreaterThanOrEqual(0);
    expect(house.evaluate(31, 31, 31, 31, 31)).toBeGreaterThanOrEqual(0);
    const out = new Uint16Array(2).fill(65_535);
    house.evaluateAll(Uint8Array.from([0, 5, 10]), out);
    expect(Math.max(...out)).toBeLessThan(2296);
  });
});
