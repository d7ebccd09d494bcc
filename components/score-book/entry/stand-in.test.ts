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

  test('all of them at once, when a name of the table stands for another one', () => {
    const seats = ['Chi', 'An', 'Bình'].map((name, at) => ({ id: at + 1, name }));
    expect(standIn('', seats, null).named('Bình đã có 7♠, Chi có 2 lá, Dung có 3.')).toBe(
      'Chi đã có 7♠, An có 2 lá, Bình có 3.',
    );
  });

  test.each([
    ['Nhà cái có 1 lá.', 'Bình có 1 lá.'],
    ['Mới biết nhà cái có 2 lá.', 'Mới biết Bình có 2 lá.'],
    ['Còn thiếu mục “cái”.', 'Còn thiếu mục “Bình”.'],
    ['The banker has 1 card.', 'Bình has 1 card.'],
    ['Bình has 1 card.', 'An has 1 card.'],
  ])('the banker is called by their name: %s', (sentence, wanted) => {
    expect(standIn('', SEATS, 3).named(sentence)).toBe(wanted);
  });

  const table = (...names: readonly string[]) => names.map((name, at) => ({ id: at + 1, name }));

  test.each([
    ['Dung', 'Dũng'],
    ['Hoa', 'Hòa'],
    ['Hùng', 'Hưng'],
    ['Thủy', 'Thúy'],
  ])('%s and %s are two', (one, other) => {
    const { text, playerOf, unclear } = standIn(`${one}: 9\n${other}: 8`, table(one, other, 'An'), null);
    expect(text).toBe('bình: 9\nchi: 8');
    expect(unclear).toEqual([]);
    expect(['bình', 'chi'].map(playerOf)).toEqual([1, 2]);
  });

  test('where a tone stands makes no other name', () => {
    expect(standIn('hoà 9, thuý 8', table('Hoa', 'Hòa', 'Thủy', 'Thúy'), null).text).toBe('chi 9, hùng 8');
  });

  test('a name without its marks that could be either is asked about, never guessed', () => {
    const { text, unclear, isNamed } = standIn('Hùng 9, hung 8', table('Hùng', 'Hưng', 'An'), null);
    expect(text).toBe('bình 9, hung 8');
    expect(unclear).toEqual([{ at: 8, length: 4, found: 'hung', names: ['Hùng', 'Hưng'] }]);
    expect(isNamed(2)).toBe(false);
  });

  test('other marks make another word, where somebody is written with their own', () => {
    expect(standIn('An 9 ăn của Tú', table('An', 'Tú'), null).text).toBe('bình 9 ăn của chi');
    expect(standIn('Bính 9, an 8', table('Binh', 'An'), null).text).toBe('bình 9, chi 8');
  });

  test('a stand-in that stands in the text by itself is somebody else', () => {
    const { text, playerOf } = standIn('An 9, Bình 8, chi 7', table('An', 'Tú'), null);
    expect(text).toBe('dung 9, Bình 8, chi 7');
    expect(['dung', 'bình', 'chi'].map(playerOf)).toEqual([1, undefined, undefined]);
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
