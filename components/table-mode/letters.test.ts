import { expect, test } from 'vitest';
import { lettersOf, widthOf } from './letters.ts';

test('a word is as wide as its letters, whatever marks they bear and however they are written', () => {
  expect(widthOf('ăn')).toBe(widthOf('AN'));
  expect(widthOf('Ở')).toBe(widthOf('o'));
  expect(widthOf('W')).toBeGreaterThan(2 * widthOf('I'));
});

test('words stand in the two lines of which the longer one is shortest', () => {
  expect(lettersOf('An ăn').lines).toEqual(['An', 'ăn']);
  expect(lettersOf('Chưa xét được').lines).toEqual(['Chưa xét', 'được']);
  expect(lettersOf('An, Bình chia đôi').lines).toEqual(['An, Bình', 'chia đôi']);
  expect(lettersOf('Hòa').lines).toEqual(['Hòa']);
  expect(lettersOf('').lines).toEqual([]);
});

test('lines are set wider apart where marks would touch: a dot below one above, or two on one letter', () => {
  expect(lettersOf('Ăn hết').lead).toBeGreaterThan(lettersOf('Ăn hêt').lead);
  expect(lettersOf('Mạ ă').lead).toBeGreaterThan(lettersOf('Ma ă').lead);
  expect(lettersOf('Mạ a').lead).toBe(lettersOf('Ma a').lead);
});
