/** Nothing is published untested, every third-party step is pinned to the version that was chosen, and none has more rights than it needs. */

import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#book/catalogue/read.ts';

const job = z.object({
  needs: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  uses: z.string().optional(),
  'continue-on-error': z.boolean().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  concurrency: z.unknown().optional(),
  steps: z
    .array(
      z.object({
        uses: z.string().optional(),
        run: z.string().optional(),
        if: z.string().optional(),
        'continue-on-error': z.boolean().optional(),
        with: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .default([]),
});
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  concurrency: z.object({ group: z.string() }).optional(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});
const read = (name: string): z.infer<typeof workflow> => readYaml(`.github/workflows/${name}.yml`, workflow);

describe('what is put out', () => {
  const { jobs, concurrency } = read('deploy');
  const tested = read('test');

  test('waits for all tests on the same commit, in one run', () => {
    expect(jobs['test']).toMatchObject({ uses: './.github/workflows/test.yml', needs: [] });
    expect(jobs['site']?.needs).toEqual(['test']);
    expect(jobs['deploy']?.needs).toEqual(['site']);
    // With a condition, or with ignored failures, it would run without them.
    const all = [...Object.values(jobs), ...Object.values(tested.jobs)];
    for (const one of [...all, ...all.flatMap(({ steps }) => steps)])
      expect([one.if, one['continue-on-error']]).toEqual([undefined, undefined]);
    const checkout = jobs['site']?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as GitHub writes it
    expect(checkout?.with).toMatchObject({ ref: '${{ github.sha }}' });
    expect(jobs['site']?.steps.some(({ run }) => run?.includes('npm run build'))).toBe(true);
  });

  test('may be tested from there: all of it runs, and neither waits for the other', () => {
    expect(tested.on).toHaveProperty('workflow_call');
    expect(Object.values(tested.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))).toEqual([
      'bash .ci/run',
    ]);
    expect(readFileSync('.ci/run', 'utf8')).toContain('npm test');
    expect(tested.concurrency?.group).not.toBe(concurrency?.group);
  });

  test('is put out by one job alone that may do so', () => {
    const writers = Object.entries(jobs).filter(([, { permissions }]) => permissions?.['pages'] === 'write');
    expect(writers.map(([name]) => name)).toEqual(['deploy']);
    expect(read('deploy').permissions).toEqual({ contents: 'read' });
  });
});

describe('what is published to the registry', () => {
  const { on, jobs, permissions } = read('publish');
  const source = readFileSync('.github/workflows/publish.yml', 'utf8');
  const commandsOf = (name: string): string[] => (jobs[name]?.steps ?? []).flatMap(({ run }) => run ?? []);
  const holders = (right: string, level: string): string[] =>
    Object.entries(jobs).flatMap(([name, one]) => (one.permissions?.[right] === level ? [name] : []));

  test('goes by a tag alone, and waits for all tests on its commit', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs['test']).toMatchObject({ uses: './.github/workflows/test.yml', needs: [] });
    expect(['package', 'publish', 'release'].map((name) => jobs[name]?.needs)).toEqual([
      ['test'],
      ['package'],
      ['publish'],
    ]);
    const all = Object.values(jobs);
    for (const one of [...all, ...all.flatMap(({ steps }) => steps)])
      expect([one.if, one['continue-on-error']]).toEqual([undefined, undefined]);
    const checkout = jobs['package']?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as GitHub writes it
    expect(checkout?.with).toMatchObject({ ref: '${{ github.sha }}', 'persist-credentials': false });
  });

  test('is what the tag says, in every runtime of the README, before it is packed', () => {
    const commands = commandsOf('package');
    const order = [
      'release -- --check "$GITHUB_REF_NAME"',
      'scripts/runtimes.ts',
      'package/installed.test.ts',
      'npm run package',
    ];
    const places = order.map((part) => commands.findIndex((command) => command.includes(part)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(commands.join('\n')).toContain('git merge-base --is-ancestor "$GITHUB_SHA" origin/main');
    expect(source).toContain('ALL_RUNTIMES: "1"');
  });

  test('is tried in every runtime each night, too', () => {
    const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
    const [runtimes, tests] = [/node scripts\/runtimes\.ts \S+ >> "\$GITHUB_PATH"/, /bash \.ci\/run/].map((part) =>
      nightly.search(part),
    );
    expect(nightly).toContain('ALL_RUNTIMES: "1"');
    expect(runtimes).toBeGreaterThan(0);
    expect(runtimes).toBeLessThan(tests ?? 0);
  });

  test('is proved by its run, by one job that runs nothing but the publishing, and by no token', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(holders('id-token', 'write')).toEqual(['publish']);
    expect(jobs['publish']?.permissions).toEqual({ 'id-token': 'write' });
    expect(commandsOf('publish')).toEqual([
      expect.stringMatching(/^npm publish \S+\.tgz --provenance --access public --ignore-scripts$/),
    ]);
    const actions = (jobs['publish']?.steps ?? []).flatMap(({ uses }) => uses?.split('@')[0] ?? []);
    expect(actions).toEqual(['actions/setup-node', 'actions/download-artifact']);
    expect(source).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|registry-url/);
  });

  test('is told of with the section of the changelog, by another job', () => {
    expect(holders('contents', 'write')).toEqual(['release']);
    expect(commandsOf('release')).toEqual([expect.stringContaining('--notes-file news.md')]);
    expect(commandsOf('package').at(-1)).toContain('--check "$GITHUB_REF_NAME" > reports/news.md');
  });
});

const FILES = globSync('.github/workflows/*.yml');
type Job = z.infer<typeof job>;

/** Does a job get a token by which it may change something at GitHub? */
function mayWrite({ permissions = {} }: Job): boolean {
  return Object.values(permissions).includes('write');
}

// What zizmor says of workflows, for those who have no zizmor at hand; the workflow of that name runs it.
describe.each(FILES)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const { on, permissions, jobs } = readYaml(file, workflow);
  const all = Object.values(jobs);
  const steps = all.flatMap((one) => one.steps);
  const stepsOf = (action: string) => steps.filter(({ uses }) => uses?.startsWith(`${action}@`));

  test('names every action by its commit, with the version beside it', () => {
    const uses = [...all, ...steps].flatMap((one) => one.uses ?? []);
    for (const one of uses) expect(one).toMatch(/^\.\/\.github\/workflows\/|@[0-9a-f]{40}$/);
    for (const [, version] of source.matchAll(/uses: [^.\s]\S+@\S+(.*)$/gm))
      expect(version).toMatch(/^ # v\d+\.\d+\.\d+$/);
  });

  test('reads, and only a job that says why may write', () => {
    expect(Object.values(permissions)).not.toContain('write');
    expect(source).not.toMatch(/write-all|read-all/);
    for (const [line] of source.matchAll(/^ +[\w-]+: write\b.*$/gm)) expect(line).toMatch(/ # \S/);
  });

  test('leaves no key behind for what runs after the checkout', () => {
    for (const one of stepsOf('actions/checkout')) expect(one.with).toMatchObject({ 'persist-credentials': false });
  });

  test('hands what others write to a command as a variable, never as a part of it', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('is not started by strangers with the rights of the project', () => {
    expect(['pull_request_target', 'workflow_run', 'issue_comment'].filter((event) => event in on)).toEqual([]);
  });

  test.runIf('pull_request' in on)('runs what a stranger sends with no more than a stranger has', () => {
    expect(source).not.toContain('secrets');
    expect(all.filter(mayWrite)).toEqual([]);
  });

  test.runIf(all.some(mayWrite))('takes nothing from a cache into what it puts out', () => {
    expect(stepsOf('actions/cache')).toEqual([]);
    for (const one of stepsOf('actions/setup-node')) expect(one.with).not.toHaveProperty('cache');
  });

  test('ends', () => {
    for (const one of all) if (!one.uses) expect(one['timeout-minutes']).toBeLessThanOrEqual(90);
  });
});
