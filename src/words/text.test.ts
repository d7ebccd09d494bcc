import { expect, test } from 'vitest';
import { displayName, legibleName } from './text.ts';

test('a name keeps the marks of any alphabet, and no more', () => {
  for (const name of ['Ẩn', 'A\u0302\u0309n', 'ö̈', 'שָׁ', 'น้ำ', '']) expect(legibleName(name)).toBe(name);
  expect(legibleName(`a${'\u0301'.repeat(60)}n${'\u0323'.repeat(4)}`)).toBe(
    `a${'\u0301'.repeat(3)}n${'\u0323'.repeat(3)}`,
  );
  expect(displayName(`ẩ${'\u0301'.repeat(60)}`)).toBe(`Ẩ${'\u0301'.repeat(3)}`);
});
