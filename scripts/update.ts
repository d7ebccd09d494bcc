/**
 * Updates the frozen files (listed in `update/frozen.ts`): `npm run update`, or some of them by name, `npm run update -- rulings
 * fonts`. With `-- --check` it writes nothing and fails where a file is out of date, naming the command that fixes it.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BookError } from '#book/catalogue/read.ts';
import { FROZEN, type Frozen, frozenFault, staleIn } from './update/frozen.ts';

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => FROZEN.every((frozen) => frozen.name !== name));
if (unknown.length > 0) {
  console.error(`no frozen file is called ${unknown.join(', ')}: ${FROZEN.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const wanted = FROZEN.filter(({ name, onlyNamed }) =>
  positionals.length > 0 ? positionals.includes(name) : !onlyNamed,
);
for (const frozen of wanted) await tried(frozen);

/** A faulty record of the book is told with its file and line: whoever wrote it needs nothing else. */
async function tried(frozen: Frozen): Promise<void> {
  try {
    await (values.check ? check : write)(frozen);
  } catch (error) {
    if (!(error instanceof BookError)) throw error;
    for (const fault of error.faults) console.log(`✗ ${frozen.name}: ${fault}`);
    process.exitCode = 1;
  }
}

async function check(frozen: Frozen): Promise<void> {
  const fault = await frozenFault(frozen);
  console.log(fault === undefined ? `✓ ${frozen.name}` : `✗ ${frozen.name}: ${fault}`);
  if (fault !== undefined) process.exitCode = 1;
}

async function write({ name, make }: Frozen): Promise<void> {
  const made = await make();
  if (!made.ok) {
    console.log(`✗ ${name}: ${made.error}`);
    process.exitCode = 1;
    return;
  }
  const stale = staleIn(made.value);
  for (const file of stale) writeFileSync(file, made.value.get(file) ?? '');
  console.log(`✓ ${name}: ${stale.length > 0 ? `written: ${stale.join(', ')}` : 'as before'}`);
}
