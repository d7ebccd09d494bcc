/**
 * Lighthouse on one page of each kind, as on a phone, after a build. Several pages are measured at a time, since most of it is
 * waiting; one that misses its limits is measured again by itself, and its best figures count. Times are compared with those of a
 * bare page. `npm run lighthouse` alternates the languages, `FULL=1` takes every page, `--heaviest` the heaviest page of each sort of
 * widget (`npm test`, by day), and addresses may be given.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { ensureBrowser } from './browser.ts';
import { AUDIT_CATEGORIES, betterOf, FAILED, figureFaults, type PageFigures } from './lighthouse/figures.ts';
import { reportChecks } from './report.ts';
import { serveDist } from './serve-dist.ts';

const PORT = 4398;
/** So many pages are measured at a time. */
const AT_A_TIME = 3;
/** So often at most is a page measured until it is within its limits. */
const TRIES = 3;

/** The bare page: all that every page has, a heading and some links. */
const BARE = '/404.html';

/** One page of each kind, and what `FULL=1` adds. */
const KINDS = [
  '',
  'xi-dach/',
  'ta-la/cach-choi/',
  'xi-to/tinh-diem/',
  'sam/bien-the/',
  'xi-to/luat/',
  'ta-la/choi/',
  'trong-tai/',
  'luyen-tap/',
  'luat-nha/',
  'luat-nha/hoi/',
  'so-diem/',
  'thuat-ngu/',
  'su-co/',
  'cai-nhau/xi-dach/',
];
/** Of what a page can hold the heaviest: a lesson, a table, the referee, practice, what people argue about. ADR 14. */
const HEAVIEST = ['ta-la/cach-choi/', 'ta-la/choi/', 'trong-tai/', 'luyen-tap/', 'cai-nhau/xi-dach/'];
const MORE = [
  'xi-to/',
  'ba-cay/',
  'ba-cay/so-bai/',
  'ba-cay/xac-suat/',
  'ta-la/',
  'ta-la/tinh-diem/',
  'sam/',
  'sam/tinh-diem/',
  'sam/so-bai/',
  'luyen-tap/tien-bo/',
  'chung-minh/',
  'cai-nhau/',
];

ensureBrowser();
const server = await serveDist(PORT);
try {
  const { bare, all } = await figuresOf(pages(process.argv.slice(2)));
  tell(`${BARE}, bare`, bare, []);
  for (const [page, figures] of Object.entries(all)) tell(page, figures, figureFaults(figures, bare));
  console.log(JSON.stringify(all));
  const failed = Object.values(all).filter((figures) => figureFaults(figures, bare).length > 0).length;
  reportChecks('lighthouse', Object.keys(all).length - failed, failed);
} finally {
  server.kill();
}

function pages(wanted: readonly string[]): readonly string[] {
  const isHeaviest = wanted[0] === '--heaviest';
  if (wanted.length > 0 && !isHeaviest) return wanted;
  const kinds = FULL
    ? LANGS.flatMap((lang) => [...KINDS, ...MORE].map((kind) => `/${lang}/${kind}`))
    : (isHeaviest ? HEAVIEST : KINDS).map((kind, i) => `/${LANGS[i % LANGS.length]}/${kind}`);
  return ['/', '/r/xd-ngu-linh/#hai-tieng', ...kinds];
}

function tell(page: string, { scores, lcp, cls }: PageFigures, faults: readonly string[]): void {
  const points = AUDIT_CATEGORIES.map((name) => `${name} ${scores[name]}`).join('  ');
  console.log(
    `${page.padEnd(28)} ${points}  LCP ${lcp} ms  CLS ${cls}${faults.map((fault) => `  ✗ ${fault}`).join('')}`,
  );
}

interface Measured {
  readonly bare: PageFigures;
  readonly all: Readonly<Record<string, PageFigures>>;
}

async function figuresOf(pages: readonly string[]): Promise<Measured> {
  const all: Record<string, PageFigures> = {};
  const waiting = [...pages];
  const measurers = Array.from({ length: AT_A_TIME }, () =>
    fork('scripts/lighthouse/measure.ts', { serialization: 'advanced' }),
  );
  let bare = FAILED;
  await Promise.all(
    measurers.map(async (measurer) => {
      bare = betterOf(await measure(BARE, measurer), bare);
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
        all[page] = await measure(page, measurer);
    }),
  );
  const [alone] = measurers;
  for (const page of pages) {
    for (let tries = 1; alone && tries < TRIES && figureFaults(all[page] ?? FAILED, bare).length > 0; tries++)
      all[page] = betterOf(all[page] ?? FAILED, await measure(page, alone));
  }
  for (const measurer of measurers) measurer.kill();
  if (bare.lcp === FAILED.lcp)
    throw new Error(`nothing could be measured on ${BARE}: there is nothing to hold the others beside`);
  return { bare, all: Object.fromEntries(pages.map((page) => [page, all[page] ?? FAILED])) };
}

function measure(page: string, measurer: ChildProcess): Promise<PageFigures> {
  return new Promise((done, fail) => {
    const ended = (): void => fail(new Error(`nothing could be measured on ${page}`));
    measurer.once('exit', ended);
    measurer.once('message', (figures: PageFigures) => {
      measurer.off('exit', ended);
      done(figures);
    });
    measurer.send(`http://localhost:${PORT}${page}`);
  });
}
