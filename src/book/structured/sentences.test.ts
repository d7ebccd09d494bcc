import { expect, test } from 'vitest';
import { firstSentences } from './sentences.ts';

test('whole sentences, until they tell enough or have a gap', () => {
  expect(firstSentences('Một. Hai. Ba.')).toBe('Một. Hai. Ba.');
  const long = `${'a'.repeat(70)}.`;
  expect(firstSentences(`${long} Hai.`)).toBe(long);
  expect(firstSentences('Một. Xét ra: … Ba.')).toBe('Một.');
  expect(firstSentences('Xét ra: …')).toBe('');
});
