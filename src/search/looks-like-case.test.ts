import { describe, expect, it } from 'vitest';
import { looksLikeCase } from './looks-like-case.ts';

describe('a text that reads as a case', () => {
  it.each([
    'cai k ro 9 chuon',
    'cái K rô, an 9',
    'Cái K♦ 9♣ an A♠ A♥',
    '♠K ♦9',
    'xi-dach; cai: kd 9c; an: as ah',
    'an: as ah',
    'gia ro, 9 tep',
    'át bích át cơ'.normalize('NFD'),
    'KD9C',
    'king of hearts and 9 of clubs',
    'banker 10 spades 9',
    '5♠️ 6♠️',
    'an 10 9 8 binh K K K',
  ])('%s', (text) => expect(looksLikeCase(text)).toBe(true));

  it.each([
    '',
    'ngu linh',
    '10 at cu',
    'at ro',
    'chat heo',
    'as good as it gets',
    'a 7 8 9 10',
    '3.1',
    'doi 8',
    'co ai danh khong',
    'K♦',
    'xi to',
    'two pair',
    'tu quy chat heo',
    'nhà cái 18, nhà con cũng 18',
  ])('but not: %s', (text) => expect(looksLikeCase(text)).toBe(false));
});
