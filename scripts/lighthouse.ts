/**
 * Lighthouse on one page of each kind, as on a phone, after a build. The best of a page's figures count, as in the bench: a pause of
 * the machine is no work of ours. `npm run lighthouse` takes turns with the languages, `FULL=1` leaves no page out, and addresses may be given.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts';

const PORT = 4398;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The least that a category scores; the most milliseconds until the largest paint; the most that may shift. */
const LIMITS = { score: 97, lcp: 1400, cls: 0.001 } as const;
/** So often at most is a page measured until it is within its limits. */
const TRIES = 3;

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
  'thuat-ngu/',
  'su-co/',
  'cai-nhau/xi-dach/',
];
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

interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly cls: number;
}

const server: ChildProcess = spawn('node', ['e2e/serve.ts', process.env['E2E_DIST'] ?? 'dist', String(PORT)]);
try {
  await untilServed(`http://localhost:${PORT}/`);
  const all: Record<string, Figures> = {};
  for (const page of pages(process.argv.slice(2))) {
    let figures = await measure(page);
    for (let tries = 1; tries < TRIES && faultsOf(figures).length > 0; tries++)
      figures = best(figures, await measure(page));
    all[page] = figures;
    const scores = CATEGORIES.map((name) => `${name} ${figures.scores[name]}`).join('  ');
    const faults = faultsOf(figures).map((fault) => `  ✗ ${fault}`);
    console.log(`${page.padEnd(28)} ${scores}  LCP ${figures.lcp} ms  CLS ${figures.cls}${faults.join('')}`);
  }
  console.log(JSON.stringify(all));
  const failed = Object.values(all).filter((figures) => faultsOf(figures).length > 0).length;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/lighthouse.json', JSON.stringify({ passed: Object.keys(all).length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  server.kill();
}

function pages(wanted: readonly string[]): readonly string[] {
  if (wanted.length > 0) return wanted;
  const kinds = FULL
    ? LANGS.flatMap((lang) => [...KINDS, ...MORE].map((kind) => `/${lang}/${kind}`))
    : KINDS.map((kind, i) => `/${LANGS[i % LANGS.length]}/${kind}`);
  return ['/', '/r/xd-ngu-linh/#hai-tieng', ...kinds];
}

/** Always a first visit: a browser that was here before has tables and houses that it remembers. */
async function measure(page: string): Promise<Figures> {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  const run = await lighthouse(`http://localhost:${PORT}${page}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
  }).finally(() => chrome.kill());
  if (!run) throw new Error(`Lighthouse said nothing about ${page}`);
  const { categories, audits } = run.lhr;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    // A page of which nothing was measured has failed.
    lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(4)),
  };
}

function faultsOf({ scores, lcp, cls }: Figures): readonly string[] {
  return [
    ...CATEGORIES.filter((name) => (scores[name] ?? 0) < LIMITS.score).map((name) => `${name} under ${LIMITS.score}`),
    ...(lcp <= LIMITS.lcp ? [] : [`LCP over ${LIMITS.lcp} ms`]),
    ...(cls <= LIMITS.cls ? [] : [`CLS over ${LIMITS.cls}`]),
  ];
}

/** The better of each figure. */
function best(one: Figures, other: Figures): Figures {
  const score = (name: string): number => Math.max(one.scores[name] ?? 0, other.scores[name] ?? 0);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
    lcp: Math.min(one.lcp, other.lcp),
    cls: Math.min(one.cls, other.cls),
  };
}

async function untilServed(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`nothing answers at ${url}`);
}
