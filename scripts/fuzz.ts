/**
 * Fuzzes every entry point of the book with texts, links, actions, lines and pages that nobody should send. Nothing may throw,
 * stall, get lost or be misread. `npm run fuzz` runs for thirty seconds with the day's seed; `--seed` and `--seconds` set others,
 * words choose entry points by name, `--keep` writes `content/fuzz.json`, which the site shows. Needs a built site.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENTRY_POINTS, type EntryPointId, FUZZ, type Fuzz } from '#book/fuzz.ts';
import { makeRng } from '#core/random/rng.ts';
import { fuzzAssistants } from './fuzz/assistants.ts';
import { fuzzPages, fuzzWorker } from './fuzz/browser.ts';
import { fuzzCommand } from './fuzz/command.ts';
import type { DoorTally, EntryPoint } from './fuzz/entry-point.ts';
import { fuzzLinks, fuzzReader } from './fuzz/readers.ts';
import { fuzzRounds } from './fuzz/rounds.ts';
import { reportChecks } from './report.ts';

const DAY_MS = 86_400_000;
/** How many letters of a text are shown. */
const SHOWN = 100;

/** The entry points, each with its share of the time. */
const ATTACKS: Readonly<Record<EntryPointId, readonly [share: number, attack: EntryPoint]>> = {
  reader: [3, fuzzReader],
  links: [1, fuzzLinks],
  rounds: [2, fuzzRounds],
  command: [2, fuzzCommand],
  mcp: [2, fuzzAssistants],
  pages: [4, fuzzPages],
  worker: [3, fuzzWorker],
};

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / DAY_MS)) },
    seconds: { type: 'string', default: '30' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const seed = whole('seed', values.seed);
const seconds = whole('seconds', values.seconds);
const unknown = positionals.filter((name) => !ENTRY_POINTS.some((door) => door === name));
if (unknown.length > 0) throw new Error(`no door ${unknown.join(', ')}; there are ${ENTRY_POINTS.join(', ')}`);
const entryPoints = ENTRY_POINTS.filter((door) => positionals.length === 0 || positionals.includes(door));
const shares = entryPoints.reduce((sum, door) => sum + ATTACKS[door][0], 0);

console.log(`seed ${seed}, ${seconds} s`);
const tallies: (DoorTally & { readonly door: EntryPointId })[] = [];
for (const door of entryPoints) {
  const [share, attack] = ATTACKS[door];
  // The clock starts with the first input: a browser has to start, a package to be built.
  let over: number | undefined;
  const isOver = (): boolean => {
    over ??= Date.now() + (seconds * 1000 * share) / shares;
    return Date.now() > over;
  };
  const tally = await attack(makeRng(seed), isOver);
  tallies.push({ door, ...tally });
  const memory = tally.mb === null ? '' : `, ${tally.mb} MB at most`;
  console.log(`  ${door.padEnd(9)} ${tally.count} ${tally.unit}, ${tally.ms} ms at most${memory}`);
  console.log(`    the slowest: ${JSON.stringify(tally.slowest.slice(0, SHOWN))}`);
  for (const fault of tally.faults) console.log(`    ${fault}`);
}

const failed = tallies.filter(({ faults, count }) => faults.length > 0 || count === 0).length;
if (values.keep && failed === 0) {
  const kept = tallies.map(({ faults: _, slowest: __, ...one }) => one);
  const file: Fuzz = { date: new Date().toISOString().slice(0, 10), seed, seconds, doors: kept };
  writeFileSync(FUZZ, `${JSON.stringify(file, null, 2)}\n`);
}
reportChecks('fuzz', tallies.length - failed, failed);

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number`);
  return Number(text);
}
