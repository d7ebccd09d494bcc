/** Updates come by Renovate, pinned, and with a lock that is whole. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readYaml } from '#book/catalogue/read.ts';

describe('Renovate', () => {
  const rule = z.strictObject({
    description: z.string().optional(),
    groupName: z.string(),
    matchDepTypes: z.array(z.enum(['dependencies', 'devDependencies'])).optional(),
    matchManagers: z.array(z.literal('github-actions')).optional(),
    matchPackageNames: z.array(z.string()).optional(),
    matchUpdateTypes: z.array(z.enum(['major', 'minor', 'patch', 'digest'])).optional(),
  });
  const cron = z.array(z.string().regex(/^\* [\d*-]+ [\d*]+ \* [\d*]+$/));
  // Once by `renovate-config-validator --strict`, which is half a gigabyte; since then by what is in use here.
  const config = readYaml(
    '.github/renovate.json',
    z.strictObject({
      $schema: z.literal('https://docs.renovatebot.com/renovate-schema.json'),
      description: z.string(),
      extends: z.array(z.string()),
      timezone: z.string(),
      schedule: cron,
      minimumReleaseAge: z.string().regex(/^\d+ days$/),
      labels: z.array(z.string()),
      branchPrefix: z.string(),
      prConcurrentLimit: z.int(),
      automerge: z.literal(false),
      gitIgnoredAuthors: z.array(z.string()),
      lockFileMaintenance: z.strictObject({ enabled: z.boolean(), schedule: cron }),
      vulnerabilityAlerts: z.strictObject({ labels: z.array(z.string()) }),
      packageRules: z.array(rule),
    }),
  );
  const repair = readFileSync('.github/workflows/renovate-lock.yml', 'utf8');

  test('pins packages, actions and images', () => {
    expect(config.extends).toEqual(
      expect.arrayContaining([':pinAllExceptPeerDependencies', 'helpers:pinGitHubActionDigests', 'docker:pinDigests']),
    );
  });

  test('has its lock repaired on its own branches, and does not take that for the work of a person', () => {
    const { on } = readYaml(
      '.github/workflows/renovate-lock.yml',
      z.object({
        on: z.strictObject({ push: z.object({ branches: z.array(z.string()), paths: z.array(z.string()) }) }),
      }),
    );
    expect(on.push.branches).toEqual([`${config.branchPrefix}**`]);
    expect(on.push.paths).toEqual(['package.json', 'package-lock.json']);
    const [author = ''] = config.gitIgnoredAuthors;
    expect(repair).toContain(`git config user.email '${author}'`);
  });

  test('has it tested again, and installs nothing where it may push', () => {
    expect(repair).toContain('gh workflow run test.yml');
    expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain('workflow_dispatch:');
    expect(repair).toContain('npm install --package-lock-only --ignore-scripts && node scripts/lock.ts');
    expect(repair).not.toMatch(/npm (?:ci|run|test)|npx/);
  });
});

describe('the lock', () => {
  const SCRIPT = path.resolve('scripts/lock.ts');
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
    cpSync('package-lock.json', path.join(folder, 'package-lock.json'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (): string => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const complete = (): string => spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' }).stdout;

  test('is complete, and names no registry', () => {
    const before = read();
    expect(complete()).toBe('0 entries added to package-lock.json\n');
    expect(read()).toBe(before);
    expect(before).not.toContain('"resolved": "http');
  });

  test('gets back what npm has left out for other systems', () => {
    const lock = z
      .looseObject({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) })
      .parse(JSON.parse(read()));
    const left = 'node_modules/@biomejs/cli-win32-arm64';
    const version = lock.packages[left]?.version;
    const { [left]: _, ...packages } = lock.packages;
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    expect(complete()).toBe('1 entries added to package-lock.json\n');
    expect(JSON.parse(read())).toMatchObject({
      packages: { [left]: { version, os: ['win32'], cpu: ['arm64'], optional: true } },
    });
  });

  test('is completed without a package, as nothing is installed where it is pushed', () => {
    const imports = (file: string): string[] =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*? from '(.+)';$/gm)].map(([, from = '']) => from);
    const files = ['scripts/lock.ts'];
    for (const file of files)
      for (const from of imports(file)) {
        if (from.startsWith('node:')) continue;
        expect(from).toMatch(/^\.\.?\//);
        files.push(path.join(path.dirname(file), from));
      }
    expect(files.length).toBeGreaterThan(1);
  });
});
