import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, isAce, isFace, isTen, rankOf } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { literalBest, literalTotals, literalValues } from '../testing/literal-total.ts';
import { PRESETS, SCHEMA, type XiDachRules } from './rules.ts';
import { aceValues, bestCount, countHand } from './total.ts';

interface Expected {
  readonly totals: readonly number[];
  readonly best: number;
}

/** Calls back for every hand of `size` cards of the deck, with one array that is used again, and a key of its ranks. */
function everyHand(size: number, see: (hand: readonly Card[], ranks: number) => void): number {
  const hand: Card[] = [];
  let seen = 0;
  const grow = (from: number, ranks: number): void => {
    if (hand.length === size) {
      seen++;
      see(hand, ranks);
      return;
    }
    for (let at = from; at < 52; at++) {
      const card = ALL_CARDS[at];
      if (card === undefined) continue;
      hand.push(card);
      // At most four of a rank: a digit to the base five for each rank.
      grow(at + 1, ranks + 5 ** (card % 13));
      hand.pop();
    }
  };
  grow(0, 0);
  return seen;
}

describe('totals against the rules read literally, every hand of the deck (xd-pips, xd-faces, xd-ace, xd-total, xd-best-total)', () => {
  const hands = new Map([
    [2, 1_326],
    [3, 22_100],
    [4, 270_725],
    [5, 2_598_960],
  ]);

  test.each(allowedValues(SCHEMA.aces).flatMap((aces) => [...hands].map(([size, count]) => ({ aces, size, count }))))(
    'aces=$aces, $size cards, $count hands',
    ({ aces, size, count }) => {
      const rules: XiDachRules = { ...PRESETS['pho-thong'], aces };
      const expected = new Map<number, Expected>();
      const wrong: string[] = [];
      const seen = everyHand(size, (hand, ranks) => {
        let literal = expected.get(ranks);
        if (!literal) {
          const totals = literalTotals(hand.map(rankOf), aces);
          literal = { totals, best: literalBest(totals) };
          expected.set(ranks, literal);
        }
        const counts = countHand(hand, rules);
        let right = counts.length === literal.totals.length;
        for (let i = 0; right && i < counts.length; i++) {
          right = counts[i]?.total === literal.totals[i];
        }
        if (!right || bestCount(counts).total !== literal.best) wrong.push(hand.map(rankOf).join(' '));
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(seen).toBe(count);
    },
  );

  test('each count says what each card counts, and that adds up (every hand of two to four cards)', () => {
    for (const aces of allowedValues(SCHEMA.aces)) {
      const rules: XiDachRules = { ...PRESETS['pho-thong'], aces };
      for (const size of [2, 3, 4]) {
        const wrong: string[] = [];
        everyHand(size, (hand) => {
          const ranks = hand.map(rankOf);
          for (const { parts, total } of countHand(hand, rules)) {
            let sum = 0;
            let allowed = parts.length === size;
            for (const [index, part] of parts.entries()) {
              sum += part;
              allowed &&= literalValues(ranks[index] ?? '', size, aces).includes(part);
            }
            if (!allowed || sum !== total) wrong.push(ranks.join(' '));
          }
        });
        expect(wrong.slice(0, 5)).toEqual([]);
      }
    }
  });
});

describe('what a card is', () => {
  test.each(ALL_CARDS.map((card) => [rankOf(card), card] as const))('%s (card %i)', (rank, card) => {
    expect(isAce(card)).toBe(rank === 'A');
    expect(isTen(card)).toBe(['10', 'J', 'Q', 'K'].includes(rank));
    expect(isFace(card)).toBe(['J', 'Q', 'K'].includes(rank));
  });

  test('an ace counts by the size of the hand where the house says so (xi-dach.md §1.8, aces)', () => {
    const table = allowedValues(SCHEMA.aces).map((aces) => [2, 3, 4, 5].map((size) => aceValues(aces, size)));
    expect(table).toEqual([
      [
        [1, 10, 11],
        [1, 10, 11],
        [1, 10, 11],
        [1, 10, 11],
      ],
      [
        [1, 10],
        [1, 10],
        [1, 10],
        [1, 10],
      ],
      [[11], [1, 10], [1], [1]],
      [[10, 11], [1], [1], [1]],
      [[10, 11], [1, 10], [1], [1]],
      [
        [1, 11],
        [1, 11],
        [1, 11],
        [1, 11],
      ],
    ]);
  });
});
