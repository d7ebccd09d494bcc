import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { readRulesDocument } from '#testing/rules-document.ts';
import { endsOnTwo, legalPlays } from '../hands/plays.ts';
import { cardsOf, houseOf, rule } from '../testing/cases.ts';
import { game } from './index.ts';

const WORKED = readRulesDocument('sam').cases;

describe('worked cases, sam.md §5.10', () => {
  test.each([
    ['adam-tips', true],
    ['mien-bac', true],
    ['strict', false],
    ['local', true],
    ['samloc-app', true],
  ])('row 19, %s: a last 2 may be played: %s; that it is one is known', (house, may) => {
    const found = legalPlays(cardsOf('2♠'), null, houseOf(house));
    expect(found.map(({ cards }) => cards.map(displayCard).join())).toEqual(may ? ['2♠'] : []);
    expect(found.every(endsOnTwo)).toBe(true);
  });

  test('row 22, who pays for what', () => {
    const { reasons } = rule(
      WORKED.find(({ row, rules }) => row === 22 && rules === 'mien-bac')?.text.slice('sam'.length) ?? '',
    );
    const paid = reasons.flatMap((step) =>
      'units' in step ? [`${step.rule} ${step.who} ${step.cards?.length ?? 0} ${step.units}`] : [],
    );
    expect(paid).toEqual([
      'sam-pay-cards an 3 3',
      'sam-pay-thoi binh 1 15',
      'sam-pay-cong chi 9 15',
      'sam-pay-thoi chi 1 15',
    ]);
  });

  test('the verdicts as JSON: rows 2, 11, 17, and an end with names that are numbers', () => {
    const json = (text: string) => writeJson(game.verdictJson(rule(text).verdict));
    expect(json('@mien-bac;ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣')).toBe(
      '{"legal":false,"play":{"kind":"tu-quy","length":4,"top":"7"},"table":{"kind":"doi","length":2,"top":"2"}}',
    );
    expect(json('@mien-bac;danh:A♠ 2♦ 3♣')).toBe(
      '{"legal":true,"play":{"kind":"sanh","length":3,"top":"3"},"table":null}',
    );
    expect(json('@strict;danh:A♠ 2♦ 3♣')).toBe('{"legal":false,"play":null,"table":null}');
    expect(json('@strict;bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦')).toBe('{"instantWin":"nam-doi"}');
    expect(json('@mien-bac;2:-;1:2♠')).toBe(
      '{"players":{"2":{"net":15,"cards":0,"cong":false},"1":{"net":-15,"cards":1,"cong":false}}}',
    );
  });
});
