/**
 * Keeps the pages of one language, or of both, for times without a network, once the reader has agreed (ADR 19). A build of it is
 * fetched whole or not at all, and waits until a reader lets it take over.
 */
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { EDITION } from '#book/edition.ts';
import type { Lang } from '#core/lang.ts';
import { type About, CACHE, type Failure, type Kept, langsIn, type Order, type Progress } from './messages.ts';
import type { WorkerScope } from './scope.ts';

/** A file by its address under the site's root, with its revision, unless its name has it. */
type Entry = readonly [address: string, revision?: string];

/** What the build has put in. */
export interface Lists {
  readonly date: string;
  readonly both: readonly Entry[];
  readonly shared: number;
  readonly langs: Readonly<Record<Lang, Kept & { readonly files: readonly Entry[] }>>;
  /** The page of each language that is shown for one that is not kept. */
  readonly missing: Readonly<Record<Lang, string>>;
  /** The games by what the ids of their rules begin with. */
  readonly games: Readonly<Record<string, string>>;
}
declare const __LISTS__: Lists;
declare const self: WorkerScope;

const LISTS = __LISTS__;
const LANGS = langsIn(self.location.href);
const [LANG = 'vi'] = LANGS;
const { scope } = self.registration;
/** Files that are asked for at a time: as many as browsers ask one server for. */
const AT_ONCE = 6;

setCacheNameDetails({ prefix: CACHE });
const kept = new PrecacheController();
kept.addToCacheList(
  [...LISTS.both, ...LANGS.flatMap((lang) => LISTS.langs[lang].files)].map(([address, revision = null]) => ({
    url: new URL(address, scope).href,
    revision,
  })),
);

self.addEventListener('install', (event) => event.waitUntil(fetchAll(event)));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const order: Order = event.data;
  if (order === 'about') event.ports[0]?.postMessage(about());
  if (order === 'take-over') event.waitUntil(self.skipWaiting());
  if (order === 'begun') event.waitUntil(tidy());
});

// The query of a page is its own business: a case, a house, a session.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/], directoryIndex: '', cleanURLs: false }));
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ url, request }) => open(url, request),
);
// Scripts of the build before, while a page of it is still open.
registerRoute(
  ({ url }) => isHashed(url.href),
  async ({ url, request }) => (await (await cache()).match(url.href)) ?? fetch(request),
);

function about(): About {
  const langs = LANGS.map((lang) => [lang, { bytes: LISTS.langs[lang].bytes, build: LISTS.langs[lang].build }]);
  return { edition: EDITION, date: LISTS.date, shared: LISTS.shared, langs: Object.fromEntries(langs) };
}

/** Fetches what is not here yet. What came before it broke off stays, and is not fetched again. */
async function fetchAll(event: Event): Promise<void> {
  const waiting = [...kept.getURLsToCacheKeys()];
  const of = waiting.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, cacheKey] = next;
      const request = new Request(address, {
        cache: address === cacheKey ? 'default' : 'reload',
        credentials: 'same-origin',
      });
      await Promise.all(kept.strategy.handleAll({ request, event, params: { cacheKey } }));
      done += 1;
      await tell({ done, of });
    }
  };
  // The first that fails leaves the others nothing to do; they are waited for, so that nothing comes after all is given up.
  const giveUp = (error: unknown): never => {
    waiting.length = 0;
    throw error;
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(giveUp)));
  const [first] = ended.filter((one) => one.status === 'rejected');
  const error: unknown = first ? first.reason : await sameBuild().catch((reason: unknown) => reason);
  if (error === undefined) return;
  const failed = why(error);
  if (failed === 'full' && !self.registration.active) await caches.delete(cacheNames.precache).catch(() => false);
  await tell({ failed });
  throw error;
}

/** A fetch that fails throws no `DOMException`; what cannot be stored does. */
function why(error: unknown): Failure {
  if (!(error instanceof DOMException)) return 'network';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'unknown';
}

/** A new build may have come to the server while this one was fetched: then pages of both would lie here. */
async function sameBuild(): Promise<void> {
  const now = await fetch(self.location.href, { cache: 'no-store' });
  const text = await now.text();
  if (LANGS.some((lang) => !text.includes(LISTS.langs[lang].build))) throw new Error('another build by now');
}

/** A page that is not kept: from the network, or else what comes nearest to it. */
async function open(url: URL, request: Request): Promise<Response> {
  const path = url.pathname.slice(new URL(scope).pathname.length);
  const whole = `${url.origin}${url.pathname}/`;
  if (kept.getCacheKeyForURL(whole)) return Response.redirect(`${whole}${url.search}`);
  try {
    return await fetch(request);
  } catch (error) {
    const [, id = '', prefix = ''] = /^r\/(([a-z]+)-[^/]+)/.exec(path) ?? [];
    const game = LISTS.games[prefix];
    if (game) return Response.redirect(new URL(`${LANG}/${game}/luat/#${id}`, scope).href);
    const missing = await kept.matchPrecache(new URL(LISTS.missing[LANG], scope).href);
    if (missing) return missing;
    throw error;
  }
}

/**
 * Drops what this build does not have. While several pages are open, scripts stay: one of them may be of the build before, and
 * ask for more of it. They go when a page begins and is the only one.
 */
async function tidy(): Promise<void> {
  // A build that is on its way lays its files here, too.
  if (self.registration.installing || self.registration.waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const mine = new Set(kept.getURLsToCacheKeys().values());
  const all = await cache();
  for (const { url } of await all.keys()) {
    if (!mine.has(url) && (pages.length <= 1 || !isHashed(url))) await all.delete(url);
  }
}

async function tell(progress: Progress): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(progress);
}

function cache(): Promise<Cache> {
  return caches.open(cacheNames.precache);
}

/** The name of the file changes with what is in it. */
function isHashed(address: string): boolean {
  return address.startsWith(new URL('_astro/', scope).href);
}
