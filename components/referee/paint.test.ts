import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRed } from '#core/card.ts';
import { displayCase } from '#core/display-case.ts';
import { readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { faults } from '#testing/faults.ts';
import { fixedSeed } from '#testing/runs.ts';
import { cardsText } from '#words/text.ts';
import { paint } from './paint.ts';

const textOf = (strokes: readonly { readonly text: string }[]): string => strokes.map(({ text }) => text).join('');
const inLook = (text: string, look: string): string[] =>
  paint(text)
    .filter((stroke) => stroke.look === look)
    .map((stroke) => stroke.text);

describe('the painted text of the box', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .array(
        fc.constantFrom('an', ':', ';', '\n', '♥', '♦️', '10♥', '\uD800', '😀', ' ', '{', 'K', '♠', '\u0301', '♥K9'),
      )
      .map((pieces) => pieces.join('')),
  );

  test('put together is the text, and what is bad is bad unit by unit', () => {
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(20), (text, at, length) => {
        const strokes = paint(text, { at, length });
        expect(textOf(strokes)).toBe(text);
        expect(textOf(strokes.filter(({ bad }) => bad))).toBe(text.slice(at, at + length));
        expect(strokes.every((stroke) => stroke.text !== '')).toBe(true);
        expect(textOf(paint(text))).toBe(text);
      }),
      { numRuns: 1500, seed: fixedSeed(81) },
    );
  });

  test('marks of each fault exactly what the reader of cases found', () => {
    for (const { given, at, found } of faults) {
      const strokes = paint(given, { at, length: found.length });
      expect(textOf(strokes.filter(({ bad }) => bad))).toBe(found);
    }
  });

  test('has the red cards of a case in red, and its names', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(' ', ''), (seed, gap) => {
        const { game, of } = anyCase(seed);
        const text = displayCase(of, game).replace(/(?<=[♠♥♦♣]) (?=[\dA-Z])/g, gap);
        expect(inLook(text, 'red').join('').replaceAll(' ', '')).toBe(
          cardsText(of.fields.flatMap(({ cards }) => cards.filter(isRed))).replaceAll(' ', ''),
        );
        expect(inLook(text, 'name').map((name) => name.trim())).toEqual([
          of.game,
          ...text
            .split('; ')
            .slice(1)
            .map((field) => field.replace(/:.*$/, '')),
        ]);
      }),
      { numRuns: 200, seed: fixedSeed(82) },
    );
  });

  test.each([
    ['xi-dach; cái: K♦9♣; an: A♠A♥', ['K♦', 'A♥']],
    ['xi-dach; cái: ♦K ♣9; an: ♠A ♥A', ['♦K', '♥A']],
    ['xi-dach; cái: K ♦ 9♣; an: ♠5 ♥K', ['K ♦', '♥K']],
    ['xi-dach; cái: K♦️ 9♣️; an: A♠ ♥️10', ['K♦️', '♥️10']],
    ['xi-dach; cái: K♢ 9♣; an: 10♡ t♥', ['K♢', '10♡', 't♥']],
    ['xi-dach\ncái:\nK♦ 9♣\nan:\nA♠ A♥', ['K♦', 'A♥']],
    ['xi-dach; cái: K♦ 9♣; an A♠ A♥', ['K♦', 'A♥']],
  ])('%s', (text, reds) => {
    expect(inLook(text, 'red').map((red) => red.trim())).toEqual(reds);
  });

  test('paints what is not yet a case', () => {
    expect(readCase('xi-dach; cái').ok).toBe(false);
    expect(paint('')).toEqual([]);
    expect(inLook('xi-dach; cái', 'name')).toEqual(['xi-dach', ' cái']);
  });
});
