import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { readRulesDocument } from '#testing/rules-document.ts';
import { canEat } from '../hands/eat.ts';
import { cardsOf, houseOf, rule } from '../testing/cases.ts';
import { game } from './index.ts';

const ALL = ['mien-bac', 'adam-tips', 'online'];

describe('worked cases, ta-la.md §4.9', () => {
  test.each([
    [10, '4♣ 5♣ 6♣ 6♦ 6♥ K♠', '4♣ 5♣ 6♣', 25],
    [11, '7♠ 7♦ 7♥ 8♥ 9♥ 2♣ 4♦ Q♠ A♠', '7♠ 7♥ 7♦', 36],
    [12, '4♣ 5♣ 6♣ 6♦ 6♥ 6♠ 7♠ 8♠ K♦', '4♣ 5♣ 6♣', 25],
  ])('row %i: %s, and with %s instead %i would be left', (_, hand, meld, points) => {
    const rivals = rule(`@mien-bac;bai:${hand}`).reasons.flatMap((step) =>
      step.rule === 'tl-one-meld-each' ? [[step.cards.map(displayCard).join(' '), step.points]] : [],
    );
    expect(rivals).toEqual([[meld, points]]);
  });

  test.each([
    ['7♠ 7♥', true],
    ['5♦ 6♦', true],
    ['7♠ 8♦', false],
  ])('row 13: hand %s, discard 7♦: %s, in every house', (hand, may) => {
    const [discard] = cardsOf('7♦');
    for (const house of ALL) {
      expect(discard !== undefined && canEat(cardsOf(hand), [], discard, houseOf(house)).ok).toBe(may);
    }
  });

  test('row 20: the đền alone is 15, paid by one; without it 5 from each', () => {
    const [, of = ''] = /; (.*)/.exec(readRulesDocument('ta-la').cases.find(({ row }) => row === 20)?.text ?? '') ?? [];
    const paid = (house: string) =>
      rule(`@${house};${of}`).reasons.flatMap((step) =>
        'units' in step && step.outcome === 'held' && step.rule !== 'tl-pay-eat'
          ? [`${step.rule} ${step.who} ${step.units}`]
          : [],
      );
    expect(paid('mien-bac')).toEqual(['tl-u-den binh 15']);
    expect(paid('mien-bac{uDen=none}')).toEqual(['tl-pay-u binh 5', 'tl-pay-u chi 5', 'tl-pay-u dung 5']);
    expect(paid('adam-tips')).toEqual([]);
  });

  test('the verdicts as JSON: row 10, row 18', () => {
    const json = (text: string) => writeJson(game.verdictJson(rule(text).verdict));
    expect(json('@mien-bac;bai:4♣ 5♣ 6♣ 6♦ 6♥ K♠')).toBe(
      '{"melds":[["6H","6D","6C"]],"deadwood":["4C","5C","KS"],"points":22,"u":null}',
    );
    expect(json('@mien-bac;2:7♠ 7♦ 7♥ A♦;an:2♣ 3♣ 4♣ 7♣')).toBe(
      '{"players":{"2":{"points":1,"mom":false,"place":2,"net":-1},"an":{"points":0,"mom":false,"place":1,"net":1}}}',
    );
  });
});
