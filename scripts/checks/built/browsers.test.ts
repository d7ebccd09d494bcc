import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNewerSyntax, newerIn, OLDEST } from './browsers.ts';

test.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['let b=Promise.withResolvers()', 'Promise.withResolvers'],
  ['Map.groupBy(a,b)', 'Map.groupBy'],
  ['[RegExp.escape(a)]', 'RegExp.escape'],
  ['a.union(b)', 'union'],
])('%s is newer than the oldest browsers', (script, name) => expect(newerIn(script)).toContain(name));

test('what they have is not', () => {
  const script = 'a.toSorted().at(-1);Object.hasOwn(a,b);new CompressionStream(c);a.findLast(b);AbortSignal.timeout(9)';
  expect(newerIn(script)).toEqual([]);
});

test.each([
  ['a??=b;class C{static{}#d}', false],
  ['export{};await a;/(?<=a)b/u', false],
  ['/[\\p{L}--[a-z]]/v', true],
  ['{using a=b}', true],
])('newer syntax: %s', (script, isNewer) => expect(isNewerSyntax(script)).toBe(isNewer));

test('docs/hosting.md names them', () => {
  const table = /## Which browsers\n\n(.*?)\n\n/s.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';
  const told = [...table.matchAll(/^\| ([A-Z][^|]*?) +\| ([\d.]+) /gm)].map(([, who, from]) => [who, Number(from)]);
  expect(told).toEqual([
    ['Chrome, Edge, Android WebView', OLDEST.chrome],
    ['Samsung Internet', 23],
    ['Firefox', OLDEST.firefox],
    ['Safari, and every browser on iOS', OLDEST.safari],
  ]);
});
