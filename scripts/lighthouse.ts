/**
 * One page of each kind through Lighthouse, as on a phone, in both languages: a table, and one JSON line.
 * Runs over `dist`, so build first. `npm run lighthouse -- /vi/xi-dach/so-bai/` takes other pages.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts';

const PORT = 4398;
const KINDS = [
  '',
  ...[
    'xi-dach/',
    'xi-to/',
    'xi-to/tinh-diem/',
    'ba-cay/',
    'ba-cay/so-bai/',
    'ta-la/',
    'ta-la/tinh-diem/',
    'ta-la/cach-choi/',
    'sam/',
    'sam/tinh-diem/',
    'sam/so-bai/',
    'xi-to/luat/',
    'ta-la/choi/',
  ],
  'trong-tai/',
  'luyen-tap/',
  'luyen-tap/tien-bo/',
  'luat-nha/',
  'thuat-ngu/',
  'su-co/',
  'cai-nhau/',
  'cai-nhau/xi-dach/',
];
const PAGES = [
  '/',
  '/r/xd-ngu-linh/#hai-tieng',
  ...['vi', 'en'].flatMap((lang) => KINDS.map((kind) => `/${lang}/${kind}`)),
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server: ChildProcess = spawn('npx', ['astro', 'preview', '--port', String(PORT)], { stdio: 'ignore' });
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
});
try {
  await untilServed(`http://localhost:${PORT}/`);
  const wanted = process.argv.slice(2);
  const scores: Record<string, Record<string, number>> = {};
  for (const page of wanted.length > 0 ? wanted : PAGES) {
    scores[page] = await measure(page);
    const figures = Object.entries(scores[page]).map(([name, value]) => `${name} ${value}`);
    console.log(`${page.padEnd(28)} ${figures.join('  ')}`);
  }
  console.log(JSON.stringify(scores));
} finally {
  chrome.kill();
  server.kill();
}

async function measure(page: string): Promise<Record<string, number>> {
  const run = await lighthouse(`http://localhost:${PORT}${page}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${page}`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((name): [string, number] => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const lcp = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
  const cls = Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3));
  return Object.fromEntries([...scores, ['LCP ms', lcp], ['CLS', cls]]);
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
