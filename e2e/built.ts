/** The contents of the built site, read from its files, so that the tests cover every page without a list of their own. */

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { DIST, langOf } from '../scripts/checks/built/page.ts';
import { isTurnOfPage } from './turn.ts';

export { DIST, langOf };

export interface SiteFile {
  readonly path: string;
  readonly body: string;
  /** Its bytes as a host sends it: pictures and fonts are compressed as they are. */
  readonly sent: number;
}
const files = new Map<string, SiteFile>();

/** What the site has at this address. To ask the browser for what it has loaded takes far longer. */
export function siteFile(path: string): SiteFile {
  const known = files.get(path);
  if (known) return known;
  const body = readFileSync(`${DIST}${path.endsWith('/') ? `${path}index.html` : path}`);
  const sent = /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body).length;
  const file = { path, body: body.toString(), sent };
  files.set(path, file);
  return file;
}

/** The bytes of files as a host sends them. */
export function sentBytes(all: readonly SiteFile[]): number {
  return all.reduce((sum, { sent }) => sum + sent, 0);
}

/** The permanent links of rules. */
export const RULE_LINKS: readonly string[] = readdirSync(DIST, { withFileTypes: true }).some(
  (entry) => entry.isDirectory() && entry.name === 'r',
)
  ? readdirSync(`${DIST}/r`).map((id) => `/r/${id}/`)
  : [];

/** Every address of the sitemap, and those that lead on to one of them. */
export const PATHS: readonly string[] = [
  ...[...readFileSync(`${DIST}/sitemap-0.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  ),
  ...RULE_LINKS,
];

/** The pages of the games, in both languages: those with widgets and an engine. */
export const LESSONS: readonly string[] = PATHS.filter(
  (path) => !/\/(choi|to-giay)\/$/.test(path) && GAMES.some(({ id }) => new RegExp(`^/(vi|en)/${id}/`).test(path)),
);

/** Of these the chapters: neither a game's front page nor its list of rules. */
export const CHAPTER_PATHS = LESSONS.filter((path) => path.split('/').length > 4 && !path.endsWith('/luat/'));

/** Of pages in both languages each in one of them. */
export function pagesInTurn(paths: readonly string[]): readonly string[] {
  return paths.filter(isTurnOfPage);
}

/** The chapters of one game in one language, its rule list aside. */
export function chaptersOf(lang: Lang, game: string): readonly string[] {
  return LESSONS.filter((path) => path.startsWith(`/${lang}/${game}/`) && !path.endsWith('/luat/'));
}

/** The canonical texts of the cases that a page judges, in its order. */
export function casesOnPage(path: string): string[] {
  const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
  return [...html.matchAll(/<article class="case small (?:duo|rows|long)"[^>]* data-case="([^"]+)"/g)].map(
    ([, text = '']) => text,
  );
}

/** Does a page contain the widget of a ruling? */
export function holdsFollowing(path: string): boolean {
  return readFileSync(`${DIST}${path}index.html`, 'utf8').includes('class="follows"');
}

/** The lesson about house rules: it has cases with a rule set of their own and cases without, each with a guess. */
export const houseRulesLesson = (lang: Lang): string => `/${lang}/xi-dach/bien-the/`;

export const referee = (lang: Lang): string => `/${lang}/trong-tai/`;
