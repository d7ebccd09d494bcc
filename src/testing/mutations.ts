/** Texts that are nearly cases, for the tests of the reader and of what is said about them. */

import { makeRng, type Rng } from '#core/random/rng.ts';

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

/** So many valid cases, each changed in up to five places; the same ones for the same seed. */
export function* mutations(runs: number, seed: number): Generator<string> {
  const rng = makeRng(seed);
  for (let run = 0; run < runs; run++) {
    let text: string = rng.pick(CORPUS);
    for (let times = rng.upTo(4); times >= 0; times--) text = mutate(text, rng);
    yield rng.upTo(999) === 0 ? text.repeat(60) : text;
  }
}

function mutate(text: string, { upTo, pick }: Rng): string {
  const at = upTo(text.length);
  const to = Math.min(text.length, at + 1 + upTo(4));
  switch (upTo(5)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, at) + pick(ODD) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(ODD) + text.slice(to);
    case 3:
      // Two neighbouring pieces change places.
      return text.slice(0, at) + text.slice(to, to + 3) + text.slice(at, to) + text.slice(to + 3);
    case 4:
      return text.slice(0, to) + text.slice(at, to) + text.slice(to);
    default: {
      const other = pick(CORPUS);
      return text.slice(0, at) + other.slice(upTo(other.length));
    }
  }
}

/** So many strings of odd pieces alone, some behind the beginning of a case. */
export function* oddTexts(runs: number, seed: number): Generator<string> {
  const { upTo, pick } = makeRng(seed);
  for (let run = 0; run < runs; run++) {
    const head = pick(['', 'xi-dach;', 'toy;', 'xi-dach{', 'toy@']);
    yield head + Array.from({ length: upTo(12) }, () => pick(ODD)).join('');
  }
}
