import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import { handRows } from './hand-rows.ts';

/** Groups of so many cards each; `l` before the number of loose ones. */
function handOf(text: string) {
  let from = 0;
  return text.split(' ').map((word) => {
    const count = Number(word.replace('l', ''));
    from += count;
    return { tone: word.startsWith('l') ? 'loose' : 'pair', cards: ALL_CARDS.slice(from - count, from) };
  });
}

const told = (text: string): string =>
  handRows(handOf(text))
    .map((row) => row.map(({ tone, cards }) => `${tone === 'loose' ? 'l' : ''}${cards.length}`).join(' '))
    .join(' / ');

describe('the rows of a hand in groups', () => {
  test.each([
    ['seven or fewer lie in one row', '2 2 l3', '2 2 l3'],
    ['only the loose go down', '3 2 l5', '3 2 / l5'],
    ['two pairs in a row, the third goes down whole', '2 2 2 l3', '2 2 / 2 l3'],
    ['a loose one comes up and fills the gap', '4 2 2 l2', '4 l1 / 2 2 l1'],
    ['loose ones that fit below stay together', '3 l5', '3 / l5'],
    ['a later group fills a gap', '3 3 2 2', '3 2 / 3 2'],
    ['three melds would take three rows: a row holds more', '4 3 3', '4 / 3 3'],
    ['all loose', 'l10', 'l5 / l5'],
    ['a run longer than a row', '8 l2', '5 / 3 l2'],
    ['one run of all', '10', '5 / 5'],
  ])('%s: %s', (_, groups, rows) => {
    expect(told(groups)).toBe(rows);
  });

  test('any hand: no card is lost, no group that fits a row breaks but the loose ones, two rows at most', () => {
    for (let seed = 1; seed <= runs(2000); seed++) {
      const rng = makeRng(seed);
      const sizes: string[] = [];
      let left = 8 + rng.upTo(2);
      while (left > 1 && rng.upTo(4) > 0) {
        const size = Math.min(left, 2 + rng.upTo(2));
        sizes.push(`${size}`);
        left -= size;
      }
      if (left > 0) sizes.push(`l${left}`);
      const groups = handOf(sizes.join(' '));
      const rows = handRows(groups);
      expect(
        rows
          .flat()
          .flatMap(({ cards }) => cards)
          .toSorted((a, b) => a - b),
      ).toEqual(groups.flatMap(({ cards }) => cards).toSorted((a, b) => a - b));
      expect(rows.length).toBeLessThanOrEqual(2);
      expect(rows.flat().filter(({ tone }) => tone === 'pair')).toHaveLength(
        groups.filter(({ tone }) => tone === 'pair').length,
      );
      for (const row of rows) {
        expect(row.reduce((sum, { cards }) => sum + cards.length, 0)).toBeLessThanOrEqual(7);
      }
    }
  });
});
