import { describe, expect, test } from 'vitest';
import { writeJson } from '#core/json.ts';
import { parseCase } from '#core/notation/parse.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { readRulesDocument } from '#testing/rules-document.ts';
import { caseOf, houseOf } from '../testing/cases.ts';
import { decide } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const RESULTS = { A: ['win', 1], B: ['lose', -1], '': ['push', 0] } as const;

describe('worked cases, ba-cay.md §3.9', () => {
  describe.each(readRulesDocument('ba-cay').cases)('row $row: $text', ({ text, rules, by }) => {
    const under = houseOf(rules);
    const ruledOn = (hands: string) => decide(caseOf(hands.replace('ba-cay', '')).fields, under);
    const { verdict, reasons } = ruledOn(text);
    const [first = []] = verdict.ranking;
    const winner = first.length === 1 && (first[0] === 'A' || first[0] === 'B') ? first[0] : '';

    test('best takes all', () => {
      expect(verdict.players).toBeUndefined();
      expect(reasons.at(-1)).toMatchObject({ rule: winner ? 'bc-mode-tat' : 'bc-tat-tie', who: winner || 'A' });
    });

    test('with B as the banker', () => {
      const ruling = ruledOn(text.replace('; B:', '; cai:'));
      const [outcome, net] = RESULTS[winner];
      expect(ruling.verdict.players).toEqual([{ name: 'A', outcome, net }]);
      const compared = ruling.reasons.filter((step) => 'other' in step);
      if (by) expect(compared.map(({ rule }) => rule)).toEqual([by.rule]);
      // The document has the winner's card first, a banker's game the player's.
      const cards = by?.cards ? by.cards.split(' ').map(parseCard) : [];
      if (cards.length > 0) expect(compared[0]?.cards).toEqual(winner === 'A' ? cards : cards.toReversed());
    });
  });

  test('row 1: 9, 8 and a king are 27, and 27 is 7', () => {
    const { reasons } = decide(caseOf('@bai-cao;A:9♣ 8♦ K♠;B:2♠ 3♥ 3♦').fields, PRESETS['bai-cao']);
    expect(reasons).toContainEqual(
      expect.objectContaining({ rule: 'bc-points-cao', who: 'A', parts: [9, 8, 10], total: 27, points: 7 }),
    );
  });

  test.each(['J♠ Q♦ K♣', '10♣ J♦ Q♥', 'K♠ K♥ K♦'])('rows 9 to 11: %s is no deal of ba-cay', (hand) => {
    const read = parseCase(`ba-cay@ba-cay;A:${hand};B:9♥ 9♦ A♣`, [game]);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'card-not-in-deck', at: 16, found: hand.split(' ')[0] },
    });
  });

  test('row 6: the verdict as JSON', () => {
    const json = (text: string) => {
      const { fields } = caseOf(text);
      return writeJson(game.verdictJson(decide(fields, PRESETS['ba-cay']).verdict));
    };
    expect(json(';A:A♦ 3♣ 6♥;B:2♠ 2♣ 6♦')).toBe(
      '{"hands":{"A":{"kind":"at-cu","points":10},"B":{"kind":"nut","points":10}},"ranking":[["A"],["B"]]}',
    );
    expect(json(';A:A♦ 3♣ 6♥;cái:2♠ 2♣ 6♦')).toBe(
      '{"hands":{"A":{"kind":"at-cu","points":10},"cai":{"kind":"nut","points":10}},"ranking":[["A"],["cai"]],' +
        '"players":{"A":{"outcome":"win","net":1}}}',
    );
  });
});
