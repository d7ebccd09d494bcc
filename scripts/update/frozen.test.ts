/**
 * Frozen files are up to date. Those that the build and the package tests check anyway are left to them: witnesses, the public
 * interface.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { witnessesOf, witnessPath } from '#book/witnesses.ts';
import { err, ok } from '#core/result.ts';
import { GAMES } from '#games/index.ts';
import { FROZEN, frozenFault } from './frozen.ts';
import { witnessText } from './witnesses.ts';

const HELD_ELSEWHERE = ['witnesses', 'public-api'];

test.each(FROZEN.filter(({ name, onlyNamed }) => !onlyNamed && !HELD_ELSEWHERE.includes(name)))(
  '$name',
  async (frozen) => {
    expect(await frozenFault(frozen)).toBeUndefined();
  },
);

test.each(GAMES.map(({ id }) => id))('the witnesses of %s stand as they are written, one a line', (id) => {
  expect(readFileSync(witnessPath(id), 'utf8')).toBe(witnessText(witnessesOf(id)));
});

test('a file with something else in it, one that is not there, and one that must not be written are faults', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frozen-'));
  const [as, other, none] = ['as', 'other', 'none'].map((name) => path.join(folder, name));
  writeFileSync(path.join(folder, 'as'), 'đen\n');
  writeFileSync(path.join(folder, 'other'), 'đen');
  const contents = new Map([as, other, none].map((file) => [file ?? '', 'đen\n']));
  expect(await frozenFault({ name: 'some', make: async () => ok(contents) })).toBe(
    `not as it is now: ${other}, ${none} (npm run update -- some)`,
  );
  expect(await frozenFault({ name: 'some', make: async () => err('a new edition is due') })).toBe(
    'a new edition is due',
  );
  rmSync(folder, { recursive: true, force: true });
});
