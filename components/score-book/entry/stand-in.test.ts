import { describe, expect, test } from 'vitest';
import { notationNames, standIn } from './stand-in.ts';

const SEATS = [
  { id: 1, name: 'An' },
  { id: 2, name: 'Anh Ba' },
  { id: 3, name: 'Bình' },
  { id: 4, name: 'Bình em' },
];

describe('names in the text of a round', () => {
  test('each stands for somebody whom the reader knows, the banker for the bank', () => {
    const { text, playerOf } = standIn('binh 10 8, AN k 9\nanh ba 9 7 5, bình em 10 4 8', SEATS, 3);
    expect(text).toBe('cái 10 8, bình k 9\nchi 9 7 5, hùng 10 4 8');
    expect(['cái', 'cai', 'bình', 'chi', 'hùng', 'hung', 'lan'].map(playerOf)).toEqual([3, 3, 1, 2, 4, 4, undefined]);
  });

  test('a name within a word is none', () => {
    expect(standIn('anh 10, ban 9, an 8', SEATS, null).text).toBe('anh 10, ban 9, bình 8');
  });

  test('places are those of what was typed', () => {
    const typed = 'anh ba 9 x, an k';
    const { text, placeOf } = standIn(typed, SEATS, null);
    expect(typed.charAt(placeOf(text.indexOf('x')))).toBe('x');
    expect(typed.charAt(placeOf(text.indexOf('k')))).toBe('k');
    expect(standIn('9 x', SEATS, null).placeOf(2)).toBe(2);
  });

  test('a sentence says the names of the table', () => {
    const { named } = standIn('', SEATS, 3);
    expect(named('Bình có 4 lá, Chi có 2')).toBe('An có 4 lá, Anh Ba có 2');
  });

  test('the notation has each name once', () => {
    expect(notationNames(['Anh Ba', 'anh-ba', 'Cái', '♥'], (name) => name === 'cái')).toEqual([
      'anh-ba',
      'anh-ba-2',
      'cái-3',
      'x-4',
    ]);
  });
});
