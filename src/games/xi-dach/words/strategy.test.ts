import { expect, test } from 'vitest';
import { en } from './en/strategy.ts';
import { type StrategyWords, vi } from './vi/strategy.ts';

/** All that is said of the table, with figures of every kind. */
function allOf(words: StrategyWords): readonly string[] {
  const rows = [2, 3, 4].flatMap((size) =>
    (['none', 'low', [10], [11], [10, 11]] as const).map((ace) => words.row(size, ace)),
  );
  return [
    ...rows,
    ...[14, 15, 16].map((total) => words.below(total)),
    ...[16, 21, 22].map((from) => words.change(rows.slice(0, 2), from, 21)),
    ...[
      [-44, -32],
      [12, 0],
    ].map(([stand = 0, draw = 0]) => words.example(16, stand, draw)),
    ...[0, 1, 6].map((cells) => words.flips(cells)),
    ...words.methodText,
    words.key,
    words.allKey,
    words.divided,
  ];
}

test('Vietnamese and English name the same numbers, each text another one', () => {
  const numbers = (texts: readonly string[]) => texts.map((text) => text.match(/\d+/g)?.sort());
  expect(numbers(allOf(vi))).toEqual(numbers(allOf(en)));
  for (const words of [vi, en]) expect(new Set(allOf(words)).size).toBe(allOf(words).length);
});
