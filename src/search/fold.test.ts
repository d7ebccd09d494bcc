import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flat, fold, markedText, wordsOf } from './fold.ts';

const SYLLABLES = 'hòa thủy khoá quỷ đền đen ngũ Đuôi ưỡn ắt lẻ sẵn 3.1 (át)'.split(' ');
const text = fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1 }).map((all) => all.join(' '));

describe('a text without marks', () => {
  it.each([
    ['Ngũ linh', 'ngu linh'],
    ['ĐỀN', 'den'],
    ['đ\u1ebdp e\u0303', 'dep e'],
    ['10 át cụ', '10 at cu'],
    ['hoà', 'hoa'],
    ['thuỷ', 'thuy'],
  ])('%s is %s', (written, typed) => {
    expect(fold(written)).toBe(typed);
  });

  it('is the same however its letters are composed', () => {
    fc.assert(fc.property(text, (one) => fold(one.normalize('NFD')) === fold(one.normalize('NFC'))));
  });

  it('is folded once for all, and has neither marks nor capitals', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (one) => {
        const folded = fold(one);
        expect(fold(folded)).toBe(folded);
        expect(folded).not.toMatch(/\p{M}|đ/u);
      }),
    );
  });

  it('has a letter for each letter, so that a place in one is a place in the other', () => {
    fc.assert(fc.property(text, (one) => fold(one).length === one.normalize('NFC').length));
  });
});

describe('a text with its marks', () => {
  it('does not care on which letter of a word the tone stands', () => {
    expect(markedText('hoà Thuỷ khoá')).toBe(markedText('hòa thủy khóa'));
    expect(markedText('HÒA'.normalize('NFD'))).toBe(markedText('hoà'));
  });

  it.each([
    ['đền', 'đen'],
    ['đôi', 'dôi'],
    ['sâm', 'sám'],
    ['ù', 'ư'],
  ])('tells %s from %s', (one, other) => {
    expect(markedText(one)).not.toBe(markedText(other));
  });

  it('folds to the same as the text', () => {
    fc.assert(fc.property(text, (one) => fold(markedText(one)) === fold(one)));
  });
});

describe('words', () => {
  it('are folded, and the number of a rule is one', () => {
    expect(wordsOf('Điều 3.10: “Bộ nào” hơn, 16–21 điểm. Player’s 5.')).toEqual(
      'dieu 3.10 bo nao hon 16 21 diem player 5'.split(' '),
    );
    expect(flat('  Ù,   khan! ')).toBe('u khan');
    expect(wordsOf('♠ …')).toEqual([]);
  });
});
