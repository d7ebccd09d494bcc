import { expect, test } from 'vitest';
import { withReader } from './words.ts';

test('“bạn” has its capital where a sentence begins, and nowhere else', () => {
  expect(withReader('Bạn bốc 6♦.')).toBe('Bạn bốc 6♦.');
  expect(withReader('Bình ăn Q♠ của Bạn.')).toBe('Bình ăn Q♠ của bạn.');
  expect(withReader('5 nút hơn 2 nút: Bạn ăn.')).toBe('5 nút hơn 2 nút: bạn ăn.');
  expect(withReader('Chi về nhất. Bạn thua.')).toBe('Chi về nhất. Bạn thua.');
  expect(withReader('Nhà cái chung Bạn, Bình')).toBe('Nhà cái chung bạn, Bình');
});
