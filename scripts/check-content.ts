/**
 * What must hold of the texts before the site is built (and, with `--dist`, of the site that was built): every record can be
 * read, every example is what the prose says, every house rule has a witness, both languages have the same, every page keeps its
 * size. Where links lead is checked with the build (check-links.ts).
 */

import { checkBook } from './checks/book.ts';
import type { Check } from './checks/check.ts';
import { checkDist } from './checks/dist.ts';
import { checkLessons } from './checks/lessons.ts';
import { checkRulings } from './checks/rulings.ts';
import { checkWitnesses } from './checks/witnesses.ts';
import { checkWords } from './checks/words.ts';
import { reportChecks } from './report.ts';

const book = checkBook();
const checks: Check[] = [...book, ...checkWords()];
// The rest is held against the records.
if (book.every(({ fault }) => fault === undefined)) {
  checks.push(...checkLessons(), ...checkRulings(), ...(await checkWitnesses()));
  if (process.argv.includes('--dist')) checks.push(...(await checkDist()));
}

const failed = checks.filter((check) => check.fault !== undefined);
for (const { name, fault } of failed) console.log(`✗ ${name}: ${fault}`);
console.log(`content: ${checks.length - failed.length} passed, ${failed.length} failed`);
reportChecks('content', checks.length - failed.length, failed.length);
