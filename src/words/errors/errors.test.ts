import { describe, expect, test } from 'vitest';
import type { CaseError } from '#core/case-error.ts';
import { parseCase } from '#core/notation/parse.ts';
import { readCase } from '#games/engines.ts';
import { faults } from '#testing/faults.ts';
import { mutations } from '#testing/mutations.ts';
import { errorOf, TEST_GAMES } from '#testing/read.ts';
import { errorWords } from './errors.ts';

/** The error of a text in one of the book's own games. */
function errorIn(text: string): CaseError {
  const read = readCase(text);
  if (read.ok) throw new Error(`no error in ${text}`);
  return read.error;
}

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

  test('a hand by itself is not called bai', () => {
    expect(errorWords(errorOf('toy;bai:AS.2S.3S.4S'))).toEqual({
      vi: 'Tay bài có 4 lá. Cần 1–3 lá.',
      en: 'The hand has 4 cards. It takes 1–3.',
    });
    expect(errorWords(errorOf('toy;hand:AS.AS'))).toEqual({
      vi: 'Tay bài đã có A♠. Một bộ bài, mỗi lá có một.',
      en: 'The hand already holds A♠. A pack has only one of each card.',
    });
    const eleven = errorIn('ta-la;bài:2S.3S.4S.5S.6S.7S.8S.9S.10S.JS.QS');
    expect(errorWords(eleven).vi).toBe('Tay bài có 11 lá. Cần 1–10 lá.');
    expect(errorWords(errorIn('ta-la;bai:-')).en).toBe('The hand has 0 cards. It takes 1–10.');
    expect(errorWords(errorIn('ta-la;bai:2S.2S')).en).toContain('The hand already holds 2♠.');
  });

  test('a field that the game has, but not beside the one before it', () => {
    expect(errorWords(errorIn('ta-la;bai:2S;an:3S'))).toEqual({
      vi: 'Mục “an” không đi cùng mục đứng trước nó.',
      en: 'The field “an” does not go with the one before it.',
    });
    expect(errorWords(errorIn('ta-la;an:2S;hand:3S')).vi).toBe('Mục “hand” không đi cùng mục đứng trước nó.');
    expect(errorWords(errorOf('toy;bài:KD;an:AS')).en).toBe('The field “an” does not go with the one before it.');
    // For a field that the game does not have the message lists the fields that there are.
    expect(errorWords(errorIn('ta-la;cai:2S;an:3S'))).toEqual({
      vi: 'Trò này không có mục “cai”. Có: bài, tên người chơi.',
      en: 'This game has no field “cai”. It has: hand, a player’s name.',
    });
  });

  test('what lies on the table and what is played on it are called so', () => {
    expect(errorWords(errorIn('sam;ban:7S;danh:7S'))).toEqual({
      vi: 'Trên bàn đã có 7♠. Một bộ bài, mỗi lá có một.',
      en: 'The table already holds 7♠. A pack has only one of each card.',
    });
    expect(errorWords(errorIn('sam;danh:7S;ban:7S')).en).toContain('The play already holds 7♠.');
    expect(errorWords(errorIn('sam;đánh:-'))).toEqual({
      vi: 'Bài đánh ra có 0 lá. Cần 1–10 lá.',
      en: 'The play has 0 cards. It takes 1–10.',
    });
    expect(errorWords(errorIn('sam;ban:2S.3S.4S.5S.6S.7S.8S.9S.10S.JS.QS;danh:7H')).vi).toBe(
      'Trên bàn có 11 lá. Cần 1–10 lá.',
    );
    // A lead is not played on an empty table, but on none.
    expect(errorWords(errorIn('sam;bàn:-;đánh:7S'))).toEqual({
      vi: 'Trên bàn chưa có gì thì bỏ mục “bàn”, chỉ viết “đánh”.',
      en: 'Where the table is empty, leave “table” out and write only “play”.',
    });
    expect(errorWords(errorIn('sam;bàn:7S')).vi).toBe('Còn thiếu mục “đánh”.');
  });

  test('at the end of Sâm one player is out, and only one', () => {
    expect(errorWords(errorIn('sam;an:7S;bình:8S'))).toEqual({
      vi: 'Chưa có ai hết bài. Người về nhất viết dấu -.',
      en: 'Nobody is out yet. Write - for the player who has won.',
    });
    expect(errorWords(errorIn('sam;an:-;chi:8S;bình:-'))).toEqual({
      vi: 'Đã có người hết bài trước Bình. Một ván chỉ một người hết bài.',
      en: 'Somebody before Bình is already out. Only one player in a round can be out of cards.',
    });
    // The same name twice is another matter.
    expect(errorWords(errorIn('sam;an:-;an:8S')).en).toBe('“an” is already there. Use each name only once.');
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
      const read = parseCase(text, TEST_GAMES);
      if (read.ok) continue;
      const { vi, en } = errorWords(read.error);
      if (!vi.trim() || !en.trim()) silent.add(read.error.code);
    }
    expect([...silent]).toEqual([]);
  });
});
