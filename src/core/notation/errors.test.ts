import { describe, expect, test } from 'vitest';
import { faults, markedFault } from '#testing/faults.ts';
import { errorOf, TEST_GAMES } from '#testing/read.ts';
import type { ErrorCode } from '../case-error.ts';
import { MAX_LENGTH, parseCase } from './parse.ts';

const OK = 'xi-dach;cai:KD.9C;an:AS.AH';

describe('every fault has its code and its place', () => {
  test.each(faults)('$code: $text', ({ code, given, at, found }) => {
    expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
  });

  test.each(faults)('in NFD, behind marks that compose: $code: $text', ({ code, text }) => {
    const { given, at, found } = markedFault(text.normalize('NFD'));
    expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
  });

  test.each(faults.filter(({ given }) => given.includes(';cai:KD.9C;')))(
    'behind a name in NFD and glyphs with emoji selectors: $code: $text',
    ({ code, text }) => {
      const decomposed = 'Ếch-ộp'.normalize('NFD');
      const longer = text.replace(';cai:KD.9C;', `;${decomposed}:7♦️ 7♣️;cai:K♦️ 9♣️;`);
      const { given, at, found } = markedFault(longer);
      expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
    },
  );

  test('every code of the list is here, and no other exists', () => {
    const codes = new Set(faults.map(({ code }) => code));
    expect([...codes, 'too-long'].toSorted()).toEqual([
      'bad-card',
      'bad-syntax',
      'bad-value',
      'card-not-in-deck',
      'duplicate-card',
      'duplicate-field',
      'eaten-card-outside-meld',
      'empty',
      'missing-field',
      'too-long',
      'unknown-field',
      'unknown-game',
      'unknown-preset',
      'unknown-setting',
      'wrong-card-count',
      'wrong-player-count',
    ]);
  });

  test('an error says what could be read', () => {
    expect(errorOf('xi-dach@vipgame{minStand=14};cai:KD.9C;an:AX.AH').read).toMatchObject({
      game: 'xi-dach',
      preset: 'vipgame',
      rules: { minStand: 14, fiveCard: 'under-21' },
      fields: [
        { name: 'cai', cards: { length: 2 } },
        { name: 'an', cards: { length: 1 } },
      ],
    });
    expect(errorOf('xi-lac;cai:KD.9C').read).toBeNull();
  });
});

describe('too-long: more than 2,000 UTF-16 units after NFC, before anything else', () => {
  test.each([
    ['a good case and spaces', OK.padEnd(2001)],
    ['nothing but spaces', ' '.repeat(2001)],
    ['no game at all', 'x'.repeat(2001)],
    ['a fault in front', `xi-lac;${'x'.repeat(3000)}`],
    ['pairs of surrogates', `${'😀'.repeat(1000)}x`],
    ['a letter that composes to nothing shorter', `${'x'.repeat(2000)}é`],
  ])('%s', (_, text) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code: 'too-long', limit: MAX_LENGTH, read: null });
    expect(error.at).toBeLessThan(text.length);
    expect(error.at + error.length).toBeLessThanOrEqual(text.length);
  });

  test.each([
    ['2,000 units', OK.padEnd(2000)],
    ['more in NFD, 2,000 in NFC', `${OK};${'ế'.repeat(24)}:5S.6S`.padEnd(2000).normalize('NFD')],
  ])('%s are a case', (_, text) => {
    expect(parseCase(text, TEST_GAMES).ok).toBe(true);
  });

  test('NFD text whose NFC is short is not too long', () => {
    const text = 'ế'.repeat(1000).normalize('NFD');
    expect(text.length).toBe(3000);
    expect(errorOf(text).code).toBe('unknown-game');
  });
});

describe('of several faults the leftmost; deck and duplicates before counts', () => {
  test.each([
    ['unknown-preset', 'xi-dach@‹vip›{stand=1};hand:KD;an:AX.KD'],
    ['unknown-setting', 'xi-dach{‹stand›=1,minStand=1};hand:KD;an:AX.KD'],
    ['bad-value', 'xi-dach{minStand=‹1›,stand=1};hand:KD;an:AX.KD'],
    ['unknown-field', 'xi-dach;‹hand›:KD;an:AX.KD;an:2S'],
    ['bad-card', 'xi-dach;cai:KD;an:‹AX›.KD;an:2S.9?'],
    ['duplicate-card', 'xi-dach;cai:KD;an:‹KD›.AX;an:2S'],
    ['duplicate-field', 'xi-dach;cai:KD;an:3S;‹an›:2S.KD.AX'],
    ['duplicate-card', 'xi-dach;cai:KD;an:AS.‹KD›'],
    ['card-not-in-deck', 'toy@forty;an:2S.3S.4S.5S;binh:‹KD›'],
    ['duplicate-card', 'toy@forty;an:2S;binh:‹2S›.KD'],
    ['card-not-in-deck', 'toy@forty;an:2S;binh:‹KD›.2S'],
    ['duplicate-card', 'toy;an:2S.AS*;binh:‹2S›'],
    ['wrong-card-count', 'xi-dach;cai:‹KD›;an:AS.2S.3S.4S.5S.6S'],
    ['wrong-card-count', 'xi-dach;cai:‹KD›'],
    ['wrong-card-count', 'toy;an:‹AS*.2S.3S.4S›;binh:AH*'],
    ['eaten-card-outside-meld', 'toy;an:‹AS›*;binh:2S.3S.4S.5S'],
    ['missing-field', 'xi-dach;‹›'],
    ['bad-syntax', 'xi-dach;cai:KD;‹a b›:AX;c d:2S'],
    ['unknown-game', '‹xi-lac›@vip{x=1};cai:KD.KD'],
  ])('%s: %s', (code, text) => {
    const { given, at, found } = markedFault(text);
    expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
  });

  test('any two faults in two fields: the first one', () => {
    const inField: readonly (readonly [ErrorCode, string])[] = [
      ['bad-card', 'a:‹5X›.6S'],
      ['duplicate-card', 'b:7S.‹KD›'],
      ['bad-syntax', '‹c 7H.8H›'],
      ['bad-syntax', '‹d!›:7D.8D'],
      ['duplicate-field', '‹an›:7C.8C'],
      ['unknown-field', '‹table›:2C.3C'],
      ['bad-card', 'e‹:›'],
    ];
    for (const [first, left] of inField) {
      for (const [second, right] of inField) {
        if (left === right) continue;
        const { given, at, found } = markedFault(`${OK};${left};${right.replace(/[‹›]/g, '')}`);
        expect([second, errorOf(given)]).toMatchObject([second, { code: first, at, length: found.length, found }]);
      }
    }
  });
});
