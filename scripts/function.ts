/** Builds the function for hosts that run one, where they look for it: `netlify/edge-functions/` and `functions/`. */

import { bundledFunction, filesFor, HOSTS } from './function/bundle.ts';
import { writeFiles } from './function/write.ts';

const [wanted] = process.argv.slice(2);
const host = HOSTS.find((one) => one === wanted);
if (!host) {
  console.error(`npm run function -- ${HOSTS.join('|')}`);
  process.exit(2);
}

const files = filesFor(host, process.env['BASE_PATH'] ?? '/', await bundledFunction(host));
writeFiles('.', files);
for (const { file, text } of files) console.log(`${file}: ${Math.ceil(text.length / 1024)} kB`);
