import { describe, expect, test } from 'vitest';
import type { Field } from '#core/case.ts';
import { parseCase } from '#core/notation/parse.ts';
import { assertOk } from '#testing/results.ts';
import { decide, mergeSettlements, splitSettlements } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

function fieldsOf(text: string): readonly Field[] {
  return assertOk(parseCase(`xi-dach;${text}`, [game]), text).fields;
}

describe('each player is settled with the banker alone (xd-banker)', () => {
  test('wherever the banker stands', () => {
    const fields = fieldsOf('an:A♠ A♥;cai:K♠ 9♣;binh:A♦ K♥');
    expect(splitSettlements(fields).map((part) => part.map(({ name }) => name))).toEqual([
      ['an', 'cai'],
      ['cai', 'binh'],
    ]);
    expect(decide(fields, PRESETS['pho-thong']).verdict.banker).toEqual({ kind: 'du', points: 19 });
  });

  test('and the game says so, for what is computed player by player', () => {
    expect(game.settlement).toEqual({ splitSettlements, mergeSettlements });
  });

  test.each([
    ['a natural before one who is left to phase 2', 'cai:K♠ 9♣;an:A♠ A♥;binh:10♠ 7♦'],
    ['one who is left to phase 2 before a natural', 'cai:K♠ 9♣;an:10♠ 7♦;binh:A♠ A♥;chi:9♠ 9♦'],
    ['nobody left to phase 2', 'cai:K♠ 9♣;an:A♠ A♥;binh:A♦ K♥'],
    ['the banker’s natural', 'cai:A♣ K♣;an:A♠ A♥;binh:10♠ 7♦'],
    ['a banker who may not check', 'cai:K♠ 2♣;an:10♠ 7♦;binh:A♠ A♥'],
  ])('put together they are the whole table, the banker told once: %s', (_, text) => {
    const fields = fieldsOf(text);
    const rules = PRESETS['pho-thong'];
    expect(mergeSettlements(splitSettlements(fields).map((part) => decide(part, rules)))).toEqual(
      decide(fields, rules),
    );
  });
});
