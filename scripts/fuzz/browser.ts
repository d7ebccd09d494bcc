/**
 * The site's pages in a browser: with invalid links, with storage full of junk, and offline with half of the saved files gone.
 */

import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Rng } from '#core/random/rng.ts';
import { TestSite } from '../../e2e/offline-site.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';
import { type DoorTally, Meter } from './entry-point.ts';
import { texts } from './texts.ts';

const PAGES = [
  'vi/trong-tai/',
  'en/trong-tai/',
  'embed/',
  'vi/luat-nha/',
  'vi/luat-nha/hoi/',
  'vi/so-diem/',
  'en/luyen-tap/',
  'vi/ta-la/choi/',
  'en/tim/',
] as const;
/** What stands in addresses: texts, and short ones. */
const TEXTS = ['c', 'h', 's', 'q', 'm', 'a'] as const;
const PARAMETERS = ['g', 'v', 'e', 'w', 's', 'n', 'b', 'lang', 'theme'] as const;
/** What may replace a stored value. */
const JUNK = ['', 'null', '[]', '{"', '{"__proto__":{}}', '9'.repeat(100_000)] as const;
/** Hosts take no longer address. */
const LONGEST_ADDRESS = 6000;
/** A page that takes longer, in milliseconds, counts as hung. */
const ALIVE_MS = 15_000;
/** The name that an address or a stored text would set if it were executed. */
const HACKED = 'alert(1)';

/** Pages with junk in their address and in everything stored. */
export async function fuzzPages(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  return visiting(async (context, site, meter) => {
    for (const typed of texts(rng)) {
      if (isOver()) break;
      const page = await context.newPage();
      const faults = watched(page);
      const text = typed.toWellFormed().slice(0, LONGEST_ADDRESS);
      const query = new URLSearchParams({
        [rng.pick(PARAMETERS)]: rng.pick(['1', 'en', '7']),
        [rng.pick(TEXTS)]: text,
      });
      const address = `${site.origin}/${rng.pick(PAGES)}?${query}`.slice(0, LONGEST_ADDRESS);
      const started = performance.now();
      await page.goto(address);
      const lives = await page.waitForFunction(isHydrated, undefined, { timeout: ALIVE_MS }).then(
        () => true,
        () => false,
      );
      meter.took(address, performance.now() - started, faults[0] ?? (lives ? undefined : 'does not come alive'));
      meter.holds(await heapOf(page));
      // Everything that this page has stored is replaced by junk for the next page.
      const junk = rng.pick([...JUNK, text]);
      await page.evaluate((stored) => {
        for (const key of Object.keys(localStorage)) localStorage.setItem(key, stored);
      }, junk);
      await page.close();
    }
  });
}

/** What the scripts of a page hold, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** Has the page read its address, and has its first widget rendered? */
function isHydrated(): boolean {
  const first = document.querySelector('main live-widget');
  return !document.documentElement.hasAttribute('data-linked') && !first?.hasAttribute('waiting');
}

/** The saved site with files missing, offline: it shows its own pages, never the browser's error page. */
export async function fuzzWorker(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  return visiting(async (context, site, meter) => {
    const page = await context.newPage();
    const faults = watched(page);
    await page.goto(`${site.origin}/vi/`);
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.register('/sw.js?vi', { scope: '/' });
      const coming = installing ?? waiting;
      if (active || !coming) return;
      await new Promise<void>((done, failed) => {
        coming.addEventListener('statechange', () => {
          if (coming.state === 'activated') done();
          if (coming.state === 'redundant') failed(new Error('the worker was given up'));
        });
        coming.postMessage('take-over');
      });
    });
    while (!isOver()) {
      await page.evaluate(
        async ([seed, junk]) => {
          // Every n-th of the saved files, from a random start.
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            const kept = await cache.keys();
            for (const [i, request] of kept.entries()) if ((i + seed) % 5 === 0) await cache.delete(request);
          }
          navigator.serviceWorker.controller?.postMessage(junk);
        },
        [rng.upTo(4), rng.pick([null, 7, 'about', 'none', { type: '__proto__' }, 'x'.repeat(10_000)])] as const,
      );
      await context.setOffline(true);
      const address = `${site.origin}/vi/${rng.pick(['', 'trong-tai/', 'xi-dach/', 'sam/cach-choi/', 'luyen-tap/', 'khong-co/'])}`;
      const started = performance.now();
      const shown = await page.goto(address).then(
        () => page.title(),
        () => '',
      );
      meter.took(address, performance.now() - started, shown ? faults[0] : 'the page of the browser');
      await context.setOffline(false);
      await page.goto(`${site.origin}/vi/`);
    }
  });
}

async function visiting(
  visit: (context: BrowserContext, site: TestSite, meter: Meter) => Promise<void>,
): Promise<DoorTally> {
  const meter = new Meter('pages', ALIVE_MS);
  const site = new TestSite();
  await site.start();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
    await context.addInitScript(`globalThis.alert = () => { throw new Error('executed') }`);
    await visit(context, site, meter);
  } finally {
    await browser.close();
    await site.stop();
  }
  return meter.tally;
}

/** What goes wrong on a page, as it does. */
function watched(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`throws ${message}`));
  page.on('dialog', (dialog) => {
    faults.push(`executes ${HACKED}`);
    dialog.dismiss().catch(() => undefined);
  });
  return faults;
}
