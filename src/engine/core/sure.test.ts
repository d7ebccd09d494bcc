import { expect, it } from 'vitest';
import { sure } from './sure.ts';

it('passes on what is there, falsy or not, and stops at what is not', () => {
  expect([0, '', false].map(sure)).toEqual([0, '', false]);
  expect(() => sure(undefined)).toThrow();
  expect(() => sure(null)).toThrow();
});
