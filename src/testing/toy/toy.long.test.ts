/**
 * A sixth game is one folder, one line in the list, and its content: here a toy is added so to a copy of the project, the site is
 * built with it, and every page that asks the list of games has it. A third language is what the guide for authors says, and nine
 * lessons beside the guide's own: so it has ten pages, and all others in English.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { applied, samplesIn } from '../../../scripts/repository/guide.ts';

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
const samples = samplesIn(readFileSync('docs/authors.md', 'utf8')).filter(({ part }) =>
  part.endsWith('A third language'),
);
const copy = mkdtempSync(path.join(tmpdir(), 'luat-bai-'));

/** The line of its first lesson that reports something missing. */
const LESSON = 'content/vi/la-lon/index.mdx';
let line = 0;

const built = (file: string): string => readFileSync(path.join(copy, 'dist', file), 'utf8');

beforeAll(() => {
  for (const source of SOURCES) cpSync(path.join(ROOT, source), path.join(copy, source), { recursive: true });
  // What stands in the lessons of the other games is nothing to them.
  for (const lesson of globSync('content/*/*/*.mdx', { cwd: copy })) {
    if (path.basename(lesson) !== 'index.mdx' && !lesson.includes('/xi-dach/')) rmSync(path.join(copy, lesson));
  }
  // A share picture is drawn for each page, which takes most of a build: here those of the toy alone.
  change('src/pages/og/[...slug].png.ts', [
    ['(await pages()).map(', `(await pages()).filter((page) => page.path.includes('la-lon')).map(`],
  ]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  cpSync(path.join(ROOT, TOY, 'game'), path.join(copy, 'src/games/la-lon'), { recursive: true });
  cpSync(path.join(ROOT, TOY, 'content'), path.join(copy, 'content'), { recursive: true });
  change('src/games/index.ts', [
    [/^(?=import )/m, "import { laLon } from './la-lon/index.ts';\n"],
    [/(export const GAMES = \[[^\]]*)\]/, '$1, laLon]'],
  ]);
  // Nothing is asked about its rounds.
  change('src/practice/kinds.json', [['{', '{ "la-lon": { "cases": ["who-wins"], "plays": [] },']]);
  cpSync(path.join(ROOT, TOY, 'language/words'), path.join(copy, 'src/words/eo'), { recursive: true });
  cpSync(path.join(ROOT, TOY, 'language/content'), path.join(copy, 'content/eo'), { recursive: true });
  for (const sample of samples) {
    const file = path.join(copy, sample.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, applied(sample.does === 'new' ? '' : readFileSync(file, 'utf8'), sample));
  }
  line = readFileSync(path.join(copy, LESSON), 'utf8').split('\n').length + 1;
  appendFileSync(path.join(copy, LESSON), '\n[một](../nguonx/), [hai](luat/#ll-khong) và [ba](?x=1#khong).\n');
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: copy,
    stdio: 'pipe',
  });
}, 300_000);

/** What a contributor changes by hand; each place must be there. */
function change(file: string, places: readonly (readonly [from: string | RegExp, to: string])[]): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = places.reduce((all, [from, to]) => {
    const next = all.replace(from, to);
    expect(next, `${file} has no ${from}`).not.toBe(all);
    return next;
  }, text);
  writeFileSync(path.join(copy, file), changed);
}

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
    expect(scripts).toHaveLength(LANGS.length);
    expect(built(`vi/${GAMES[0].id}/index.html`)).not.toContain('la-lon@');
  });
});

describe('a third language', () => {
  /** What a page is marked as: as a whole, its shell, its main part, and whether it says that nobody has translated it. */
  const languages = (html: string) => ({
    page: /<html lang="(\w+)"/.exec(html)?.[1],
    words: /<html [^>]*data-words="(\w+)"/.exec(html)?.[1],
    header: /<header lang="(\w+)"/.exec(html)?.[1],
    main: /<main [^>]*lang="(\w+)"/.exec(html)?.[1],
    untranslated: /<p class="untranslated" lang="(\w+)"/.exec(html)?.[1],
  });
  const pagesIn = (lang: string): string[] =>
    globSync(`${lang}/**/index.html`, { cwd: path.join(copy, 'dist') }).map((file) => file.slice(lang.length + 1));
  const translatedPages = (): string[] =>
    globSync('**/*.mdx', { cwd: path.join(copy, 'content/eo') }).map((file) =>
      file.replace(/(?:index)?\.mdx$/, '/index.html').replace('//', '/'),
    );

  test('has every page that the others have', () => {
    expect(pagesIn('eo').sort()).toEqual(pagesIn('en').sort());
  });

  test('has ten pages of its own, and all others say that they are in another, and which', () => {
    const translated = pagesIn('eo').filter((page) => languages(built(`eo/${page}`)).page === 'eo');
    expect(translated.sort()).toEqual(translatedPages().sort());
    expect(translated).toHaveLength(10);
    for (const page of pagesIn('eo').filter((one) => !translated.includes(one)))
      expect([page, languages(built(`eo/${page}`))]).toEqual([
        page,
        // A table fills its screen: it has no header.
        { page: 'en', header: page.endsWith('choi/index.html') ? undefined : 'eo', untranslated: 'eo' },
      ]);
  });

  test('speaks for itself in a lesson, but for the widgets: those are marked', () => {
    const page = built('eo/xi-dach/so-bai/index.html');
    expect(languages(page)).toEqual({ page: 'eo', words: 'en', main: 'en' });
    expect(page).toContain('<div class="prose" lang="eo">');
    expect(page).toContain('<summary>Divenu unu manon</summary>');
    expect(page).toMatch(/<div lang="en">(?:<script[^>]*><\/script>)?<live-widget widget="Case"/);
    expect(page).toMatch(/<section lang="en" aria-labelledby="cau-hoi">/);
    expect(page).toMatch(/<a href="\/eo\/xi-dach\/bien-the\/" lang="en">/);
  });

  test('keeps its readers: no link of a page leads to another language, but for the choice of one', () => {
    for (const page of pagesIn('eo')) {
      const links = built(`eo/${page}`).match(/<a\b[^>]*href="\/(?:en|vi)\/[^"]*"[^>]*>/g) ?? [];
      expect([page, links.filter((link) => !link.includes('hreflang='))]).toEqual([page, []]);
    }
  });

  test('is offered by each page of the other languages, and to search engines only where it is written', () => {
    const lesson = built('en/xi-dach/so-bai/index.html');
    expect(lesson).toContain('<a class="lang" href="/eo/xi-dach/so-bai/" hreflang="eo"');
    expect(lesson).toContain('<link rel="alternate" hreflang="eo" href="http://localhost:4321/eo/xi-dach/so-bai/">');
    const other = built('en/nguon/index.html');
    expect(other).toContain('<a class="lang" href="/eo/nguon/" hreflang="eo"');
    expect(other).not.toContain('<link rel="alternate" hreflang="eo"');
    expect(built('eo/nguon/index.html')).toContain('<link rel="canonical" href="http://localhost:4321/en/nguon/">');
    const listed = built('sitemap-0.xml').match(/(?<=<loc>http:\/\/localhost:4321\/eo\/)[^<]*/g) ?? [];
    expect(listed.map((address) => `${address}index.html`).sort()).toEqual(translatedPages().sort());
  });
});
