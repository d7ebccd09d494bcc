/** Adds the cases of the site that have no golden ruling yet to content/rulings.txt. No line that stands there is changed. */

import { existsSync, writeFileSync } from 'node:fs';
import { RULINGS, rulingsNow, rulingsWritten } from './checks/rulings.ts';

const written = existsSync(RULINGS) ? rulingsWritten() : new Map<string, string>();
const all = new Map([...rulingsNow(), ...written]);
const lines = [...all].map(([canonical, summary]) => `${canonical}\t${summary}\n`).sort();
writeFileSync(RULINGS, lines.join(''));
console.log(`${RULINGS}: ${all.size} rulings, ${all.size - written.size} of them new`);
