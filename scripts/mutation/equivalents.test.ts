import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEquivalents } from './equivalents.ts';

test('every mutant that is named as changing nothing begins on a line that is there', () => {
  const records = readEquivalents();
  const gone = records.filter(
    ({ file, line }) =>
      !readFileSync(file, 'utf8')
        .split('\n')
        .some((one) => one.trim() === line),
  );
  expect(records.length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});
