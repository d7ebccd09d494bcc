/**
 * Makes a release: `npm run release -- 0.2.0` writes the version, dates the section of `CHANGELOG.md` and freezes what is promised.
 * What it has written is committed and tagged `v0.2.0`; the tag publishes it (`.github/workflows/publish.yml`).
 *
 * `npm run release -- --check v0.2.0` writes nothing, prints the section and fails where something is not as that tag says.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { latestSection } from './changelog/changelog.ts';
import { releaseFaults, releaseFiles } from './changelog/release.ts';

const { values, positionals } = parseArgs({ options: { check: { type: 'string' } }, allowPositionals: true });
const [version] = positionals;
/** What is not there before the first release is empty. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

if (values.check !== undefined) {
  const faults = releaseFaults(values.check, read);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(latestSection(read('CHANGELOG.md'))?.body.trim());
} else if (version === undefined) {
  console.error('which version? npm run release -- 0.2.0');
  process.exitCode = 2;
} else {
  const made = releaseFiles(version, new Date().toISOString().slice(0, 10), read);
  if (made.ok) {
    for (const [file, text] of made.value) writeFileSync(file, text);
    console.log(
      `${[...made.value.keys()].join(', ')}: written. Look at them, commit them all (git add -A), and tag the commit v${version}.`,
    );
  } else {
    console.error(made.error);
    process.exitCode = 1;
  }
}
