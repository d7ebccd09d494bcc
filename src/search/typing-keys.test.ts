import { describe, expect, it } from 'vitest';
import { withoutKeys } from './typing-keys.ts';

describe('keys for marks that stayed letters', () => {
  it.each([
    ['ddeefn', 'den'],
    ['luaatj', 'luat'],
    ['luwowngf', 'luong'],
    ['dendf', 'den'],
    ['d9e6n2', 'den'],
    ['qua1', 'qua'],
    ['THOOIS', 'thoi'],
  ])('%s is %s', (typed, meant) => {
    expect(withoutKeys(typed)).toBe(meant);
  });

  it('a word that has none stays', () => {
    for (const word of 'chuon nghieng den thoi xet sam ru'.split(' ')) expect(withoutKeys(word)).toBe(word);
  });
});
