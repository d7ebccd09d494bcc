import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedSeed, runs } from '#testing/runs.ts';
import { normalise } from './normalise.ts';

/** Any code point, lone surrogates among them. */
const anyPoint = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));
const range = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point));

/** Everything that composes, decomposes, reorders, or looks as if it did. */
const awkward = fc.oneof(
  fc.constantFrom(...'aăâeêioôơuưydđAĂÂEÊIOÔƠUƯYDĐkg♠♥♦♣;:.{}=*10'),
  range(0x0300, 0x036f),
  range(0x1100, 0x11ff),
  range(0xac00, 0xd7a3),
  range(0xa960, 0xa97c),
  range(0xd7b0, 0xd7fb),
  range(0x1e00, 0x1fff),
  range(0x0900, 0x0dff),
  range(0x3040, 0x309a),
  range(0xd800, 0xdfff),
  range(0xfb1d, 0xfb4f),
  range(0xfe00, 0xfe0f),
  range(0x2f800, 0x2fa1d),
  range(0x1d15e, 0x1d1c0),
  range(0x11000, 0x11fff),
  fc.constantFrom('\u212A', '\u212B', '\u2126', '\u0344', '\u037E', '\u0958', '\u2ADC', '\u00A0', '\uFE0F'),
  fc.constantFrom('ế', 'ợ', 'ự', 'ẫ', 'Ặ').map((letter) => letter.normalize('NFD')),
);

const text = fc.oneof(
  fc.array(awkward, { maxLength: 24 }).map((parts) => parts.join('')),
  fc.array(anyPoint, { maxLength: 16 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 24 }),
);

describe('reading as NFC (case notation: Unicode input)', () => {
  test('the text is what String.normalize gives', () => {
    fc.assert(
      fc.property(text, (given) => normalise(given).text === given.normalize('NFC')),
      { numRuns: runs(20_000), seed: fixedSeed(11) },
    );
  });

  test('places are within the given text, rise, and the pieces between them cover it', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { text: read, start, end } = normalise(given);
        const problems: string[] = [];
        if (start(0) !== 0) problems.push('starts at 0');
        if (end(0) !== 0) problems.push('ends at 0');
        if (start(read.length) !== given.length) problems.push('start of the end');
        if (end(read.length) !== given.length) problems.push('end of the end');
        for (let i = 0; i < read.length; i++) {
          if (start(i) > start(i + 1)) problems.push(`start falls at ${i}`);
          if (end(i) > end(i + 1)) problems.push(`end falls at ${i}`);
          if (start(i) >= end(i + 1)) problems.push(`unit ${i} came from nothing`);
          if (start(i) < 0 || end(i + 1) > given.length) problems.push(`out of bounds at ${i}`);
        }
        expect(problems).toEqual([]);
      }),
      { numRuns: runs(20_000), seed: fixedSeed(12) },
    );
  });

  test('a piece of the given text, read alone, holds the units that it stands for', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { text: read, start, end } = normalise(given);
        for (let i = 0; i < read.length; i++) {
          const piece = given.slice(start(i), end(i + 1)).normalize('NFC');
          if (!piece.includes(read.charAt(i))) return false;
        }
        return true;
      }),
      { numRuns: runs(20_000), seed: fixedSeed(13) },
    );
  });

  test('every character that has a decomposition comes back to its place, in front of another', () => {
    const wrong: string[] = [];
    let seen = 0;
    for (let point = 0; point <= 0x10ffff; point++) {
      const one = String.fromCodePoint(point);
      const parts = one.normalize('NFD');
      if (parts === one) continue;
      seen++;
      const { text: read, start, end } = normalise(`${parts}e\u0301`);
      const last = read.length - 1;
      const length = one.normalize('NFC').length;
      const right =
        read === `${one}é`.normalize('NFC') &&
        last === length &&
        start(0) === 0 &&
        end(last) === parts.length &&
        start(last) === parts.length &&
        end(last + 1) === parts.length + 2;
      if (!right) wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(13_000);
  });

  test.each([
    ['nothing', '', []],
    [
      'NFC already',
      'ếx',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'a letter with two marks',
      'e\u0302\u0301x',
      [
        [0, 3],
        [3, 4],
      ],
    ],
    ['marks in the other order', 'a\u0323\u0302', [[0, 3]]],
    [
      'Hangul in parts',
      '\u1112\u1161\u11ABx',
      [
        [0, 3],
        [3, 4],
      ],
    ],
    ['a Hangul syllable and its last part', '\uD558\u11AB', [[0, 2]]],
    [
      'a leading part alone',
      '\u1112\u1112\u1161',
      [
        [0, 1],
        [1, 3],
      ],
    ],
    [
      'a mark that composes with nothing',
      'q\u0301e\u0301',
      [
        [0, 2],
        [0, 2],
        [2, 4],
      ],
    ],
    [
      'a mark in front',
      '\u0301e\u0301',
      [
        [0, 1],
        [1, 3],
      ],
    ],
    [
      'a character that becomes longer',
      '\u0958x',
      [
        [0, 1],
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'a Kelvin sign',
      '\u212A9',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'a lone surrogate',
      '\uD800e\u0301',
      [
        [0, 1],
        [1, 3],
      ],
    ],
    [
      'astral characters',
      '😀e\u0301',
      [
        [0, 2],
        [0, 2],
        [2, 4],
      ],
    ],
  ] as const)('%s', (_, given, places) => {
    const { text: read, start, end } = normalise(given);
    expect(read).toBe(given.normalize('NFC'));
    expect(Array.from({ length: read.length }, (__, i) => [start(i), end(i + 1)])).toEqual(places);
  });

  test('what is too long however it composes is not composed', () => {
    const given = `a${'\u0301\u0323'.repeat(50_000)}`;
    const { text, start, end } = normalise(given);
    expect([text.length, start(7), end(8)]).toEqual([given.length, 7, 8]);
    // Three units for a letter are composed.
    expect(normalise('e\u0302\u0301'.repeat(2000)).text).toBe('ế'.repeat(2000));
  });
});
