import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined } from './assert-defined.ts';
import { parseJsonPieces } from './json-pieces.ts';
import { parseJson } from './parse-json.ts';

/** Reads all pieces, one after the other. */
function read(
  text: string,
  piece?: number,
): { readonly value: unknown; readonly longest: number; readonly all: number } {
  const pieces = parseJsonPieces(text, piece);
  let [longest, all] = [0, 0];
  for (;;) {
    const step = pieces.next();
    if (step.done) return { value: step.value, longest, all };
    longest = Math.max(longest, step.value);
    all += step.value;
  }
}

describe('JSON in pieces', () => {
  test('is what it is at once, however it is written and however short the pieces are', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(undefined, 1, '\t'),
        fc.integer({ min: 1, max: 40 }),
        (json, indent, piece) => {
          const text = JSON.stringify(json, null, indent);
          expect(read(text, piece).value).toEqual(parseJson(text));
        },
      ),
      { numRuns: 2000, seed: 5 },
    );
  });

  test('text that is no JSON is none in pieces', () => {
    const marks = fc.string({
      unit: fc.constantFrom('[', ']', '{', '}', ',', ':', '"', '\\', '1', '-0', ' ', '\u00a0', '"a"'),
    });
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 8 }), (text, piece) => {
        expect(read(text, piece).value).toEqual(parseJson(text));
      }),
      { numRuns: 20_000, seed: 6 },
    );
  });

  test.each([
    '[1,,2]',
    '[1,]',
    '[,1]',
    '{"a":1,}',
    '{"a":1]',
    '[{]}',
    '["a]',
    '{"__proto__":{"a":[1]},"2":0,"1":[[[[[[[1]]]]]]]}',
    ' [ ] ',
    '{}',
  ])('%s', (text) => expect(read(text, 1).value).toEqual(parseJson(text)));

  test('a list of a megabyte is read in pieces that are a small part of it, in the order of the text', () => {
    const text = JSON.stringify({ evenings: Array.from({ length: 30_000 }, (_, at) => ({ at, name: `"${at}]` })) });
    const { value, longest, all } = read(text);
    expect(value).toEqual(parseJson(text));
    expect(longest).toBeLessThan(40_000);
    expect(all / text.length).toBeCloseTo(1, 1);
  });

  test('brackets without end are read without a fall', () => {
    const text = '['.repeat(200_000);
    expect(read(text).value).toBeUndefined();
    expect(assertDefined(read(`${text}1${']'.repeat(200_000)}`)).longest).toBeGreaterThan(100_000);
  });
});

describe('a minus zero', () => {
  test.each(['-0', '-0.0', '-0e9', '-1e-999', '[{"a":-0}]', '-0.5e-400'])('%s is read without its sign', (text) => {
    expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(parseJson(text)));
    const value: unknown = text.startsWith('[')
      ? Object.values(Object(Object.values(Object(parseJson(text)))[0]))[0]
      : parseJson(text);
    expect(Object.is(value, 0)).toBe(true);
  });

  test('a number below zero keeps its sign', () => {
    expect(parseJson('[-0.5,-1e-3,"2026-11-08"]')).toEqual([-0.5, -0.001, '2026-11-08']);
  });
});
