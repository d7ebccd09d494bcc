import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../card.ts';
import { shuffle } from './deck.ts';

describe('shuffle', () => {
  it('keeps every card once', () => {
    for (let seed = -5; seed < 200; seed++) {
      expect([...shuffle(ALL_CARDS, seed)].sort((a, b) => a - b)).toEqual(ALL_CARDS);
    }
  });

  it('depends on the seed alone', () => {
    expect(shuffle(ALL_CARDS, 7)).toEqual(shuffle(ALL_CARDS, 7));
    expect(shuffle(ALL_CARDS, 7)).not.toEqual(shuffle(ALL_CARDS, 8));
  });

  it('gives each place every card about equally often over neighbouring seeds (chi-square, 51 degrees)', () => {
    const seeds = 5200;
    const counts = ALL_CARDS.map(() => new Array<number>(52).fill(0));
    for (let seed = 0; seed < seeds; seed++) {
      for (const [place, card] of shuffle(ALL_CARDS, seed).entries()) {
        const row = counts[place];
        if (row) row[card] = (row[card] ?? 0) + 1;
      }
    }
    const expected = seeds / 52;
    for (const row of counts) {
      const chi = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 51 ± 6 standard deviations of the distribution; the seeds are fixed, so this never wavers.
      expect(chi).toBeLessThan(51 + 6 * Math.sqrt(2 * 51));
    }
  });
});
