import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { readRulesDocument } from '#testing/rules-document.ts';
import { categoryOf } from '../hands/strength.ts';
import { caseOf, fieldsOf, houseOf, rankingRuleSets } from '../testing/cases.ts';
import { decide } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';
import type { XiToStep } from './steps.ts';

const ALL = Object.keys(PRESETS);
const CASES = readRulesDocument('xi-to').cases.map((one) => ({ ...one, hands: one.text.replace('xi-to', '') }));

describe('worked cases, xi-to.md §2.9', () => {
  test.each(CASES.filter(({ row }) => row < 10))(
    'row $row (S2), $rules: $hands: in every house',
    ({ hands, rules }) => {
      const [field] = fieldsOf(hands);
      const [made] = decide(fieldsOf(hands), houseOf(rules)).verdict.hands;
      for (const house of rankingRuleSets()) expect(categoryOf(field?.cards ?? [], house)).toBe(made?.category);
    },
  );

  test.each(CASES.filter(({ row }) => row > 9 && row < 20))(
    'row $row: $text: one step tells them apart',
    ({ hands, rules, by }) => {
      const { verdict, reasons } = decide(fieldsOf(hands), houseOf(rules));
      const [winner, loser] = verdict.ranking.length === 2 ? verdict.ranking.flat() : [];
      expect(verdict.cards).toBe(5);
      const compared = reasons.filter((step) => 'other' in step);
      expect(compared).toMatchObject([{ rule: by?.rule, outcome: winner ? 'held' : 'failed', decides: true }]);
      if (winner) expect(compared[0]).toMatchObject({ who: winner, other: loser });
      expect(compared[0] && shown(compared[0])).toBe(by?.cards);
      expect(reasons.at(-1)).toMatchObject({ rule: 'xt-showdown', winners: winner ? [winner] : ['A', 'B'] });
    },
  );

  test.each([...ALL, 'vipgame{suits=SCDH}'])('row 20, %s: of three up cards the ace speaks first, then K♠', (house) => {
    const { verdict, reasons } = decide(fieldsOf(`@${house};A:K♦;B:K♠;C:A♣`), houseOf(house));
    expect(verdict.cards).toBe(1);
    expect(reasons.slice(3).map((step) => [step.rule, step.who, shown(step)])).toEqual([
      ['xt-cmp-same', 'C', 'A♣ K♠'],
      ['xt-cmp-suit', 'B', 'K♠ K♦'],
      ['xt-first-actor', 'C', ''],
    ]);
  });

  test.each(ALL)('row 21, %s: the pair of sevens speaks first', (house) => {
    const { verdict, reasons } = decide(fieldsOf(`@${house};A:A♣ 9♥;B:7♦ 7♣;C:K♠ Q♠`), houseOf(house));
    expect(verdict.cards).toBe(2);
    expect(reasons.slice(3).map((step) => [step.rule, step.who, step.decides ?? false])).toEqual([
      ['xt-order', 'B', true],
      ['xt-cmp-same', 'A', false],
      ['xt-first-actor', 'B', false],
    ]);
  });

  test('row 10: the verdict as JSON', () => {
    const json = (text: string) => {
      const { fields } = caseOf(text);
      return writeJson(game.verdictJson(decide(fields, PRESETS.vipgame).verdict));
    };
    expect(json(';A:8♥ 9♥ J♥ K♥ A♥;2:7♥ 7♦ 7♣ 9♠ 9♦')).toBe(
      '{"hands":{"A":{"category":"thung"},"2":{"category":"cu-lu"}},"ranking":[["2"],["A"]]}',
    );
  });
});

function shown({ cards = [] }: XiToStep): string {
  return cards.map(displayCard).join(' ');
}
