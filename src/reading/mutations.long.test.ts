import { expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { tally } from './testing/tally.fixture.ts';

const COUNT = runs(100_000);

test(`${COUNT} mutations: it never throws, what it calls a case is one, and what it marks lies in the text`, () => {
  const { wrong, cases, errors } = tally(COUNT, 2718);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(cases).toBeGreaterThan(COUNT / 20);
  expect(errors).toBeGreaterThan(COUNT / 20);
}, 900_000);
