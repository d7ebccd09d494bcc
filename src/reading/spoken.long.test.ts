/** Lines from a grammar that is independent of the reader: how many are read as meant, and how few are silently misread. */

import { expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { readMessage } from './read-message.ts';
import { type ReadingOutcome, readingOutcomeOf } from './testing/outcome.ts';
import { READABLE } from './testing/readable.ts';
import { type SpokenLine, spoken } from './testing/spoken.ts';

const COUNT = runs(20_000);
/** So much of it is read as meant; a suit that decides may be asked for. */
const AS_MEANT = 0.97;
/** The goal is none; this number may only go down. */
const IN_SILENCE = 0.006;
/** So many lines are shown where too many fail. */
const SHOWN = 12;

test(`${COUNT} spoken lines: ${100 * AS_MEANT} % are read as meant, and ${100 * IN_SILENCE} % at most otherwise in silence`, () => {
  const failed: string[] = [];
  const silent: string[] = [];
  let meant = 0;
  for (const line of spoken(COUNT, 20_000)) {
    const outcome = readingOutcomeOf(line, readMessage(line.text, { games: READABLE, home: line.home }));
    if (outcome === 'right' || outcome === 'asked') meant++;
    else if (failed.push(shown(outcome, line)) && outcome === 'silent') silent.push(shown(outcome, line));
  }
  expect
    .soft(silent.length / COUNT, `read otherwise in silence:\n${silent.slice(0, SHOWN).join('\n')}`)
    .toBeLessThanOrEqual(IN_SILENCE);
  const share = `${meant} of ${COUNT} are read as meant; the first that are not:\n${failed.slice(0, SHOWN).join('\n')}`;
  expect(meant / COUNT, share).toBeGreaterThanOrEqual(AS_MEANT);
}, 900_000);

test('the grammar speaks of every game in every way, and the same lines again', () => {
  const lines = [...spoken(400, 3)];
  expect([...spoken(400, 3)]).toEqual(lines);
  const ways = new Set(lines.flatMap((line) => line.ways));
  for (const way of ['xi-dach', 'xi-to', 'ba-cay', 'bai-cao', 'ta-la', 'sam', 'vi', 'vi-bare', 'en'])
    expect(ways).toContain(way);
  for (const way of [
    'hand-first',
    'name-first',
    'letters',
    'kin',
    'p',
    'tu',
    'nobody',
    'unnamed',
    'one',
    'end',
    'play',
  ]) {
    expect(ways).toContain(way);
  }
});

function shown(outcome: ReadingOutcome, { text, game, hands, ways }: SpokenLine): string {
  const told = hands.map(({ name, cards }) => `${name}:${cards.join(' ')}`).join(';');
  return `${outcome}: ${JSON.stringify(text)} is ${game}|${told} (${ways.join(' ')})`;
}
