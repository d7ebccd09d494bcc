import { describe, expect, test } from 'vitest';
import { errorWords } from '../../../i18n/errors.ts';
import { errorOf, GAMES } from '../../testing/read.ts';
import type { ErrorCode } from '../case-error.ts';
import { MAX_LENGTH, parseCase } from './parse.ts';

const OK = 'xi-dach;cai:KD.9C;an:AS.AH';

/**
 * One fault each. ‹ and › stand round the offending text, which is nowhere else marked; they are taken out before the text
 * is read. Codes and places: case notation.
 */
const FAULTS: readonly (readonly [ErrorCode, string])[] = [
  ['empty', '‹›'],
  ['empty', '‹ \n\t›'],

  ['unknown-game', '‹xi-lac›;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '‹Xi-dach›;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '‹XI-DACH›@vipgame;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '  ‹xì› dách;cai:KD.9C'],
  ['unknown-game', '‹constructor›'],
  ['unknown-game', '‹;›cai:KD.9C'],
  ['unknown-game', '‹@›vipgame'],
  ['unknown-game', '‹🃏›;cai:KD.9C'],

  ['unknown-preset', 'xi-dach@‹vip›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹VIPGAME›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach @ ‹constructor› {minStand=14};cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹__proto__›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹vipgame@blog›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹;›cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹bách-khoa›;cai:KD.9C;an:AS.AH'],

  ['unknown-setting', 'xi-dach{‹stand›=14};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{‹minstand›=14};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{minStand=14, ‹toString› = 1};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{‹__proto__›=1};cai:KD.9C;an:AS.AH'],

  ['bad-value', 'xi-dach{minStand=‹13›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=‹14.0›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{earlyCheck=‹True›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{aces=one-ten, payout=‹3–2–2›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{‹minStand=›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=14,‹minStand=15›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=16, ‹minStand = 16›};cai:KD.9C;an:AS.AH'],

  ['bad-syntax', 'xi-dach‹{minStand=14›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach‹{minStand=14›'],
  ['bad-syntax', 'xi-dach‹{minStand=14›;cai:KD.9C;an:AS.AH}'],
  ['bad-syntax', 'xi-dach{‹minStand›};cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{‹}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14,‹}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14 ‹aces=any›};cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14}‹{aces=any}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach ‹cai:KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach‹:cai:KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹an AS.AH›'],
  ['bad-syntax', 'xi-dach;‹KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C\n‹AS.AH› \n'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹;›an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹:›AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹bà nội› : AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹an!›:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹😀›:AS.AH'],
  ['bad-syntax', `xi-dach;cai:KD.9C;‹${'x'.repeat(25)}›:AS.AH`],
  ['bad-syntax', `xi-dach;cai:KD.9C;‹${'ế'.repeat(25)}›:AS.AH`],

  ['unknown-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹bài›:2S.3S'],
  ['unknown-field', 'xi-dach;‹hand›:KD.9C;an:AS.AH'],
  ['unknown-field', 'xi-dach;cai:KD.9C;‹bàn› :AS.AH'],
  ['unknown-field', 'xi-dach;cai:KD.9C;‹play›:AS.AH'],
  ['unknown-field', 'toy;‹banker›:KD'],
  ['unknown-field', 'toy;bài:KD;‹an›:AS'],

  ['missing-field', 'xi-dach;an:AS.AH‹›'],
  ['missing-field', 'xi-dach‹›'],
  ['missing-field', 'xi-dach@vipgame{minStand=14}; ‹›'],
  ['missing-field', 'xi-dach;Cái:KD.9C;an:AS.AH‹›'],
  ['missing-field', 'toy‹›'],

  ['duplicate-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹an›:2S.3S'],
  ['duplicate-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹cái›:2S.3S'],
  ['duplicate-field', 'xi-dach;banker:KD.9C;an:AS.AH;‹cai›:2S.3S'],
  ['duplicate-field', 'xi-dach;cai:KD.9C;__proto__:AS.AH;‹__proto__›:2S.3S'],
  ['duplicate-field', 'toy;an:-;‹binh›:-'],

  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹AX›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹1S› AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹🂡› AH'],
  ['bad-card', 'xi-dach;cai:K♦️ 9♣️;an:‹Joker› AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.AH‹}›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS‹:AH›'],
  ['bad-card', 'xi-dach;cai:KD.9C ‹an:AS›.AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.5S‹*›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.5S‹**binh›.6S'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹*5S›'],
  ['bad-card', 'toy;an:5S**‹*›'],
  ['bad-card', 'xi-dach;cai‹:›;an:AS.AH'],
  ['bad-card', 'xi-dach;cai‹: ,› ;an:AS.AH'],
  ['bad-card', 'xi-dach;cai‹:›\nan:AS.AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an‹:›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹-›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹-AS›'],

  ['duplicate-card', 'xi-dach;cai:KD.9C;an:KS.‹KD›'],
  ['duplicate-card', 'xi-dach;cai:KD.9C;an:AS.‹♠A›'],
  ['duplicate-card', 'xi-dach;cai:KD.10C;an:‹nhép 10›.AS'],
  ['duplicate-card', 'xi-dach;cai:KD.9C;an:AS.2S;binh:‹at bich›,3S'],
  ['duplicate-card', 'toy;an:5S;binh:‹5S›*an'],

  ['card-not-in-deck', 'toy@forty;an:10S.‹KD›'],
  ['card-not-in-deck', 'toy{deck=40};an:10S;binh:‹J♠›*an'],
  ['card-not-in-deck', 'toy{deck=40};an:10S;binh:3S ‹đầm rô› 4S'],

  ['wrong-card-count', 'xi-dach;cai:‹KD›;an:AS.AH'],
  ['wrong-card-count', 'xi-dach;cai:KD.9C;an: ‹AS.2S.3S 4S,5S.6S› ;'],
  ['wrong-card-count', 'xi-dach;cai:‹-›;an:AS.AH'],
  ['wrong-card-count', 'toy;an:‹AS.2S.3S.4S›'],

  ['wrong-player-count', 'xi-dach;cai:KD.9C‹›'],
  ['wrong-player-count', 'toy;an:2S;binh:3S;‹chi: 4S 5S›;'],

  ['eaten-card-outside-meld', 'toy;an:2S.‹AS›*binh'],
  ['eaten-card-outside-meld', 'toy;an:2S*.‹át cơ›**.3S'],
];

function marked(text: string): { given: string; at: number; found: string } {
  const at = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  const given = text.replace(/[‹›]/g, '');
  return { given, at, found: given.slice(at, end) };
}

const faults = FAULTS.map(([code, text]) => ({ code, text, ...marked(text) }));

describe('every fault has its code and its place', () => {
  test.each(faults)('$code: $text', ({ code, given, at, found }) => {
    expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
  });

  test.each(faults)('in NFD, behind marks that compose: $code: $text', ({ code, text }) => {
    const { given, at, found } = marked(text.normalize('NFD'));
    expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
  });

  test.each(faults.filter(({ given }) => given.includes(';cai:KD.9C;')))(
    'behind a name in NFD and glyphs with emoji selectors: $code: $text',
    ({ code, text }) => {
      const decomposed = 'Ếch-ộp'.normalize('NFD');
      const longer = text.replace(';cai:KD.9C;', `;${decomposed}:7♦️ 7♣️;cai:K♦️ 9♣️;`);
      const { given, at, found } = marked(longer);
      expect(errorOf(given)).toMatchObject({ code, at, length: found.length, found });
    },
  );

  test('every code of the list is here, and no other exists', () => {
    const codes = new Set(FAULTS.map(([code]) => code));
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
    expect(parseCase(text, GAMES).ok).toBe(true);
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
    const { given, at, found } = marked(text);
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
        const { given, at, found } = marked(`${OK};${left};${right.replace(/[‹›]/g, '')}`);
        expect([second, errorOf(given)]).toMatchObject([second, { code: first, at, length: found.length, found }]);
      }
    }
  });
});

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
});
