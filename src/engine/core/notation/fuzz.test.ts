import { describe, expect, test } from 'vitest';
import { errorWords } from '../../../i18n/errors.ts';
import { chance } from '../../testing/random.ts';
import { canonical, GAMES } from '../../testing/read.ts';
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

const CORPUS = [
  'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH',
  'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥',
  'xi-dach;cai:KD9C;an:ASAH;binh:2S3S4S',
  'xi-dach{aces=one-ten,payout=3-2-2,earlyCheck=false};banker:10D.TC;Ánh:át bích.át cơ;2:5S.6S;1:7S.8S',
  'xi-dach\r\ncái: già rô 9 chuồn\r\nBình: bồi nhép, đầm dô\r\n',
  'xi-dach @ adam-tips { minStand = 15 } ; cai : K♦️ 9♣️ ; an : 2S 2H 3S 3H 4S ; '.normalize('NFD'),
  'xi-dach@co-noi;constructor:AS.4D;__proto__:KS.KH;cai:QS.QH;toString:2S.3S;𝔸:4S.5S',
  'toy@forty;an:5S*binh.6S**;binh:-',
  'toy{deck=40,limit=4};bài:10♥* 9♥*Ếch 8♥'.normalize('NFD'),
  'toy;bàn:-;đánh:3S;an:AS.2S',
  'toy@plain\nhand\n:\n5S 6S\n',
] as const;

const ODD = [
  ';',
  ':',
  '.',
  ',',
  '{',
  '}',
  '=',
  '@',
  '*',
  '**',
  '-',
  '_',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u00A0',
  '\u2028',
  '\u200B',
  '\uFEFF',
  '\u0000',
  '\uD800',
  '\uDC00',
  '\u0301',
  '\u0323',
  '\u1161',
  '\u11A8',
  '\u037E',
  '\u212A',
  '\uFE0F',
  '😀',
  '♠',
  '♦️',
  'đ',
  '__proto__',
  'constructor',
  'cai:',
  'an:',
  ';an:',
  'KD',
  '10H',
  'at bich',
  '{}',
  '{minStand=14}',
  '@blog',
  '"',
  '\\',
  '<b>',
  '“',
  'ế',
  'A',
  'S',
  'xi-dach',
  'toy',
  '==',
  'x'.repeat(30),
  ' '.repeat(40),
] as const;

describe('no text makes the reader throw (case notation: reading a case never throws)', () => {
  const RUNS = 120_000;

  test(`${RUNS} seeded mutations of valid cases`, () => {
    const { upTo, pick } = chance(31_415);
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      let text: string = pick(CORPUS);
      for (let times = upTo(4); times >= 0; times--) {
        const at = upTo(text.length);
        const to = Math.min(text.length, at + 1 + upTo(4));
        switch (upTo(5)) {
          case 0:
            text = text.slice(0, at) + text.slice(to);
            break;
          case 1:
            text = text.slice(0, at) + pick(ODD) + text.slice(at);
            break;
          case 2:
            text = text.slice(0, at) + pick(ODD) + text.slice(to);
            break;
          case 3:
            // Two neighbouring pieces change places.
            text = text.slice(0, at) + text.slice(to, to + 3) + text.slice(at, to) + text.slice(to + 3);
            break;
          case 4:
            text = text.slice(0, to) + text.slice(at, to) + text.slice(to);
            break;
          default: {
            const other = pick(CORPUS);
            text = text.slice(0, at) + other.slice(upTo(other.length));
          }
        }
      }
      if (upTo(999) === 0) text = text.repeat(60);
      const problem = problemOf(text, seen);
      if (problem) wrong.push(`${problem}: ${JSON.stringify(text)}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // The corpus and its mutations reach every outcome, most of them often.
    expect([...seen.keys()].toSorted()).toEqual([...CODES, 'case'].toSorted());
    expect(seen.get('case')).toBeGreaterThan(RUNS / 50);
  });

  test('20,000 strings of odd pieces alone', () => {
    const { upTo, pick } = chance(27_182);
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (let run = 0; run < 20_000; run++) {
      const head = pick(['', 'xi-dach;', 'toy;', 'xi-dach{', 'toy@']);
      const text = head + Array.from({ length: upTo(12) }, () => pick(ODD)).join('');
      const problem = problemOf(text, seen);
      if (problem) wrong.push(`${problem}: ${JSON.stringify(text)}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    for (const code of ['empty', 'unknown-game', 'unknown-preset', 'bad-syntax', 'bad-card', 'missing-field']) {
      expect(seen.get(code)).toBeGreaterThan(100);
    }
  });

  function problemOf(text: string, seen: Map<string, number>): string | undefined {
    const read = parseCase(text, GAMES);
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
    if (length === 0 && !mayBeEmpty) return `an empty place within the text (${code})`;
    const { vi, en } = errorWords(read.error);
    return vi.trim() && en.trim() ? undefined : `no words for ${code}`;
  }
});
