/**
 * The long runs that prove the engine: every deal that can be counted, and random ones by the million. Prints a line for
 * each and writes `content/proofs.json`, which says what was proved, how often, and how long it took.
 * Then the long tests, whole: `npm test` runs a twenty-fifth of them.
 * Exit status 1 if anything disagreed. `npm run prove -- ba-cay` runs only the proofs that have that word in their name.
 */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { PROOFS } from './prove/proofs.ts';

const FILE = 'content/proofs.json';

const wanted = process.argv.slice(2);
const chosen = PROOFS.filter(({ id }) => wanted.every((word) => id.includes(word)));
const report = chosen.map(({ id, game, what, run }) => {
  const started = performance.now();
  const { checked, faults, notes } = run();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(
    `${faults === 0 ? '✓' : '✗'} ${id}: ${checked.toLocaleString('en')} checked, ${faults} faults, ${seconds} s`,
  );
  return { id, game, what, checked, faults, seconds, ...(notes ? { notes } : {}) };
});
const faults = report.reduce((sum, proof) => sum + proof.faults, 0);
console.log(`${report.length} proofs, ${faults} faults`);
let sound = faults === 0;
if (wanted.length === 0) {
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  const env = { ...process.env, FULL: '1' };
  sound = spawnSync('vitest', ['run', '--project=long'], { stdio: 'inherit', env }).status === 0 && sound;
}
process.exitCode = sound ? 0 : 1;
