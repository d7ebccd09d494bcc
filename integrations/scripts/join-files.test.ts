import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ask, joinFiles } from './join-files.ts';

const ask = (weight: number, ...chunks: readonly string[]): Ask => ({ weight, chunks: new Set(chunks) });
const joined = (sizes: Readonly<Record<string, number>>, asks: readonly Ask[], ...begins: readonly string[]) =>
  joinFiles(new Map(Object.entries(sizes)), asks, new Set(begins))
    .map((file) => [...file].sort().join(' '))
    .sort();

test('what is always asked for together is one file, the longest first', () => {
  expect(
    joinFiles(
      new Map([
        ['a', 10],
        ['b', 20_000],
      ]),
      [ask(1, 'a', 'b')],
      new Set(),
    ),
  ).toEqual([['b', 'a']]);
});

test('what is little is sent to some who have no use for it, what is much is not', () => {
  const asks = [ask(1, 'a', 'b'), ask(1, 'a')];
  expect(joined({ a: 20_000, b: 500 }, asks)).toEqual(['a b']);
  expect(joined({ a: 20_000, b: 9000 }, asks)).toEqual(['a', 'b']);
});

test('what is asked for often counts for more', () => {
  expect(joined({ a: 9000, b: 9000 }, [ask(9, 'a', 'b'), ask(1, 'a')])).toEqual(['a b']);
  expect(joined({ a: 9000, b: 9000 }, [ask(1, 'a', 'b'), ask(9, 'a')])).toEqual(['a', 'b']);
});

test('two chunks in which code of its own begins are never one file', () => {
  expect(joined({ a: 10, b: 10, c: 10 }, [ask(1, 'a', 'b', 'c')], 'a', 'b')).toHaveLength(2);
});

test('nothing is lost, and nothing is there twice', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const asks = fc.array(
    fc.record({ weight: fc.integer({ min: 1, max: 20 }), chunks: fc.subarray(names).map((some) => new Set(some)) }),
  );
  const sizes = fc.tuple(
    ...names.map((name) => fc.integer({ min: 1, max: 30_000 }).map((size) => [name, size] as const)),
  );
  fc.assert(
    fc.property(sizes, asks, fc.subarray(names), (all, wanted, begins) => {
      const files = joinFiles(new Map(all), wanted, new Set(begins));
      expect(files.flat().sort()).toEqual(names);
      for (const file of files) expect(file.filter((name) => begins.includes(name)).length).toBeLessThan(2);
    }),
  );
});
