import { describe, expect, test } from 'vitest';
import { mutations, oddTexts } from '#testing/mutations.ts';
import { canonical, TEST_GAMES } from '#testing/read.ts';
import { runs } from '#testing/runs.ts';
import { parseCase } from './parse.ts';

/** The codes of the case notation, all of them. */
const CODES = [
  'empty',
  'too-long',
  'bad-syntax',
  'unknown-game',
  'unknown-preset',
  'unknown-setting',
  'bad-value',
  'unknown-field',
  'missing-field',
  'duplicate-field',
  'bad-card',
  'duplicate-card',
  'card-not-in-deck',
  'wrong-card-count',
  'wrong-player-count',
  'eaten-card-outside-meld',
];

describe('no text makes the reader throw (case notation: reading a case never throws)', () => {
  const RUNS = runs(120_000, 60_000);

  test(`${RUNS} seeded mutations of valid cases`, () => {
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (const text of mutations(RUNS, 31_415)) {
      const problem = problemOf(text, seen);
      if (problem) wrong.push(`${problem}: ${JSON.stringify(text)}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // The corpus and its mutations reach every outcome, most of them often.
    expect([...seen.keys()].toSorted()).toEqual([...CODES, 'case'].toSorted());
    expect(seen.get('case')).toBeGreaterThan(RUNS / 50);
  });

  test('20,000 strings of odd pieces alone', () => {
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (const text of oddTexts(20_000, 27_182)) {
      const problem = problemOf(text, seen);
      if (problem) wrong.push(`${problem}: ${JSON.stringify(text)}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    for (const code of ['empty', 'unknown-game', 'unknown-preset', 'bad-syntax', 'bad-card', 'missing-field']) {
      expect(seen.get(code)).toBeGreaterThan(100);
    }
  });

  function problemOf(text: string, seen: Map<string, number>): string | undefined {
    const read = parseCase(text, TEST_GAMES);
    const what = read.ok ? 'case' : read.error.code;
    seen.set(what, (seen.get(what) ?? 0) + 1);
    if (read.ok) {
      const written = canonical(text);
      return canonical(written) === written ? undefined : `canonical text ${written} differs`;
    }
    const { code, at, length, found } = read.error;
    if (!CODES.includes(code)) return `no such code ${code}`;
    if (at < 0 || length < 0 || at + length > text.length) return `${at}+${length} is outside`;
    if (found !== text.slice(at, at + length)) return `found is not at its place`;
    const mayBeEmpty = at === text.length || code === 'empty';
    return length === 0 && !mayBeEmpty ? `an empty place within the text (${code})` : undefined;
  }
});
