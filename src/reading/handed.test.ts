/** Lines as people typed them: those that were handed in, and others by people who had not seen the reader. */

import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';
import { type FILES, typedLines } from './testing/lines.ts';
import { type ReadingOutcome, readingOutcomeOf } from './testing/outcome.ts';
import { READABLE } from './testing/readable.ts';

/** Neither read as meant nor misread: one describes cards by their effect, the other takes a card back. */
const NOT_YET: readonly string[] = [
  'xi to - both of us have two pair, kings and nines. mine has the queen, hers has the jack',
  'Tối qua cả nhà chơi xì dách',
];

interface Sum {
  readonly meant: number;
  readonly silent: readonly string[];
  readonly others: readonly string[];
}

function sumOf(files: readonly (typeof FILES)[number][]): Sum & { readonly count: number } {
  const outcomes = files.flatMap((file) =>
    typedLines(file).map((line): [string, ReadingOutcome] => [
      line.text,
      readingOutcomeOf(line, readMessage(line.text, { games: READABLE, home: undefined })),
    ]),
  );
  const of = (...wanted: ReadingOutcome[]): string[] =>
    outcomes.filter(([, one]) => wanted.includes(one)).map(([text]) => text);
  return {
    count: outcomes.length,
    meant: of('right', 'asked').length,
    silent: of('silent'),
    others: of('refused', 'told'),
  };
}

describe('the lines that were handed in', () => {
  const { count, meant, silent, others } = sumOf(['typed', 'typed-2']);

  test('95 % at least are read as they are meant, suits that decide being asked for', () => {
    expect(count).toBe(217);
    expect(meant / count).toBeGreaterThanOrEqual(0.95);
  });

  test('none is read otherwise in silence, and those that are not read are known', () => {
    expect(silent).toEqual([]);
    expect(others.filter((text) => !NOT_YET.some((known) => text.startsWith(known)))).toEqual([]);
  });
});

describe('lines of people who had not seen the reader', () => {
  // The goal is no silent misreading; this number may only go down.
  test.each([
    [['unseen-a', 'unseen-b', 'unseen-c', 'unseen-d'], 0.88, 5],
    // Not used for fitting the weights.
    [['unseen-e'], 0.93, 0],
    [['unseen-f'], 0.86, 1],
    // Players called as cards are, bets, tables: written to mislead.
    [['unseen-g'], 0.78, 1],
  ] as const)(
    '%s: %f at least are read as they are meant, and %i at most otherwise in silence',
    (files, share, most) => {
      const { count, meant, silent } = sumOf(files);
      expect(meant / count).toBeGreaterThanOrEqual(share);
      expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(most);
    },
  );
});
