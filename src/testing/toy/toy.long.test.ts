/**
 * A sixth game is one folder, one line in the list, and its content: here a toy is added so to a copy of the project, the site is
 * built with it, and every page that asks the list of games has it.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';

const ROOT = process.cwd();
const TOY = 'src/testing/toy';
/** What a site is built from. */
const SOURCES = [
  'astro.config.mjs',
  'package.json',
  'LICENSE',
  'tsconfig.json',
  'src',
  'components',
  'content',
  'integrations',
  'public',
];
const copy = mkdtempSync(path.join(tmpdir(), 'luat-bai-'));

/** The line of its first lesson that reports something missing. */
const LESSON = 'content/vi/la-lon/index.mdx';
let line = 0;

const built = (file: string): string => readFileSync(path.join(copy, 'dist', file), 'utf8');

beforeAll(() => {
  for (const source of SOURCES) cpSync(path.join(ROOT, source), path.join(copy, source), { recursive: true });
  // What stands in the lessons of the other games is nothing to it.
  for (const lesson of globSync('content/*/*/*.mdx', { cwd: copy })) {
    if (path.basename(lesson) !== 'index.mdx') rmSync(path.join(copy, lesson));
  }
  // A share picture is drawn for each page, which takes most of a build: here those of the toy alone.
  const pictures = path.join(copy, 'src/pages/og/[...slug].png.ts');
  const drawn = readFileSync(pictures, 'utf8');
  const few = drawn.replace(
    '(await pages()).map(',
    `(await pages()).filter((page) => page.path.includes('la-lon')).map(`,
  );
  expect(few).not.toBe(drawn);
  writeFileSync(pictures, few);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  cpSync(path.join(ROOT, TOY, 'game'), path.join(copy, 'src/games/la-lon'), { recursive: true });
  cpSync(path.join(ROOT, TOY, 'content'), path.join(copy, 'content'), { recursive: true });
  const list = path.join(copy, 'src/games/index.ts');
  const before = readFileSync(list, 'utf8');
  const after = before
    .replace(/^(?=import )/m, "import { laLon } from './la-lon/index.ts';\n")
    .replace(/(export const GAMES = \[[^\]]*)\]/, '$1, laLon]');
  expect(after).not.toBe(before);
  writeFileSync(list, after);
  line = readFileSync(path.join(copy, LESSON), 'utf8').split('\n').length + 1;
  appendFileSync(path.join(copy, LESSON), '\n[một](../nguonx/), [hai](luat/#ll-khong) và [ba](?x=1#khong).\n');
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: copy,
    stdio: 'pipe',
  });
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a sixth game', () => {
  test.each(['vi', 'en'])('has its pages in %s: a front page, its rules, its share picture', (lang) => {
    expect(built(`${lang}/la-lon/index.html`)).toContain('Lá Lớn');
    expect(built(`${lang}/la-lon/luat/index.html`)).toContain('id="ll-compare"');
    expect(existsSync(path.join(copy, `dist/og/${lang}/la-lon.png`))).toBe(true);
    expect(existsSync(path.join(copy, 'dist/r/ll-pay/index.html'))).toBe(true);
  });

  test('has its widgets: a case that was judged when the site was built, a table to sit at', () => {
    const page = built('vi/la-lon/index.html');
    expect(page).toContain('data-case="la-lon@thuong;an:KS;bình:9D"');
    expect(page).toContain('"ranking":[["an"],["bình"]]'.replaceAll('"', '&quot;'));
    expect(page).toContain('widget="PlayTable"');
    expect(page).toContain('data-games="la-lon"');
  });

  test.each([
    ['the referee', 'trong-tai'],
    ['practice', 'luyen-tap'],
    ['the contract', 'luat-nha'],
    ['the progress page', 'luyen-tap/tien-bo'],
    ['the glossary', 'thuat-ngu'],
    ['the sources', 'nguon'],
    ['the home page', ''],
  ])('is on the page of %s', (_, slug) => {
    expect(built(path.join('vi', slug, 'index.html'))).toMatch(/la-lon|Lá Lớn/);
  });

  test('is read by the command line, with a code of its own', () => {
    const settled = execFileSync(process.execPath, ['src/settle.ts', 'la-lon; an: K♠; bình: 9♦'], { cwd: copy });
    expect(JSON.parse(String(settled)).verdict).toEqual({
      ranking: [['an'], ['bình']],
      players: { an: { net: 1 }, bình: { net: -1 } },
    });
    expect(built('luat-nha/la-lon.vi.json')).toContain('aces');
    expect(JSON.parse(built('rules.json')).games.map(({ id }: { readonly id: string }) => id)).toContain('la-lon');
  });

  test('is told where it was written what leads nowhere', () => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/check-links.ts')], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, E2E_DIST: 'dist' },
    });
    expect(status).toBe(1);
    expect(stdout).toContain(`✗ ${LESSON}:${line}:7: ../nguonx/: leads nowhere (/vi/la-lon/)`);
    expect(stdout).toContain(`✗ ${LESSON}:${line}:26: luat/#ll-khong: no place #ll-khong in /vi/la-lon/luat/`);
    expect(stdout).toContain(`✗ ${LESSON}:${line}:50: ?x=1#khong: no place #khong in /vi/la-lon/`);
  });

  test('comes to a browser in files of its own, which no page of another game asks for', () => {
    const scripts = globSync('dist/_astro/la-lon.*.js', { cwd: copy });
    expect(scripts).toHaveLength(1);
    expect(built(`vi/${GAMES[0].id}/index.html`)).not.toContain('la-lon@');
  });
});
