import { expect, test } from 'vitest';
import { tally } from './tally.fixture.ts';

test('100,000 mutations: it never throws, what it calls a case is one, and what it marks lies in the text', () => {
  const { wrong, cases, errors } = tally(100_000, 2718);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(cases).toBeGreaterThan(5_000);
  expect(errors).toBeGreaterThan(5_000);
}, 900_000);
