import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test('a chance as each language writes it; only what cannot be is 0', () => {
  expect(percent('vi', 64 / 1326)).toBe('4,8%');
  expect(percent('en', 64 / 1326)).toBe('4.8%');
  expect(percent('vi', 0)).toBe('0%');
  expect(percent('en', 0.000_06)).toBe('< 0.1%');
  expect(percent('en', 0.0005)).toBe('0.1%');
  expect(percent('vi', 1)).toBe('100,0%');
});
