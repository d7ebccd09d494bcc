/**
 * Installs Deno and Bun, where the README's first programs run beside Node, into a folder of their own, and prints where they are
 * then: `PATH=$(node scripts/runtimes.ts /tmp/runtimes):$PATH`. They are 200 MB, so no dependency of the project.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const RUNTIMES = ['deno@2.9.6', 'bun@1.4.5'];

const [folder = path.resolve('node_modules/.cache/runtimes')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', ['install', '--prefix', folder, ...quietly, ...RUNTIMES], { stdio: ['ignore', 2, 'inherit'] });
console.log(path.join(folder, 'node_modules/.bin'));
