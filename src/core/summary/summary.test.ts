import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineOf, readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { forSeeds } from '#testing/seeds.ts';
import type { Json } from '../game/game.ts';
import { judge } from '../judge.ts';
import { formatSummary, parseSummary, type Summary } from './summary.ts';

/** The summary of a case as typed, as a link has it. */
function said(text: string): string | undefined {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
  return ruled?.ok && game ? formatSummary(game.summary(ruled.value.verdict)) : undefined;
}

function pairsOf(json: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof json === 'object' && json !== null && 'pairs' in json ? json.pairs : [];
}

function listOf(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

/** The same read from the verdict's JSON alone, for any game: the first of these keys that is there tells the kind of summary. */
function literally(verdict: Json): string {
  const keys = new Map(pairsOf(verdict));
  const of = (json: Json): string => {
    const one = new Map(pairsOf(json));
    return one.get('outcome') === 'unsettled' ? 'x' : String(one.get('net'));
  };
  if (keys.has('players'))
    return pairsOf(keys.get('players'))
      .map(([name, one]) => `${name}:${of(one)}`)
      .join();
  if (keys.has('ranking'))
    return listOf(keys.get('ranking'))
      .map((group) => listOf(group).join('='))
      .join('/');
  if (keys.has('u')) return keys.get('u') === null ? `points.${keys.get('points')}` : `u-${keys.get('u')}`;
  if (keys.has('legal')) return keys.get('play') === null ? 'no-combination' : keys.get('legal') ? 'legal' : 'illegal';
  return keys.has('instantWin') ? String(keys.get('instantWin') ?? 'none') : '';
}

describe('what a verdict comes to', () => {
  test.each([
    ['xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦; bình: A♠ K♠', 'an:-1,bình:1'],
    ['xi-dach@co-noi; cái: 5♥ 6♣; an: 10♠ 9♦', 'an:x'],
    ['xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦', 'bình/an'],
    ['ba-cay@bai-cao; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣', 'an=bình/chi'],
    ['ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣', 'an:1'],
    ['ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦', 'points.24'],
    ['ta-la; bài: 5♠ 6♠ 7♠ 8♥ 8♦ 8♣ 9♣ 10♣ J♣', 'u-thuong'],
    ['sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'legal'],
    ['sam; bàn: 2♥; đánh: A♠', 'illegal'],
    ['sam; bàn: 2♥; đánh: 6♠ 7♥', 'no-combination'],
    ['sam; bài: 3♠ 3♥ 4♦ 4♣ 5♥ 5♣ J♦ J♠ A♣ A♥', 'nam-doi'],
    ['sam; bài: 3♠ 4♥ 6♦ 7♠ 8♥ 9♣ J♦ Q♠ K♣ A♥', 'none'],
  ])('%s: %s', (text, summary) => {
    expect(said(text)).toBe(summary);
  });

  test('is what the JSON says, and is read back from a link, for every verdict of every game', () => {
    const kinds = new Set<string>();
    forSeeds(1500, 41, (seed) => {
      const { game, ruling } = anyCase(seed);
      const summary = game.summary(ruling.verdict);
      expect(formatSummary(summary)).toBe(literally(game.verdictJson(ruling.verdict)));
      expect(parseSummary(formatSummary(summary))).toEqual(summary);
      kinds.add(`${game.id} ${summary.kind}`);
    });
    expect([...kinds].toSorted()).toEqual([
      'ba-cay nets',
      'ba-cay ranking',
      'sam nets',
      'sam word',
      'ta-la nets',
      'ta-la word',
      'xi-dach nets',
      'xi-to ranking',
    ]);
  });

  test.each([
    ['xi-dach; cái: 10♥ 8♣; an: 10♠ 9♦', 'xi-dach; cái: 10♥ 6♣; an: 10♠ 10♦', 'an:1'],
    ['xi-to; an: 8♥ 8♦ J♥ K♥ A♥; bình: 7♠ 9♥ 9♦ 10♦ Q♣', 'xi-to; an: 7♥ 9♥ J♥ Q♥ A♦; bình: 7♠ 8♥ 9♦ 10♦ J♣', 'bình/an'],
    ['ba-cay@bai-cao; an: 9♦ 8♥ A♠; bình: 7♦ 6♥ 2♣', 'ba-cay@bai-cao; an: K♦ Q♥ J♠; bình: 7♦ 6♥ 6♣', 'an/bình'],
    ['sam; bàn: 2♥; đánh: A♠', 'sam; bàn: 5♥ 5♦; đánh: 4♠ 4♦', 'illegal'],
  ])('asks nothing but who is paid what, or who beats whom: %s, %s', (one, other, summary) => {
    expect([said(one), said(other)]).toEqual([summary, summary]);
  });
});

describe('a summary as text', () => {
  const name = fc.constantFrom(
    'constructor',
    '__proto__',
    '2',
    '-1',
    'a-b',
    'a_b',
    'x',
    'Bình',
    'ひろし',
    '한국',
    'an',
  );
  const names = fc.uniqueArray(name, { minLength: 2, maxLength: 6 });
  const net = fc.oneof(fc.integer({ min: -999_999, max: 999_999 }), fc.constant(null));
  const summaries: fc.Arbitrary<Summary> = fc.oneof(
    fc.tuple(names, fc.array(net, { minLength: 6, maxLength: 6 })).map(
      ([who, nets]): Summary => ({
        kind: 'nets',
        nets: who.map((one, i) => [one, nets[i] ?? null]),
      }),
    ),
    fc.tuple(names, fc.nat(5)).map(([who, at]): Summary => {
      const first = who.slice(0, Math.min(at + 1, who.length));
      const rest = who.slice(first.length).map((one) => [one]);
      return { kind: 'ranking', groups: [first, ...rest] };
    }),
    fc.constantFrom('u-tron', 'legal', 'none').map((word): Summary => ({ kind: 'word', word })),
    fc.nat(999_999).map((points): Summary => ({ kind: 'word', word: 'points', points })),
  );

  test('is read back, whatever the names', () => {
    fc.assert(
      fc.property(summaries, (summary) => {
        expect(parseSummary(formatSummary(summary))).toEqual(summary);
      }),
      { numRuns: 1000, seed: fixedSeed(42) },
    );
  });

  test('any string is read or is none, and what is read is written the same', () => {
    const pieces = fc
      .array(
        fc.constantFrom('an', ':', ',', '/', '=', '-', '1', 'x', '.', '2', ' ', 'Bình', 'points', '\uD800', '%', '0'),
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces), (text) => {
        const summary = parseSummary(text);
        if (summary) expect(parseSummary(formatSummary(summary))).toEqual(summary);
      }),
      { numRuns: 1500, seed: fixedSeed(43), examples: [['an:-0']] },
    );
  });

  test.each([
    '',
    ':1',
    'an:',
    'an:1,',
    'an:1.5',
    'an:1234567',
    'an:NaN',
    'an/',
    '/an',
    'an==binh',
    'Ánh',
    'points.',
    'points.-1',
    'a b',
    '<b>',
  ])('“%s” is none', (text) => {
    expect(parseSummary(text)).toBeUndefined();
  });
});
