import { describe, expect, it } from 'vitest';
import { findTerms } from './find.ts';

const SPELLINGS = ['dằn', 'dằn non', 'non', 'ù', 'đền', 'ăn', 'a (b)'].map((text) => ({ id: text, text }));

/** What is found, as it is written in the text. */
function found(text: string): string[] {
  return findTerms(text, SPELLINGS).map(({ from, to }) => text.slice(from, to));
}

describe('terms in a text', () => {
  it('are found in any case, each time', () => {
    expect(found('Dằn rồi thì dằn. ĐỀN đi.')).toEqual(['Dằn', 'dằn', 'ĐỀN']);
    expect(findTerms('Đền', SPELLINGS)).toEqual([{ id: 'đền', from: 0, to: 3 }]);
  });

  it('are the longest that fit, and do not overlap', () => {
    expect(found('Bạn dằn non, non thì thua.')).toEqual(['dằn non', 'non']);
  });

  it.each([
    ['a letter with marks before it', 'cùng mù thú'],
    ['a letter with marks after it', 'ùa ùệ nonê'],
    ['a composed mark after it', 'non\u0301 u\u0300'],
    ['a digit beside it', 'non2 2non'],
    ['other marks', 'nón đên ân an'],
  ])('are whole words: %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('end at punctuation', () => {
    expect(found('“ù”, (đền)/non… a (b), a b')).toEqual(['ù', 'đền', 'non', 'a (b)']);
  });

  it('are none where there is nothing to look for', () => {
    expect(findTerms('ù', [])).toEqual([]);
  });
});
