/** The package as a user has it: built, packed, and installed into a project of its own. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = process.cwd();
const run = promisify(execFile);

/** The site address in the tested package. */
export const TEST_SITE = 'https://example.org/luat-bai';

/** A project with the package installed. */
export interface Project {
  readonly folder: string;
  /** The package, and its one dependency. */
  readonly tarballs: { readonly luatBai: string; readonly pureRand: string };
  /** The output of the build: the sizes. */
  readonly built: string;
}

/** Builds the package, packs it and installs it. No registry is used: its one dependency is packed locally. */
export async function installedPackage(): Promise<Project> {
  const env = { ...process.env, SITE_URL: 'https://example.org', BASE_PATH: '/luat-bai/' };
  const { stdout: built } = await run('node', ['scripts/package.ts'], { cwd: ROOT, env });
  const folder = mkdtempSync(path.join(tmpdir(), 'luat-bai-'));
  const manifest = { name: 'someone-else', private: true, type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const packs = path.join(folder, 'packs');
  mkdirSync(packs);
  const pack = ['pack', '--silent', '--pack-destination', packs];
  const { stdout: rng } = await run('npm', [...pack, path.join(ROOT, 'node_modules/pure-rand')], { cwd: folder });
  const tarballs = {
    luatBai: path.join(ROOT, /\S+\.tgz/.exec(built)?.[0] ?? ''),
    pureRand: path.join(packs, rng.trim()),
  };
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...quietly, ...Object.values(tarballs)], { cwd: folder });
  return { folder, tarballs, built };
}
