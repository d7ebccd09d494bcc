import { describe, expect, test } from 'vitest';
import { checksums } from '#book/checksums.ts';
import { ENGINES } from '#games/engines.ts';
import { CASES, checksumsOf } from './corpus.ts';

describe('5,000 seeded cases of each game are settled as before, byte for byte', () => {
  const before = checksums();

  test('each game has its checksums', () => {
    expect(Object.keys(before)).toEqual(ENGINES.map(({ id }) => id));
  });

  test.each(ENGINES)('$id', (game) => {
    const { edition, steps, ...sums } = before[game.id] ?? {};
    // Reasons told otherwise: `npm run checksums` writes them. Another verdict: it says what is due.
    expect({ cases: CASES, ...checksumsOf(game) }).toEqual(sums);
    expect(edition).toBeGreaterThan(0);
    // Held against what is ruled by the suite of all games.
    expect(steps?.length).toBeGreaterThan(20);
  });
});
