/**
 * The long runs that prove the engine: every deal that can be counted, and random ones by the million. Prints a line for
 * each and keeps it in `content/proofs.json`, which says what was proved, how often, when, and how long it took.
 * `npm run prove` runs them all and then the long tests, whole: `npm test` runs a twenty-fifth of them.
 * `npm run prove -- ba-cay` runs only the proofs that have that word in their name. Exit status 1 if anything disagreed.
 */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { PROOFS_FILE as FILE, type Proved, proofs } from '#book/proofs.ts';
import { PROOFS, type Proof } from './prove/proofs.ts';

const wanted = process.argv.slice(2);
const chosen = PROOFS.filter(({ id }) => wanted.every((word) => id.includes(word)));
const before = new Map(proofs().map((proved) => [proved.id, proved]));
let faults = 0;
for (const proof of chosen) {
  const proved = prove(proof);
  faults += proved.faults;
  before.set(proof.id, proved);
  writeFileSync(FILE, `${JSON.stringify(inOrder(), null, 2)}\n`);
}
console.log(`${chosen.length} proofs, ${faults} faults`);
process.exitCode = faults === 0 && (wanted.length > 0 || longTests()) ? 0 : 1;

function prove({ id, game, what, run }: Proof): Proved {
  const started = performance.now();
  const { checked, faults, notes } = run();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(
    `${faults === 0 ? '✓' : '✗'} ${id}: ${checked.toLocaleString('en')} checked, ${faults} faults, ${seconds} s`,
  );
  const date = new Date().toISOString().slice(0, 10);
  return { id, game, what, checked, faults, seconds, date, ...(notes ? { notes } : {}) };
}

/** What stands in the file: a line for each proof that there is and that has been run. */
function inOrder(): Proved[] {
  return PROOFS.flatMap(({ id }) => before.get(id) ?? []);
}

function longTests(): boolean {
  const env = { ...process.env, FULL: '1' };
  return spawnSync('vitest', ['run', '--project=long'], { stdio: 'inherit', env }).status === 0;
}
