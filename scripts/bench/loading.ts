/**
 * How soon a page answers its reader on slow lines, on a phone: a page of each kind of the built site, beside one of its plain ones.
 * All times are those of the page's own clock, from the beginning of its navigation.
 */

import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { assertDefined } from '#core/assert-defined.ts';
import { KINDS, type KindOfPage, useFirst } from '../../e2e/page-kinds.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';
import { DIST } from '../checks/built/page.ts';
import { serveDist } from '../serve-dist.ts';
import { median } from './timing.ts';

const PORT = 4396;
const ROUNDS = 5;
/** A processor so many times as slow as this one. */
const SLOWER = 4;

interface Network {
  /** A round trip, in milliseconds. */
  readonly latency: number;
  /** Kilobits a second, up and down. */
  readonly rate: number;
  /** Within so many seconds a page should answer, and one that is heavy. */
  readonly target: number;
  readonly heavy: number;
}
const NETWORKS = {
  a: { latency: 150, rate: 1600, target: 1.8, heavy: 2.5 },
  b: { latency: 400, rate: 400, target: 4.5, heavy: 5.5 },
} as const satisfies Readonly<Record<string, Network>>;
type NetworkName = keyof typeof NETWORKS;

/** What any page takes: it has no widget, and is there once it can be read. */
const PLAIN: KindOfPage = { name: 'plain: the sources', path: (lang) => `/${lang}/nguon/`, answer: 'h1' };

/** In seconds. */
interface Times {
  readonly paint: number;
  readonly largest: number;
  readonly effect: number;
}
type Loading = Readonly<Record<NetworkName, Times>>;

/**
 * The medians for a page of each kind; the first is the plain one.
 * @param parts what the names of kinds have, of those that are wanted
 * @throws where there is no built site
 */
export async function benchLoading(parts: readonly string[]): Promise<Readonly<Record<string, Loading>>> {
  const wanted = KINDS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const server = await serveDist(PORT);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const figures = new Map<string, Loading>();
    for (const kind of [PLAIN, ...wanted])
      figures.set(kind.name, { a: await timesOf(browser, kind, 'a'), b: await timesOf(browser, kind, 'b') });
    return Object.fromEntries(figures);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** @throws where there is no built site */
export function demandSite(): void {
  if (!existsSync(`${DIST}/index.html`)) throw new Error(`no ${DIST}/: npm run -s build makes it`);
}

/** The same as a table for people. */
export function loadingRows(figures: Readonly<Record<string, Loading>>): object[] {
  const said = (page: string, { paint, largest, effect }: Times, name: NetworkName) => {
    const { target, heavy } = NETWORKS[name];
    const most = KINDS.find((kind) => kind.name === page)?.heavy ? heavy : target;
    return {
      [`${name}: paint`]: paint,
      [`${name}: LCP`]: largest,
      [`${name}: effect`]: effect,
      [`${name}: target`]: `${effect <= most ? '' : 'missed '}${most}`,
    };
  };
  return Object.entries(figures).map(([page, { a, b }]) => ({ page, ...said(page, a, 'a'), ...said(page, b, 'b') }));
}

async function timesOf(browser: Browser, kind: KindOfPage, network: NetworkName): Promise<Times> {
  const rounds: Times[] = [];
  while (rounds.length < ROUNDS) rounds.push(await visit(browser, kind, NETWORKS[network]));
  const usual = (of: keyof Times): number => Number(median(rounds.map((times) => times[of])).toFixed(2));
  return { paint: usual('paint'), largest: usual('largest'), effect: usual('effect') };
}

/** The first visit of somebody who has nothing of the site, and uses a page as soon as they see it. */
async function visit(browser: Browser, kind: KindOfPage, { latency, rate }: Network): Promise<Times> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (rate * 1000) / 8;
  const speed = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', speed);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(kind.path('vi'), { waitUntil: 'commit' });
  const began = () => page.evaluate(() => performance.timeOrigin);
  const start = await began();
  await seen(page, kind.use?.control ?? 'h1');
  const before = paints(page);
  await useFirst(page, kind);
  const effect = await seen(page, kind.answer);
  // What was used may have led to another page.
  const painted = await ((await began()) === start ? paints(page) : before);
  await context.close();
  return { ...painted, effect: (effect - start) / 1000 };
}

/** When something is visible or in the address, on a page that is painted: by a clock that goes on from page to page. */
async function seen(page: Page, what: string | RegExp): Promise<number> {
  const when = await page.waitForFunction(
    (sought) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return 0;
      const there =
        typeof sought === 'string'
          ? [...document.querySelectorAll(sought)].some((one) => one.checkVisibility())
          : sought.test(location.href);
      return there && performance.timeOrigin + performance.now();
    },
    what,
    { timeout: 60_000 },
  );
  return assertDefined((await when.jsonValue()) || undefined);
}

/** The first and the largest paint until the reader did something, in seconds. */
function paints(page: Page): Promise<Omit<Times, 'effect'>> {
  return page.evaluate(async () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const largest = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
      setTimeout(done, 500, 0);
    });
    const paint = (first?.startTime ?? 0) / 1000;
    return { paint, largest: Math.max(paint, largest / 1000) };
  });
}
