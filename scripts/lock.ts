/**
 * Completes the lock file after `npm install` where the registry at hand does not carry every platform's packages: npm
 * leaves those out, and `npm ci` then refuses the lock. An entry with version, os and cpu is all that it takes to pass one
 * over. Run it after every install there: `npx node scripts/lock.ts`. It needs no package, so that nothing that an update
 * brings is run where the repaired lock is pushed (`.github/workflows/renovate-lock.yml`).
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { membersOf } from '../src/core/parse-json.ts';

const FILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = membersOf(JSON.parse(readFileSync(FILE, 'utf8')));
const packages = membersOf(lock.get('packages'));
if (packages.size === 0) throw new Error(`${FILE} holds no packages`);
const added = [...packages].flatMap(([path, entry]) => {
  const members = membersOf(entry);
  return [...membersOf(members.get('optionalDependencies'))].flatMap(([name, range]) => {
    if (typeof range !== 'string' || isLocked(path, name)) return [];
    const made = platformEntry(name, range, members.get('dev') === true);
    return made ? [[`node_modules/${name}`, made] as const] : [];
  });
});
const whole = [...new Map<string, unknown>([...packages, ...added])];
whole.sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(
  FILE,
  `${JSON.stringify({ ...Object.fromEntries(lock), packages: Object.fromEntries(whole) }, null, 2)}\n`,
);
console.log(`${added.length} entries added to ${FILE}`);

/** Is the package in the lock where Node would look for it from `path`? */
function isLocked(path: string, name: string): boolean {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages.has(here)) return true;
  const inner = path.lastIndexOf('/node_modules/');
  return path !== '' && isLocked(inner < 0 ? '' : path.slice(0, inner), name);
}

/** What a lock says of a package for one platform, read off its name (`cli-linux-x64-musl`); undefined for any other. */
function platformEntry(name: string, range: string, dev: boolean) {
  const parts = name.replace('linuxmusl', 'linux-musl').split(/[-/@_]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  if (os.length === 0 && cpu.length === 0) return undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(parts.includes('musl') ? { libc: ['musl'] } : parts.includes('gnu') ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
