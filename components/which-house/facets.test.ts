import { expect, test } from 'vitest';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import { facetsOf, isNoCase, openFacet, optionsAt, toldVerdict } from './facets.ts';

const NONE = { error: { code: 'card-not-in-deck' } };
const settled = (an: string, binh: string): PartialVerdict => ({
  players: { an: { outcome: an, net: 1 }, bình: { outcome: binh, net: 1 } },
});
const placed = (points: number, place: number, net: number): PartialVerdict => ({
  players: { an: { points, place, net }, bình: { points: 9, place: 3 - place, net: -net } },
});

test('players are settled with the banker one after the other; where they are placed, points come first', () => {
  expect(facetsOf([NONE, settled('win', 'lose')])).toEqual([
    { of: 'player', name: 'an' },
    { of: 'player', name: 'bình' },
  ]);
  expect(facetsOf([placed(1, 1, 2)]).map((facet) => facet.of)).toEqual(['points', 'place', 'net']);
  for (const whole of [{ ranking: [['an']] }, { legal: true }, { players: { an: { net: 1 } } }, NONE, 'text', null]) {
    expect(facetsOf([whole])).toEqual([{ of: 'all' }]);
  }
});

test('only what verdicts say otherwise is asked, and only what goes with what was told', () => {
  const verdicts = [settled('win', 'win'), settled('win', 'lose'), settled('lose', 'lose'), NONE];
  const facets = facetsOf(verdicts);
  const first = optionsAt(verdicts, facets, [], 0);
  expect(first.map(isNoCase)).toEqual([false, false, true]);
  const [win, lose, none] = first;
  expect(openFacet(verdicts, facets, [])).toBe(0);
  expect(openFacet(verdicts, facets, [win])).toBe(1);
  expect(optionsAt(verdicts, facets, [win], 1)).toHaveLength(2);
  // Whoever loses, Bình loses.
  expect(openFacet(verdicts, facets, [lose])).toBeUndefined();
  expect(openFacet(verdicts, facets, [none])).toBeUndefined();
  // “I don't know” leaves all open; that there are no such cards was not said.
  expect(openFacet(verdicts, facets, [null])).toBe(1);
  expect(optionsAt(verdicts, facets, [null], 1)).toHaveLength(2);
  expect(openFacet(verdicts, facets, [null, null])).toBeUndefined();
});

test('what does not differ is passed over', () => {
  const verdicts = [placed(1, 1, 2), placed(1, 1, 5)];
  const facets = facetsOf(verdicts);
  expect(openFacet(verdicts, facets, [])).toBe(2);
  expect(openFacet(verdicts, facets, [undefined, undefined, null])).toBeUndefined();
});

test('what was told of the parts is told of the whole', () => {
  const [first, second] = [{ players: { an: { points: 1 } } }, { players: { an: { place: 2 }, bình: { place: 1 } } }];
  expect(toldVerdict([first, undefined, second])).toEqual({
    players: { an: { points: 1, place: 2 }, bình: { place: 1 } },
  });
  expect(toldVerdict([null, undefined])).toBeNull();
  expect(toldVerdict([])).toBeNull();
});
