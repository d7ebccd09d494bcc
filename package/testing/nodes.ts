/** The Node versions of this machine that the package must run on. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** One of each version from 20 on, the oldest first: the project's own and the system's. */
export function nodes(): { readonly version: string; readonly program: string }[] {
  const folders = [...new Set((process.env['PATH'] ?? '').split(path.delimiter)), '/usr/bin', '/usr/local/bin'];
  const found = new Map<string, string>();
  for (const program of [process.execPath, ...folders.map((folder) => path.join(folder, 'node')).filter(existsSync)]) {
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
    if (!found.has(version)) found.set(version, program);
  }
  return [...found]
    .filter(([version]) => Number(/^v(\d+)/.exec(version)?.[1]) >= 20)
    .map(([version, program]) => ({ version, program }))
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
