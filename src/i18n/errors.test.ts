import { describe, expect, test } from 'vitest';
import { parseCase } from '../engine/core/notation/parse.ts';
import { faults } from '../engine/testing/faults.ts';
import { mutations } from '../engine/testing/mutations.ts';
import { errorOf, GAMES } from '../engine/testing/read.ts';
import { errorWords } from './errors.ts';

describe('errors in words', () => {
  const texts = [...faults.map(({ given }) => given), 'x'.repeat(2001)];

  test.each(texts.map((text) => [errorOf(text).code, text.slice(0, 60), text] as const))('%s: %s', (_, __, text) => {
    const { vi, en } = errorWords(errorOf(text));
    for (const words of [vi, en]) {
      expect(words).toMatch(/^\S.*[.!?]$/su);
      expect(words).not.toMatch(/undefined|null|NaN|\[object/);
      expect(words.normalize('NFC')).toBe(words);
    }
    expect(vi).not.toBe(en);
  });

  test.each([
    ['xi-dach{minStand=13};cai:KD.9C;an:AS.AH', '16, 14, 15'],
    ['xi-dach@vip;cai:KD.9C;an:AS.AH', 'pho-thong, bach-khoa, vipgame'],
    ['xi-lac', 'xi-dach'],
    ['xi-dach;cai:KD.9C;an:AX.AH', '“AX”'],
    ['xi-dach;cai:KD.9C;an:AS.KD', 'K♦'],
    ['xi-dach;cai:KD.9C;an:AS', '2–5'],
    ['xi-dach;cai:KD.9C', '25'],
    ['toy;an:AS.2S.3S.4S', '1–3'],
    ['toy@forty;an:KD', 'K♦'],
    ['toy;an:AS*', 'A♠'],
    ['x'.repeat(2001), '2000'],
  ])('%s names %s in both languages', (text, part) => {
    const { vi, en } = errorWords(errorOf(text));
    expect(vi).toContain(part);
    expect(en).toContain(part);
  });

  test('who holds the card already; the banker is not called cai', () => {
    expect(errorWords(errorOf('xi-dach;cai:KD.9C;an:AS.KD'))).toEqual({
      vi: expect.stringContaining('Nhà cái'),
      en: expect.stringContaining('The banker'),
    });
    expect(errorWords(errorOf('xi-dach;cai:KD.9C;an:AS.AS')).en).toContain('An already holds A♠');
    expect(errorWords(errorOf('xi-dach;cai:KD;an:AS.AH'))).toEqual({
      vi: expect.stringContaining('Nhà cái có 1 lá'),
      en: expect.stringContaining('The banker has 1 card.'),
    });
  });

  test('one card and several, one player and several, one number and a range', () => {
    const error = errorOf('xi-dach;cai:KD;an:AS.AH');
    if (error.code !== 'wrong-card-count') throw new Error(error.code);
    expect(errorWords({ ...error, count: 6, name: 'an' }).en).toContain('An has 6 cards');
    expect(errorWords({ ...error, min: 3, max: 3 }).en).toMatch(/takes 3\./);
    const players = errorOf('toy;an:2S;binh:3S;chi:4S');
    if (players.code !== 'wrong-player-count') throw new Error(players.code);
    expect(errorWords(players).en).toContain('are 3 players');
    expect(errorWords({ ...players, count: 1, min: 2, max: 4 }).en).toContain('is 1 player.');
  });

  test('a long find is shortened, without cutting a character in two', () => {
    const { vi, en } = errorWords(errorOf(`xi-dach;cai:KD.9C;an:${'😀'.repeat(100)}`));
    for (const words of [vi, en]) {
      expect(words).toContain(`“${'😀'.repeat(23)}…”`);
      expect(words.isWellFormed()).toBe(true);
    }
  });

  test('no text is without words: 20,000 mutations of valid cases', () => {
    const silent = new Set<string>();
    for (const text of mutations(20_000, 31_415)) {
      const read = parseCase(text, GAMES);
      if (read.ok) continue;
      const { vi, en } = errorWords(read.error);
      if (!vi.trim() || !en.trim()) silent.add(read.error.code);
    }
    expect([...silent]).toEqual([]);
  });
});
