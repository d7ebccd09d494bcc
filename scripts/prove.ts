/**
 * The long runs that prove the engine: every deal that can be counted, and random ones by the million. Prints a line for
 * each and writes `content/proofs.json`, which says what was proved, how often, and how long it took.
 * Exit status 1 if anything disagreed. `npm run prove -- ba-cay` runs only what has that word in its name.
 */

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
if (wanted.length === 0) writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
const faults = report.reduce((sum, proof) => sum + proof.faults, 0);
console.log(`${report.length} proofs, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
