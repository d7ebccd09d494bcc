/**
 * Lighthouse on one page of each kind, as on a phone, after a build. A page that fails is measured twice more and judged by the
 * middle of its figures. `npm run lighthouse` takes turns with the languages, `FULL=1` leaves no page out, and addresses may be given.
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
  'cai-nhau/',
];

interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly cls: number;
}

const server: ChildProcess = spawn('node', ['e2e/serve.ts', process.env['E2E_DIST'] ?? 'dist', String(PORT)]);
const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
try {
  await untilServed(`http://localhost:${PORT}/`);
  const all: Record<string, Figures> = {};
  for (const page of pages(process.argv.slice(2))) {
    const first = await measure(page);
    const figures = faultsOf(first).length === 0 ? first : middle([first, await measure(page), await measure(page)]);
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
  chrome.kill();
  server.kill();
}

function pages(wanted: readonly string[]): readonly string[] {
  if (wanted.length > 0) return wanted;
  const kinds = FULL
    ? LANGS.flatMap((lang) => [...KINDS, ...MORE].map((kind) => `/${lang}/${kind}`))
    : KINDS.map((kind, i) => `/${LANGS[i % LANGS.length]}/${kind}`);
  return ['/', '/r/xd-ngu-linh/#hai-tieng', ...kinds];
}

async function measure(page: string): Promise<Figures> {
  const run = await lighthouse(`http://localhost:${PORT}${page}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
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

/** The middle of each figure of three runs. */
function middle(runs: readonly Figures[]): Figures {
  const of = (figure: (run: Figures) => number): number => runs.map(figure).sort((a, b) => a - b)[1] ?? Number.NaN;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name] ?? 0)])),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
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
