import { expect, test } from 'vitest';
import { leftText, roundsLeft } from './left-rounds.ts';

test('rounds that were left are remembered for their evening, each once', () => {
  const text = leftText('5e0c', [12, 30, 12]);
  expect(roundsLeft(text, '5e0c')).toEqual([12, 30]);
  expect(roundsLeft(text, 'a9d7')).toEqual([]);
});

test.each(['', '5e0c', '5e0c xi-dach 1,2', '5e0c x'])('“%s” names no round', (text) => {
  expect(roundsLeft(text, '5e0c')).toEqual([]);
});
