import { expect, test } from 'vitest';
import { testSetting } from '#testing/rule-sets.ts';
import { oneInBetween, oneInOf, ranked, type Weight } from './weights.ts';

const schema = { first: testSetting([1, 2, 3]), idle: testSetting([1, 2]), often: testSetting([1, 2]) };
const weight = (result: number): Weight => ({ share: 1, error: 0, by: 1, result });

test('one in so many deals: by the value that changes most results, large numbers rounded', () => {
  const weights = {
    rare: { first: { 2: weight(0.0008), 3: weight(0.00081) }, idle: { 2: weight(0) }, often: { 2: weight(0.127) } },
    other: { first: { 2: weight(0.7), 3: weight(0) }, often: { 2: weight(0.0113) } },
  };
  expect(oneInOf(schema, weights)).toEqual({ rare: [1200, 0, 8], other: [1, 0, 88] });
});

test('what changes results most often comes first, what changes none last, and of equal ones the earlier', () => {
  const keys = (...under: number[]) => ranked(schema, under).map(({ key }) => key);
  expect(keys(1200, 0, 8)).toEqual(['often', 'first', 'idle']);
  expect(keys(0, 5, 5)).toEqual(['idle', 'often', 'first']);
  expect(ranked(schema)).toEqual(Object.keys(schema).map((key) => ({ key, oneIn: 0 })));
});

test('between two presets, by the one that deals', () => {
  const between = { one: { other: weight(0.13) }, other: { one: weight(0) } };
  expect(oneInBetween(between)).toEqual({ one: { other: 8 }, other: { one: 0 } });
});
