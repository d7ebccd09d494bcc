import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCase } from '#core/notation/parse.ts';
import { OUTCOMES, outcomeLines } from './outcomes.ts';

const written = readFileSync(OUTCOMES, 'utf8').trimEnd().split('\n');

test('another place of one fault is seen, in the lines of their texts and in a checksum', () => {
  const careless: typeof parseCase = (text, games) => {
    const read = parseCase(text, games);
    if (read.ok || read.error.code !== 'bad-value') return read;
    return { ok: false, error: { ...read.error, at: read.error.at + 1 } };
  };
  const now = outcomeLines(careless);
  const changed = written.filter((line, at) => line !== now[at]);
  const lines = changed.filter((line) => line.startsWith('{"text":'));
  expect(lines).toEqual(written.filter((line) => line.includes('"code":"bad-value"')));
  expect(lines.length).toBeGreaterThan(0);
  expect(changed.length).toBeGreaterThan(lines.length);
});
