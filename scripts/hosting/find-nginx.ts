import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's packages are unpacked: beside what other tools keep, and away with it. */
const UNPACKED = path.resolve('node_modules/.cache/nginx');

/** A program, and the list of types that belongs to it. */
export interface Nginx {
  readonly program: string;
  readonly types: string;
}

/** The nginx that is here; undefined where there is none. */
export function findNginx(): Nginx | undefined {
  const places: readonly Nginx[] = [
    { program: 'nginx', types: '/etc/nginx/mime.types' },
    { program: 'nginx', types: '/opt/homebrew/etc/nginx/mime.types' },
    { program: `${UNPACKED}/usr/sbin/nginx`, types: `${UNPACKED}/etc/nginx/mime.types` },
  ];
  return places.find(({ program, types }) => existsSync(types) && spawnSync(program, ['-v']).status === 0);
}

/**
 * The nginx that is here, or Debian's where there is apt: its packages are unpacked and not installed, which needs no root, starts
 * no service at port 80 and leaves the machine as it was. Undefined where that does not work: a check without nginx is told as
 * skipped, and fails nobody.
 */
export function ensureNginx(): Nginx | undefined {
  const found = findNginx();
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  mkdirSync(UNPACKED, { recursive: true });
  const run = (...[program, ...args]: readonly [string, ...string[]]): boolean =>
    spawnSync(program, args, { cwd: UNPACKED, stdio: 'ignore', timeout: 30_000 }).status === 0;
  const download = (): boolean => run('apt-get', 'download', 'nginx', 'nginx-common');
  // A new machine has no lists of packages yet; only root may fetch them.
  if (!download() && !(run('apt-get', 'update') && download())) return undefined;
  for (const file of globSync('*.deb', { cwd: UNPACKED })) run('dpkg', '-x', file, '.');
  return findNginx();
}
