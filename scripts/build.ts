/** Builds the site. `dist` holds only a site that was checked before and after the build; otherwise none. */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const script = (name: string): string => path.join(import.meta.dirname, name);

const STEPS: readonly (readonly [string, ...string[]])[] = [
  [process.execPath, script('check-content.ts')],
  ['astro', 'build'],
  [process.execPath, script('check-links.ts')],
];

clear();
for (const [program, ...args] of STEPS) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, E2E_DIST: 'dist' } });
  if (status === 0) continue;
  clear();
  process.exitCode = status ?? 1;
  break;
}

function clear(): void {
  rmSync('dist', { recursive: true, force: true });
}
