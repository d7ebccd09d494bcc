import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '#core/chapters.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { ALL_KINDS } from '#practice/kinds.ts';
import { type PracticePage, practiceLink, readPlace } from './place.ts';

const searchOf = (place: PracticePage): string => new URL(practiceLink(place, 'vi'), 'http://x').search;

describe('the address of a place in practice', () => {
  const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  const game = fc.constantFrom(...ALL_KINDS.keys());
  const places: fc.Arbitrary<PracticePage> = fc.oneof(
    fc.record({ type: fc.constant('game' as const), game, seed }),
    fc.record({ type: fc.constant('lesson' as const), game, chapter: fc.constantFrom(...CHAPTERS), seed }),
    fc.record({ type: fc.constantFrom('mixed', 'daily', 'mistakes', 'due'), seed }),
  );

  test('reads back to the same place, with the edition that it was made with', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(readPlace(searchOf(place))).toEqual({ ...place, edition: QUIZ_EDITION });
        expect(searchOf(place)).toMatch(/\d$/);
      }),
    );
  });

  test('keeps a challenge as it came', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPlace(searchOf({ type: 'challenge', text }))).toEqual({ type: 'challenge', text });
      }),
    );
  });

  test('tells another edition, and leads to the start where it says nothing', () => {
    expect(readPlace('?s=ngay&n=20261121&e=7')).toEqual({ type: 'daily', seed: 20_261_121, edition: 7 });
    for (const search of ['', '?s=', '?s=poker', '?n=5', '?s=constructor']) {
      expect(readPlace(search)).toEqual({ type: 'start' });
    }
    expect(readPlace('?s=sam.nowhere&amp;n=3')).toMatchObject({ type: 'game', game: 'sam', seed: 3 });
  });
});
