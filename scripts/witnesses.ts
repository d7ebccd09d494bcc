/**
 * Finds hands or a run of play for every value of a house rule that none shows, and writes `src/games/<id>/witnesses.ts`. A witness
 * that holds stays as it is. `npm run witnesses -- sam` looks at that game alone.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Witness } from '#core/house/witness.ts';
import { buildOf } from '#games/build.ts';
import { GAMES } from '#games/index.ts';
import { faultOf, othersOf, witnessed } from './checks/witnesses.ts';
import { findHands } from './witnesses/find-hands.ts';
import { findPlay } from './witnesses/find-play.ts';

const wanted = process.argv.slice(2);
for (const book of GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const of = await witnessed(book);
  const { own } = buildOf(book.id).tables;
  const shown: Record<string, Record<string, Witness>> = {};
  for (const { key, value } of othersOf(of.game)) {
    const kept = of.witnesses[key]?.[String(value)];
    const holds = faultOf(of, key, value, kept) === undefined;
    const inRound = of.game.schema[key]?.round;
    const witness = holds ? kept : ((inRound ? undefined : findHands(of, key, value)) ?? findPlay(of, own, key, value));
    if (witness !== undefined) shown[key] = { ...shown[key], [String(value)]: witness };
    if (!holds) report(`${of.file}: ${key}=${value}`, witness, faultOf(of, key, value, witness));
  }
  write(of.file, shown);
}

function report(name: string, witness: Witness | undefined, fault: string | undefined): void {
  const found = typeof witness === 'string' ? witness : 'a run of play';
  console.log(fault === undefined ? `✓ ${name}: ${found}` : `✗ ${name}: ${fault}`);
  if (fault !== undefined) process.exitCode = 1;
}

/** What stands before the data stays. */
function write(file: string, shown: Readonly<Record<string, unknown>>): void {
  const [head = ''] = readFileSync(file, 'utf8').split(/(?<=^export const witnesses: .* = )/m);
  writeFileSync(file, `${head}${JSON.stringify(shown)};\n`);
  spawnSync('biome', ['check', '--write', file], { stdio: 'inherit' });
}
