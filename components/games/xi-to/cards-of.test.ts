import { expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { xiToCards } from './cards-of.ts';

test('cards in any spelling, as many as are asked for', () => {
  expect(xiToCards('8♥ 9h JH bồi♠', 4).map(displayCard)).toEqual(['8♥', '9♥', 'J♥', 'J♠']);
});

test.each([
  ['A♠ 6♥', 'no card of the 32'],
  ['A♠ x', 'no card of the 32'],
  ['A♠ A♠', 'not 2 different cards'],
  ['A♠ A♥ A♦', 'not 2 different cards'],
  ['', 'no card of the 32'],
])('“%s” stops the build', (text, why) => {
  expect(() => xiToCards(text, 2)).toThrow(why);
});
