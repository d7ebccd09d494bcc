import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineOf, readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { assertOk } from '#testing/results.ts';
import { runs } from '#testing/runs.ts';
import { assertDefined } from '../assert-defined.ts';
import { judge } from '../judge.ts';
import { formatClaims, parseClaims, possibleSayings, sayingsIn, whoSaysRight } from './sayings.ts';

const caseOf = (text: string) => {
  const of = assertOk(readCase(text), text);
  return { of, game: assertDefined(engineOf(of.game)) };
};
const ACE = caseOf('xi-dach; cái: 10♠ 9♥; an: A♦ 4♣ 5♠');

describe('who says what, in a link', () => {
  test('is read in full and written as short as can be', () => {
    const read = assertOk(parseClaims('an:win;cai:push', ACE.of.fields));
    expect([...read]).toEqual([
      ['an', 'an.win'],
      ['cai', 'an.push'],
    ]);
    expect(formatClaims(read, ACE.of.fields)).toBe('an:win;cai:push');
  });

  test.each(['an', 'an:win;an:push', 'an:', ':win', 'an:win:push', 'an: win', 'a:1;b:1;c:1;d:1;e:1'])(
    '%s is none',
    (text) => {
      expect(parseClaims(text, ACE.of.fields)).toEqual({ ok: false, error: 'bad-claims' });
    },
  );

  test('reading never throws, and what is read is written so that it reads the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z.;:]{0,30}$/)), (text) => {
        const read = parseClaims(text, ACE.of.fields);
        if (read.ok) expect(parseClaims(formatClaims(read.value, ACE.of.fields), ACE.of.fields)).toEqual(read);
      }),
    );
  });
});

describe('who is right', () => {
  const right = (text: string, claims: string) => {
    const { of, game } = caseOf(text);
    return whoSaysRight(game, of.fields, assertOk(parseClaims(claims, of.fields)));
  };

  test('both, where their houses count an ace otherwise', () => {
    const { claims, apart } = right('xi-dach; cái: 10♠ 9♥; an: A♦ 4♣ 5♠', 'an:win;cai:push');
    expect(claims['an']?.presets).toContain('pho-thong');
    expect(claims['cai']?.presets).toContain('mien-nam');
    expect(apart[0]).toEqual(['aces']);
  });

  test('one, where no house has it otherwise', () => {
    const { claims, apart } = right('xi-dach; cái: 10♠ 8♥; an: 9♦ 9♣', 'an:push;cai:lose');
    expect(claims['an']?.when).toEqual({});
    expect(claims['cai']?.when).toBeNull();
    expect(apart).toEqual([]);
  });

  test('of hands that are ranked, who is first', () => {
    const { claims } = right('xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦', 'an:an.win;b:bình.win;c:push');
    expect(claims['an']?.when).toEqual({ flush: ['above-full-house'] });
    expect(claims['b']?.presets).toContain('vipgame');
    expect(claims['c']?.when).toBeNull();
  });

  test('every verdict says something that may be said, of any case', () => {
    for (let seed = 0; seed < runs(5000, 300); seed++) {
      const { game, of } = anyCase(seed);
      const verdict = game.verdictJson(assertOk(judge(game, of.fields, of.rules)).verdict);
      const said = sayingsIn(verdict);
      expect(said.length).toBeGreaterThan(0);
      const possible = possibleSayings([verdict]);
      expect(new Set(possible).size).toBe(possible.length);
      expect(possible).toEqual(expect.arrayContaining([...said]));
    }
  });
});
