import { expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { ruledOn } from '#testing/results.ts';

/** The phỏm into which a hand is sorted, as a page shows them. */
function meldsOf(text: string, name: string): string[] {
  const { game, ruling } = ruledOn(text);
  return (game.melds?.meldsIn(ruling, name) ?? []).map((cards) => cards.map(displayCard).join(' '));
}

test('the phỏm of a hand: a rank in several suits, and a run', () => {
  const text = 'ta-la; bài: 5♠ 6♠ 7♠ 9♥ 9♦ 9♣ 2♠ K♦ 10♥';
  expect(meldsOf(text, 'bai').toSorted()).toEqual(['5♠ 6♠ 7♠', '9♥ 9♦ 9♣']);
  expect(meldsOf(text, 'somebody else')).toEqual([]);
});

test('no phỏm, no cards laid out', () => {
  expect(meldsOf('ta-la; bài: 2♠ 4♥ 6♦ 8♣ 10♠ A♥ 3♦ 5♣ 9♠', 'bai')).toEqual([]);
});
