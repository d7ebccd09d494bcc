import { expect, test } from 'vitest';
import { wordFor } from './result-words.ts';

test('a code has its word; one that a later edition brought stands as it is', () => {
  expect(['out', 'new', 'constructor'].map((code) => wordFor({ out: 'hết bài' }, code))).toEqual([
    'hết bài',
    'new',
    'constructor',
  ]);
});
