import { describe, expect, test } from 'vitest';
import { ladderOf } from './ladders.ts';

describe('what beats what', () => {
  /** docs/rules/xi-to.md §2.3, from the top down. */
  test('Xì Tố: the nine combinations', () => {
    const shown = ladderOf('xi-to', 'en').groups.flatMap(({ rungs }) =>
      rungs.map(({ rule }) => rule.id.replace('xt-', '')),
    );
    expect(shown.join(' ')).toBe('thung-pha-sanh tu-quy cu-lu thung sanh sam thu doi mau-thau');
  });

  /** docs/rules/ta-la.md §4.5 and docs/rules/sam.md §5.6: what a place, a móm, an ù, a card left over and a call cost. */
  test.each([
    ['xi-dach', ['+1', '+1', '+1', '+1', '−1', '−1']],
    ['ba-cay', ['+1', '+1', '+1', '+1', '+1', '+1', '−1']],
    ['ta-la', ['', '', '', '+10', '−1', '−2', '−3', '−4']],
    ['sam', ['', '', '', '', '', '−1', '−15', '−15', '±20', '+20']],
  ] as const)('%s: the chips of every row', (id, chips) => {
    expect(ladderOf(id, 'vi').groups.flatMap(({ rungs }) => rungs.map((rung) => rung.chips))).toEqual(chips);
  });
});
