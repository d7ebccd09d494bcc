import { expect, test } from 'vitest';
import { ordered } from '#core/json.ts';
import { parts } from './compare.ts';
import type { Derived } from './kit.ts';

const GIVEN = ordered([
  [
    'hands',
    ordered([
      ['an', ordered([['points', 7]])],
      ['cai', ordered([['points', null]])],
    ]),
  ],
  ['ranking', [['an'], ['cai']]],
]);
const derived = (an: Derived, ranking: Derived): Derived => ({
  pairs: [
    [
      'hands',
      {
        pairs: [
          ['an', { pairs: [['points', an]] }],
          ['cai', { pairs: [['points', null]] }],
        ],
      },
    ],
    ['ranking', ranking],
  ],
});
const found = (what: Derived): string[] =>
  [...parts(GIVEN, what, ['an', 'cai'])]
    .filter(({ is }) => is !== 'said')
    .map(({ part, who, is }) => `${part} ${who} ${is}`);

test('a part that follows otherwise, or not at all, is told by its place and by whose it is', () => {
  expect(found(derived(7, [['an'], ['cai']]))).toEqual([]);
  expect(found(derived(8, [['an'], ['cai']]))).toEqual(['hands.*.points an other']);
  expect(found(derived(undefined, undefined))).toEqual(['hands.*.points an open', 'ranking  open']);
  expect(found(derived(7, [['an', 'cai']]))).toContain('ranking  other');
  expect(found({ pairs: [] })).toEqual([' other'].map((text) => ` ${text}`));
});
