/** What a ruling makes each seat pay. */

import { describe, expect, test } from 'vitest';
import { ENGINES, engineOf } from '#games/engines.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { assertDefined } from '../assert-defined.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { makeRng } from '../random/rng.ts';
import { chipsBy, paymentsBy } from './payments.ts';

function paid(text: string, names: readonly string[], put?: readonly number[]): unknown {
  const read = parseCase(text, ENGINES);
  if (!read.ok) throw new Error(read.error.code);
  const { game, fields, rules } = read.value;
  const engine = assertDefined(engineOf(game));
  const found = paymentsBy(engine, engine.decide(fields, rules).verdict, names, put);
  return found.ok ? found.value : found.error;
}

describe('payments of a ruling', () => {
  test.each<[string, string, readonly string[], readonly number[] | undefined, unknown]>([
    [
      'the banker pays and is paid',
      'xi-dach;cai:10S.9H;an:10H.10D;binh:10C.8C;chi:9C.QD',
      ['cai', 'an', 'binh', 'chi'],
      undefined,
      [0, 1, -1, 0],
    ],
    [
      'a banker who may not check settles nothing',
      'xi-dach;cai:10S.2H;an:10H.10D',
      ['an', 'cai'],
      undefined,
      'unsettled',
    ],
    [
      'the pot goes to the best hand',
      'xi-to;an:AS.AH;binh:KS.KH;chi:7D.9C',
      ['an', 'binh', 'chi'],
      [10, 10, 4],
      [14, -10, -4],
    ],
    ['without a banker everybody puts one', 'ba-cay;an:2D.3C.4S;binh:AD.2C.3S', ['an', 'binh'], undefined, [1, -1]],
    ['one hand is no round', 'ta-la;bai:2D.3D.4D', ['an'], undefined, 'no-round'],
  ])('%s', (_, text, names, put, wanted) => {
    expect(paid(text, names, put)).toEqual(wanted);
  });

  test('a pot that equal hands share leaves its odd chip with the first of them', () => {
    const game = { summary: () => ({ kind: 'ranking' as const, groups: [['chi', 'an'], ['binh']] }) };
    expect(paymentsBy(game, null, ['an', 'binh', 'chi'])).toEqual({ ok: true, value: [1, -1, 0] });
  });

  test.each<[string, number, readonly number[] | undefined, readonly number[]]>([
    ['bc-tat-tie: 20 chips among three are shared chip by chip', 5, undefined, [2, 2, 1, -5]],
    ['what was put in is in chips already', 5, [6, 6, 6, 2], [1, 1, 0, -2]],
  ])('%s', (_, stake, put, wanted) => {
    const game = { summary: () => ({ kind: 'ranking' as const, groups: [['an', 'binh', 'chi'], ['dung']] }) };
    expect(chipsBy(game, null, ['an', 'binh', 'chi', 'dung'], stake, put)).toEqual({ ok: true, value: wanted });
  });

  test('in chips, against a banker: so many stakes', () => {
    const nets = [
      ['an', 2],
      ['binh', -1],
    ] as const;
    const game = { summary: () => ({ kind: 'nets' as const, nets }) };
    expect(chipsBy(game, null, ['an', 'cai', 'binh'], 5, undefined)).toEqual({ ok: true, value: [10, -5, -5] });
    // Nothing is played for that could be put in.
    expect(chipsBy(game, null, ['an', 'cai', 'binh'], 5, [9, 9, 9])).toEqual({ ok: true, value: [10, -5, -5] });
  });

  test('in chips, what is no round', () => {
    const game = { summary: () => ({ kind: 'word' as const, word: 'u' }) };
    expect(chipsBy(game, null, ['an'], 5, undefined)).toEqual({ ok: false, error: 'no-round' });
  });

  test.each(ENGINES.map((game) => [game.id, game] as const))('%s: they add up to zero, in any house', (_, game) => {
    const rng = makeRng(39);
    let rounds = 0;
    for (let turn = 0; turn < 300; turn++) {
      const rules = anyRuleSet(game, rng);
      const fields = anyFieldsOf(game, rng, rules);
      const ruling = judge(game, fields, rules);
      if (!ruling.ok) continue;
      const names = fields.map(({ name }) => name);
      const found = paymentsBy(game, ruling.value.verdict, names);
      if (!found.ok) continue;
      rounds += 1;
      expect(found.value).toHaveLength(names.length);
      expect(found.value.reduce((sum, one) => sum + one, 0)).toBe(0);
    }
    expect(rounds).toBeGreaterThan(30);
  });
});
