import { describe, expect, test } from 'vitest';
import { engineOf } from '#games/engines.ts';
import { EARLIER_MEANINGS, GAMES, gameOf } from '#games/index.ts';
import { assertDefined } from '../assert-defined.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import { asMeant, saidInFull } from './earlier.ts';
import { formatHouseCode } from './house-code.ts';
import { parseHouseCode } from './read-house-code.ts';

const OLD = 'ta-la@mien-bac{u=none-left,uKinds=plain-tron-khan}';
const taLa = assertDefined(engineOf('ta-la'));
const rulesOf = (text: string) => assertDefined(parseRuleSet(text, taLa)).rules;

describe('uPay before edition 4, ta-la.md §4.7', () => {
  test.each([
    [1, 'ta-la@mien-bac{u=none-left,uKinds=plain-tron-khan,uPay=by-kind}'],
    [3, 'ta-la@mien-bac{u=none-left,uKinds=plain-tron-khan,uPay=by-kind}'],
    [4, OLD],
    [undefined, OLD],
  ])('a link of edition %s is read as %s', (edition, meant) => {
    expect(asMeant(OLD, edition, EARLIER_MEANINGS)).toBe(meant);
  });

  test.each([
    'ta-la@mien-bac{uKinds=plain-khan}; bài: 2♥',
    'ta-la@mien-bac{uKinds=plain-tron-khan,uPay=alike}; bài: 2♥',
    'sam@mien-bac{deck=40}; an: -',
    'uKinds=plain-tron-khan',
  ])('and nothing is put into %s', (text) => {
    expect(asMeant(text, 1, EARLIER_MEANINGS)).toBe(text);
  });

  test('with hands and other games beside it, and blanks in it', () => {
    expect(asMeant('sam@mien-bac;ta-la{ uKinds = plain-tron-khan }; an: 2♥', 2, EARLIER_MEANINGS)).toBe(
      'sam@mien-bac;ta-la{ uKinds = plain-tron-khan,uPay=by-kind }; an: 2♥',
    );
  });

  test('codes of both houses are two, and the older one is by kind', () => {
    const { prefix } = gameOf('ta-la');
    const codes = ['by-kind', 'alike', 'tron-double'].map((pay) => {
      const rules = rulesOf(
        `ta-la@mien-bac{u=none-left,uKinds=plain-tron-khan,eatPerMeld=any,payout=none,uPay=${pay}}`,
      );
      const code = formatHouseCode(rules, taLa, prefix);
      expect(parseHouseCode(code, taLa, prefix)).toMatchObject({ ok: true, value: { rules } });
      return code;
    });
    expect(codes[0]).toBe('TL-0F5-G');
    expect(new Set(codes).size).toBe(3);
  });

  test('a choice that is kept says all, so that one kept earlier is known', () => {
    const kept = saidInFull(OLD, rulesOf(OLD), EARLIER_MEANINGS);
    expect(kept).toBe('ta-la@mien-bac{u=none-left,uKinds=plain-tron-khan,uPay=alike}');
    expect(asMeant(kept, 0, EARLIER_MEANINGS)).toBe(kept);
    expect(saidInFull(OLD, rulesOf(OLD), EARLIER_MEANINGS, 3)).toBe(kept);
    expect(saidInFull(OLD, rulesOf(OLD), EARLIER_MEANINGS, 4)).toBe(OLD);
    expect(saidInFull('xi-dach@vipgame', {}, EARLIER_MEANINGS)).toBe('xi-dach@vipgame');
  });

  test('what is told of a game is what its schema says', async () => {
    for (const { meant = [], load } of GAMES) {
      const { schema } = (await load.engine()).game;
      expect(Object.values(schema).flatMap((setting) => setting.meant ?? [])).toEqual(meant);
      for (const { key, value, before, where } of meant) {
        const dated = (name: string) => schema[name]?.values.map((one) => [one.value, one.since ?? 1]) ?? [];
        expect(dated(key)).toContainEqual([value, before]);
        expect(dated(where.key).find(([one]) => one === where.value)?.[1]).toBeLessThan(before);
      }
    }
  });
});
