import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedSeed } from '#testing/runs.ts';
import { cardOf } from './card.ts';
import { ordered, stepJson, writeJson } from './json.ts';
import type { Step } from './ruling.ts';

describe('JSON text', () => {
  test('objects keep the order of their entries, for names like 2 and 1 and __proto__ too', () => {
    const json = ordered([
      ['2', 1],
      [
        '1',
        ordered([
          ['__proto__', null],
          ['constructor', true],
        ]),
      ],
      ['a"b', ['x', 2.5, ordered([]), []]],
    ]);
    expect(writeJson(json)).toBe('{"2":1,"1":{"__proto__":null,"constructor":true},"a\\"b":["x",2.5,{},[]]}');
  });

  test('whatever the strings, it is JSON, on one line', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (given) => {
        const line = writeJson(ordered(Object.entries(given)));
        expect(line).not.toMatch(/[\n\r]/);
        expect(Object.entries(JSON.parse(line))).toEqual(Object.entries(given));
      }),
      { numRuns: 2000, seed: fixedSeed(31) },
    );
  });

  test('a step: rule first, cards as rank and letter, figures and lists as they are', () => {
    interface Odd extends Step {
      readonly parts: readonly number[];
      readonly total: number;
      readonly sure: boolean;
      readonly nothing: undefined;
    }
    const step: Odd = {
      rule: 'xd-ace',
      outcome: 'held',
      who: 'an',
      cards: [cardOf('10', 'H'), cardOf('A', 'S')],
      parts: [10, 11],
      total: 21,
      sure: true,
      nothing: undefined,
    };
    expect(writeJson(stepJson(step))).toBe(
      '{"rule":"xd-ace","outcome":"held","who":"an","cards":["10H","AS"],"parts":[10,11],"total":21,"sure":true,"nothing":null}',
    );
  });
});
