/** A process that measures one page after the other: Lighthouse cannot measure two at a time in one. It is sent addresses, and sends figures. */

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';
import { AUDIT_CATEGORIES, type PageFigures, scoresOf } from './figures.ts';

process.on('message', async (url) => process.send?.(await measure(String(url))));

/** Always a first visit: a browser that was here before has stored tables and rule sets. */
async function measure(url: string): Promise<PageFigures> {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  const run = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...AUDIT_CATEGORIES],
    disableFullPageScreenshot: true,
  }).finally(() => chrome.kill());
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = run.lhr;
  return {
    scores: scoresOf((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    // A page without any measurement has failed.
    lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(4)),
  };
}
