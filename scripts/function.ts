/** Builds the function for hosts that run one, where they look for it: `netlify/edge-functions/` and `functions/`. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledFunction, filesFor, HOSTS } from './function/bundle.ts';

const base = (process.env['BASE_PATH'] ?? '/').replace(/\/$/, '');
const [wanted] = process.argv.slice(2);
const host = HOSTS.find((one) => one === wanted);
if (!host) {
  console.error(`npm run function -- ${HOSTS.join('|')}`);
  process.exit(2);
}

const files = filesFor(host, base, await bundledFunction(host));
for (const folder of new Set(files.map(({ file }) => file.split('/')[0] ?? '')))
  rmSync(folder, { recursive: true, force: true });
for (const { file, text } of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${Math.ceil(text.length / 1024)} kB`);
}
