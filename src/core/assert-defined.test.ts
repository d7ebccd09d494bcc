import { expect, it } from 'vitest';
import { assertDefined } from './assert-defined.ts';

it('passes on what is there, falsy or not, and stops at what is not', () => {
  expect([0, '', false].map(assertDefined)).toEqual([0, '', false]);
  expect(() => assertDefined(undefined)).toThrow();
  expect(() => assertDefined(null)).toThrow();
});
