/**
 * What visits cost, over `dist` behind nginx, so build first: what a phone is sent at a first visit, when it comes back, and for the
 * next page. `npm run visits` prints it; with `-- --keep` it is kept with the day and told in docs/hosting.md.
 */

import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { z } from 'astro/zod';
import { scrollThrough } from '../e2e/widget.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts';
import { BASE, DIST } from './checks/built/page.ts';
import { hostingFiles } from './hosting/conf.ts';
import { ensureNginx } from './hosting/find-nginx.ts';
import { hostByNginx } from './hosting/nginx.ts';
import { VISITS_FILE, type VisitCost, type Visited, type Visits, visitsTold } from './hosting/visits.ts';

/** Pages as people come to the site, each with one that they go on to. */
const PAGES: readonly (readonly [path: string, next: string])[] = [
  ['/vi/', '/vi/xi-dach/'],
  ['/vi/xi-dach/', '/vi/xi-dach/so-bai/'],
  ['/vi/xi-dach/so-bai/', '/vi/xi-dach/bien-the/'],
  ['/vi/trong-tai/', '/vi/cai-nhau/'],
  ['/vi/ta-la/choi/', '/vi/ta-la/cach-choi/'],
  ['/vi/luyen-tap/', '/vi/sam/'],
];

const nginx = ensureNginx();
if (!nginx) {
  console.error('There is no nginx here, and none to be fetched.');
  process.exit(2);
}
using hosted = await hostByNginx(nginx, DIST, BASE);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
try {
  const pages: Visited[] = [];
  for (const [path, next] of PAGES) pages.push(await visited(browser, path, next));
  const date = new Date().toISOString().slice(0, 10);
  const visits: Visits = { date, pages, saved: savedBytes(), site: builtSite() };
  console.log(visitsTold(visits));
  if (process.argv.includes('--keep')) {
    writeFileSync(VISITS_FILE, `${JSON.stringify(visits, null, 2)}\n`);
    for (const [file, text] of hostingFiles()) writeFileSync(file, text);
  }
} finally {
  await browser.close();
}

/** One reader: a first visit, the same page again, and the next page for somebody who came first. */
async function visited(browser: Browser, path: string, next: string): Promise<Visited> {
  const baseURL = hosted.origin;
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true });
  const first = await costOf(context, path, true);
  const again = await costOf(context, path);
  const onward = await costOf(context, next);
  await context.close();
  return { path, next, first, again, onward };
}

/**
 * What a page costs that is read to its end, headers counted, by what the browser has already.
 * @param icons with its icon and manifest, which a browser without a window leaves out
 */
async function costOf(context: BrowserContext, path: string, icons = false): Promise<VisitCost> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const sent: number[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => sent.push(encodedDataLength));
  await page.goto(BASE + path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const links = icons ? 'link[rel=icon][type], link[rel=manifest]' : '#none';
  await page.evaluate(async (wanted) => {
    for (const link of document.querySelectorAll(wanted)) await (await fetch(link.getAttribute('href') ?? '')).text();
  }, links);
  await page.waitForLoadState('networkidle');
  await page.close();
  const asked = sent.filter((bytes) => bytes > 0);
  return { bytes: asked.reduce((sum, bytes) => sum + bytes, 0), requests: asked.length };
}

/** What the site itself tells a reader before they save Vietnamese. */
function savedBytes(): number {
  const about = z.object({ langs: z.object({ vi: z.object({ bytes: z.number() }) }) });
  return about.parse(JSON.parse(readFileSync(`${DIST}/offline.json`, 'utf8'))).langs.vi.bytes;
}

function builtSite(): Visits['site'] {
  const files = globSync('**/*', { cwd: DIST }).filter((file) => statSync(`${DIST}/${file}`).isFile());
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(`${DIST}/${file}`).size, 0) };
}
