import { describe, expect, test } from 'vitest';
import { chipsTyped, filledAmounts } from './amounts.ts';

describe('what each won', () => {
  test.each([
    ['6', 6],
    ['+6', 6],
    ['−6', -6],
    ['-6', -6],
    [' 0 ', 0],
    ['-0', 0],
    ['6.5', undefined],
    ['', undefined],
    ['1000001', undefined],
  ])('%j', (text, wanted) => {
    expect(chipsTyped(text)).toBe(wanted);
  });

  test('the last one is filled in', () => {
    expect(filledAmounts([-6, -4, null, -6])).toEqual({ nets: [-6, -4, 16, -6], filled: 2, off: 0 });
    expect(filledAmounts([2, -2, null])).toEqual({ nets: [2, -2, 0], filled: 2, off: 0 });
    expect(filledAmounts([2, null, null])).toEqual({ nets: [2, null, null], filled: undefined, off: undefined });
  });

  test('all told: what is missing to 0 is said', () => {
    expect(filledAmounts([5, -2])).toMatchObject({ off: 3 });
    expect(filledAmounts([5, -5])).toMatchObject({ off: 0 });
  });
});
