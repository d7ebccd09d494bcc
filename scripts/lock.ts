/**
 * Completes the lock file after `npm install` where the registry at hand does not carry every platform's packages: npm
 * leaves those out, and `npm ci` then refuses the lock. An entry with version, os and cpu is all that it takes to pass one
 * over. Run it after every install there: `npx node scripts/lock.ts`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';

const FILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const table = z.record(z.string(), z.unknown());
const reading = z.object({
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lock = table.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const packages = table.parse(lock['packages']);
const added = Object.entries(packages).flatMap(([path, entry]) => {
  const { dev, optionalDependencies = {} } = reading.parse(entry);
  return Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(path, name))
    .flatMap(([name, range]) => {
      const made = platformEntry(name, range, dev === true);
      return made ? [[`node_modules/${name}`, made] as const] : [];
    });
});
const whole = Object.entries({ ...packages, ...Object.fromEntries(added) });
whole.sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(whole) }, null, 2)}\n`);
console.log(`${added.length} entries added to ${FILE}`);

/** Is the package in the lock where Node would look for it from `path`? */
function isLocked(path: string, name: string): boolean {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages[here] !== undefined) return true;
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
