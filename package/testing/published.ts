/** What the registry and a stranger get to see of the tarball. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '#book/repository.ts';
import { runProgram } from '#testing/program.ts';
import { lintFaults } from '../../scripts/package/lint.ts';
import { VERSION } from '../version.ts';
import type { Project } from './project.ts';

/** How far from what the README says a size may be. */
const TOLERANCE = 0.05;

const README = readFileSync('package/README.md', 'utf8');

/** The tests, of a package that was built. */
export function published(project: () => Project): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'luat-bai-empty-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inFolder = (name: string): string => {
    mkdirSync(path.join(folder, name), { recursive: true });
    return path.join(folder, name);
  };

  test('npx runs it from an empty folder, from no registry', async () => {
    const { luatBai, pureRand } = project().tarballs;
    // Without the cache of compiled code that tests share, which Node would begin there.
    const npx = [
      'env',
      '-u',
      'NODE_COMPILE_CACHE',
      'npx',
      '--yes',
      '--offline',
      '--cache',
      inFolder('cache'),
      '--package',
      pureRand,
      '--package',
      luatBai,
    ];
    const ran = await runProgram([...npx, 'luat-bai', '--version'], { cwd: inFolder('empty') });
    expect(ran).toEqual({ status: 0, out: `${VERSION}\n`, errors: '' });
    expect(readdirSync(inFolder('empty'))).toEqual([]);
  });

  test('its links in the README lead somewhere on the registry’s page, too', () => {
    const targets = [...README.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const headings = [...README.matchAll(/^#+ (.*)$/gm)].map(
      ([, text = '']) => `#${text.toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !target.startsWith('https://') && !headings.includes(target))).toEqual([]);
    // The registry knows no branch: what is in the repository stands on its main one.
    for (const target of targets.filter((one) => one.startsWith(REPOSITORY)))
      statSync(target.replace(`${REPOSITORY}/blob/main/`, ''));
  });

  test('the manifest says where it comes from, as the repository calls itself', () => {
    const { repository, homepage, bugs } = manifestIn(path.join(project().folder, 'node_modules/luat-bai'));
    expect({ repository, homepage, bugs }).toEqual({
      repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: 'package' },
      homepage: 'https://example.org/luat-bai',
      bugs: { url: `${REPOSITORY}/issues` },
    });
  });

  test('its size is what the README says', () => {
    const installed = path.join(project().folder, 'node_modules/luat-bai');
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(installed, file),
    );
    const unpacked = files.map((file) => statSync(file)).reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
    const [, packedTold, unpackedTold] = /(\d+) kB packed and (\d+) kB unpacked/.exec(README) ?? [];
    expectAbout(packedTold, statSync(project().tarballs.luatBai).size);
    expectAbout(unpackedTold, unpacked);
  });

  describe('linters of packages', () => {
    test('find nothing', async () => {
      expect(await lintFaults(project().tarballs.luatBai)).toEqual([]);
    });

    test.each([
      ['an entry that is not there', { exports: { '.': { types: './index.d.ts', default: './none.js' } } }, 'none.js'],
      ['types that come too late', { exports: { '.': { default: './index.js', types: './index.d.ts' } } }, 'types'],
      ['no types', { exports: { '.': './index.js' }, files: ['index.js'] }, 'it has no types'],
      [
        'types of another module format',
        { exports: { '.': { types: './index.d.cts', default: './index.js' } } },
        'FalseCJS',
      ],
    ])('find %s', async (name, fields, fault) => {
      const spoilt = inFolder(name.replaceAll(' ', '-'));
      const manifest = { name: 'spoilt', version: '1.0.0', type: 'module', ...fields };
      writeFileSync(path.join(spoilt, 'package.json'), JSON.stringify(manifest));
      writeFileSync(path.join(spoilt, 'index.js'), 'export const one = 1;\n');
      for (const types of ['index.d.ts', 'index.d.cts'])
        writeFileSync(path.join(spoilt, types), 'export declare const one: 1;\n');
      const tarball = execFileSync('npm', ['pack', '--silent'], { cwd: spoilt, encoding: 'utf8' }).trim();
      expect((await lintFaults(path.join(spoilt, tarball))).join('\n')).toContain(fault);
    });
  });
}

/** Holds a size in bytes to what a text says in kilobytes. */
export function expectAbout(told: string | undefined, bytes: number): void {
  const kilobytes = bytes / 1000;
  expect(Math.abs(Number(told) - kilobytes) / kilobytes, `${told} kB are ${Math.round(kilobytes)}`).toBeLessThan(
    TOLERANCE,
  );
}

function manifestIn(folder: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
