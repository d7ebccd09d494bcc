/** The page on hosting: what it tells to run is run here, and what it counts is counted by hand. */

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOSTING_PAGE } from './told.ts';
import { freeTable, monthsTable, type Visits, visitsTold } from './visits.ts';

const PAGE = readFileSync(HOSTING_PAGE, 'utf8');
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** The commands of a block that has a name. */
function commandsOf(name: string): string {
  const [, commands] = new RegExp(`\`\`\`sh ${name}\n(.*?)\`\`\``, 's').exec(PAGE) ?? [];
  expect(commands, name).toBeDefined();
  return commands ?? '';
}

describe('what the page tells to run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
    mkdirSync(`${folder}/server`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A new build in place of the last one. */
  function build(files: Readonly<Record<string, string>>): void {
    rmSync(`${folder}/dist`, { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(`${folder}/dist/${file}`), { recursive: true });
      writeFileSync(`${folder}/dist/${file}`, text);
    }
  }
  const run = (commands: string): void => {
    const here = commands
      .replaceAll(/(?:server:)?\/var\/www\/luat-bai/g, `${folder}/server`)
      .replace(/.*npm run build &&/, '');
    const { status, stderr } = spawnSync('sh', ['-euc', here], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  };
  const onServer = (): string[] =>
    readdirSync(`${folder}/server`, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.extname(file) !== '' || file.startsWith('_h'))
      .sort();

  it.skipIf(!has('rsync'))('puts a mirror out as a whole', () => {
    build({ 'index.html': '1', '.htaccess': 'x', _headers: 'x', 'gone/index.html': '1', '_astro/a.1111111.js': '1' });
    run(commandsOf('mirror'));
    build({ 'index.html': 'two', '.htaccess': 'x', _headers: 'x', '_astro/a.2222222.js': '2' });
    run(commandsOf('mirror'));
    expect(onServer()).toEqual(['_astro/a.2222222.js', '_headers', 'index.html']);
    expect(readFileSync(`${folder}/server/.htaccess`, 'utf8')).toBe('x');
    expect(readFileSync(`${folder}/server/index.html`, 'utf8')).toBe('two');
  });

  it.skipIf(!has('rsync'))(
    'publishes a new build, leaves the scripts of the last one to pages that are open, and drops them in time',
    () => {
      build({ 'index.html': '1', 'gone/index.html': '1', '_astro/a.1111111.js': '1', '_astro/same.js': '0' });
      run(commandsOf('publish'));
      // All that lies there is older than what is kept: right after publishing that is true of no file in use.
      const longAgo = Date.now() / 1000 - 40 * 86_400;
      for (const file of ['a.1111111.js', 'same.js']) utimesSync(`${folder}/server/_astro/${file}`, longAgo, longAgo);
      build({ 'index.html': 'two', '_astro/a.2222222.js': '2', '_astro/same.js': '0' });
      run(commandsOf('publish'));
      expect(onServer()).toEqual(['_astro/a.1111111.js', '_astro/a.2222222.js', '_astro/same.js', 'index.html']);
      expect(readFileSync(`${folder}/server/index.html`, 'utf8')).toBe('two');
      run(commandsOf('prune'));
      expect(onServer()).toEqual(['_astro/a.2222222.js', '_astro/same.js', 'index.html']);
    },
  );

  it.skipIf(process.platform !== 'linux')('compresses texts, and neither pictures nor what is small', () => {
    const long = 'đen '.repeat(100);
    build({
      'index.html': long,
      'vi/a.md': long,
      'tim/vi.json': long,
      'b.js': 'x',
      'og/vi.png': long,
      'a.woff2': long,
    });
    run(commandsOf('compress'));
    expect(globSync('**/*.gz', { cwd: `${folder}/dist` }).sort()).toEqual([
      'index.html.gz',
      'tim/vi.json.gz',
      'vi/a.md.gz',
    ]);
    expect(existsSync(`${folder}/dist/index.html`)).toBe(true);
  });

  it('is there, and so is what it links to', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const told = [
      ...`${PAGE}${readFileSync('docs/hosting/preview.md', 'utf8')}`.matchAll(/npm run (?:-s )?([\w-]+)/g),
    ].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set([...told, 'build'])]));
    const heads = [...PAGE.matchAll(/^## (.*)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, to = ''] of PAGE.matchAll(/\[[^\]]+\]\(([#\w./-]+)\)/g))
      expect(to.startsWith('#') ? heads.includes(to.slice(1)) : existsSync(`docs/${to}`), to).toBe(true);
  });
});

describe('what visits cost', () => {
  const cost = (bytes: number, requests: number) => ({ bytes, requests });
  const visits: Visits = {
    date: '2026-11-28',
    pages: [
      { path: '/a/', next: '/b/', first: cost(80_000, 20), again: cost(500, 1), onward: cost(10_000, 5) },
      { path: '/b/', next: '/c/', first: cost(180_000, 40), again: cost(500, 1), onward: cost(20_000, 5) },
    ],
    saved: 1_440_000,
    site: { files: 1284, bytes: 25_244_688 },
  };

  it('is told for each page', () => {
    const told = visitsTold(visits);
    expect(told).toMatch(
      /\| `\/a\/` \| 80[.]0 kB, 20 requests +\| 500 B, 1 request +\| `\/b\/`: 10[.]0 kB, 5 requests/,
    );
    expect(told).toContain('1.4 MB more');
    expect(told).toContain('25 MB in 1,284 files');
  });

  it('is a first page and two more, on the average of all, for each of so many readers', () => {
    // 100 kB and 30 requests on one page, 220 kB and 50 on the other: 160 kB and 40.
    expect(monthsTable(visits)).toMatch(/\| 1,000 +\| 0[.]2 +\| 40,000 +\|/);
    expect(monthsTable(visits)).toMatch(/\| 1,000,000 +\| 160 +\| 40,000,000 +\|/);
  });

  it('fits so often into what is free', () => {
    // 100 GB are 625,000 times 160 kB; a million requests are 25,000 times 40; 240 credits at 0.0032 and 0.008 are 21,428 times.
    const rows = freeTable(visits).split('\n');
    expect(rows.map((row) => row.split('|')[3]?.trim()).slice(2)).toEqual([
      '625,000',
      'any number',
      '21,000',
      '25,000',
    ]);
  });
});
