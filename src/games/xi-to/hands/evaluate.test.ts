import { describe, expect, test } from 'vitest';
import { formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL } from '../engine/hand.ts';
import { houseOf, rankingHouses } from '../testing/cases.ts';
import { allHands, cardsAt, DECK } from './all-hands.ts';
import { denseOf, makeEvaluator } from './evaluate.ts';

describe('one hand at a time', () => {
  test('cards are numbered 0 to 31, weakest rank first', () => {
    expect(DECK.map(denseOf)).toEqual(Array.from({ length: 32 }, (_, dense) => dense));
    expect([DECK[0], DECK[3], DECK[31]].map((card) => card !== undefined && formatCard(card))).toEqual([
      '7C',
      '7S',
      'AS',
    ]);
  });

  test('the order of the cards does not matter, and it is the same number as for many', () => {
    const rng = makeRng(9);
    const hands = allHands();
    const count = hands.length / FULL;
    const values = new Uint16Array(count);
    // Every fifth house: among them each value of each setting.
    for (const rules of [...rankingHouses()].filter((_, at) => at % 5 === 0)) {
      const house = makeEvaluator(rules);
      house.evaluateAll(hands, values);
      for (let run = 0; run < 5000; run++) {
        const place = rng.upTo(count - 1);
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = rng.cards(FULL, cardsAt(hands, place)).map(denseOf);
        expect(house.evaluate(a, b, c, d, e)).toBe(values[place]);
      }
    }
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
