import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corpusLines } from './corpus.ts';

test('5,000 seeded cases of all games are settled as before, byte for byte', () => {
  const before = readFileSync(new URL('./corpus.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(corpusLines()).toEqual(before);
});
