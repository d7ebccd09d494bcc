/**
 * Saves the pages of one language, or of both, for use offline, once the reader has agreed (ADR 19). A build is fetched whole or
 * not at all, and waits until a reader lets it take over.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { EDITION } from '#book/edition.ts';
import { cache, isHashed, kept, LANGS, LISTS, lacking, requestOf, sameBuild, whole, why } from './kept.ts';
import { forget, isMending, mend, noteWindow, putBack } from './mend.ts';
import type { Held, Order, Progress } from './messages.ts';
import { langFor, missingPage } from './missing-page.ts';
import type { Fetching, WorkerScope } from './scope.ts';
import { severalAtOnce } from './several.ts';

declare const self: WorkerScope;

const { scope } = self.registration;

self.addEventListener('install', (event) => event.waitUntil(fetchAll(event)));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const order: Order = event.data;
  const [port] = event.ports;
  const reply = (answer: unknown): void => port?.postMessage(answer);
  if (order === 'about') event.waitUntil(about().then(reply));
  if (order === 'take-over') event.waitUntil(self.skipWaiting());
  if (order === 'begun') event.waitUntil(tidy());
  if (order === 'forget') {
    forget();
    reply(undefined);
  }
  // Without being asked it fetches only where the reader has not asked the browser to save data.
  if (order === 'mend' && (port || !savesData())) event.waitUntil(mend(tell).then(reply));
});

self.addEventListener('fetch', ({ request, resultingClientId }) => {
  if (request.mode === 'navigate') noteWindow(resultingClientId);
});
kept.strategy.plugins.push({
  // A missing file that was fetched from the network is saved again; where that fails, another time will do.
  async fetchDidSucceed({ request, response, event }) {
    const by = windowOf(event);
    if (by) event.waitUntil(putBack(plain(request.url), response.clone(), by).catch(() => undefined));
    return response;
  },
  // A page of the site is shown instead of the browser's error page.
  async handlerDidError({ request }) {
    return request.mode === 'navigate' ? missingPage(request.url) : undefined;
  },
});

// The query of a page is read by the page itself: a case, a rule set, a session.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/], directoryIndex: '', cleanURLs: false }));
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ url, request }) => open(url, request),
);
// Scripts of the previous build, while one of its pages is still open.
registerRoute(
  ({ url }) => isHashed(url.href),
  async ({ url, request }) => (await (await cache()).match(url.href)) ?? fetch(request),
);

async function about(): Promise<Held> {
  const langs = LANGS.map((lang) => [lang, { bytes: LISTS.langs[lang].bytes, build: LISTS.langs[lang].build }]);
  // Where storage fails nothing is saved.
  const lacks = await lacking().then(
    ({ length }) => length,
    () => kept.getURLsToCacheKeys().size,
  );
  return {
    edition: EDITION,
    date: LISTS.date,
    shared: LISTS.shared,
    langs: Object.fromEntries(langs),
    lacks,
    mending: isMending(),
  };
}

/** Fetches what is missing. What an interrupted run has fetched stays, and is not fetched again. */
async function fetchAll(event: Event): Promise<void> {
  const all = [...kept.getURLsToCacheKeys()];
  let done = 0;
  const broke = await severalAtOnce(all, async ([address, cacheKey]) => {
    await Promise.all(kept.strategy.handleAll({ request: requestOf(address), event, params: { cacheKey } }));
    done += 1;
    await tell({ done, of: all.length });
  });
  // The server may have a new build meanwhile: then pages of both would be mixed.
  const error = broke ?? (await sameBuild().catch((reason: unknown) => reason));
  if (error === undefined) return;
  const failed = why(error);
  if (failed === 'full' && !self.registration.active) await caches.delete(cacheNames.precache).catch(() => false);
  await tell({ failed });
  throw error;
}

/** A page that is not saved: from the network, else the closest substitute. */
async function open(url: URL, request: Request): Promise<Response> {
  const slashed = `${url.origin}${url.pathname}/`;
  if (kept.getCacheKeyForURL(slashed)) return Response.redirect(`${slashed}${url.search}`);
  try {
    return await fetch(request);
  } catch {
    const [, id = '', prefix = ''] = /^r\/(([a-z]+)-[^/]+)/.exec(url.href.slice(scope.length)) ?? [];
    const game = LISTS.games[prefix];
    return game ? Response.redirect(whole(`${langFor(url.href)}/${game}/luat/#${id}`)) : missingPage(url.href);
  }
}

/**
 * Drops what is not in this build. While several pages are open scripts stay: one of the pages may belong to the previous build
 * and load more of them. They go when a page starts and is the only one.
 */
async function tidy(): Promise<void> {
  // A build that is being installed stores its files here, too.
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

/** An address without what is a page's own business. */
function plain(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** The window that asks, or that is being opened; undefined where a worker asks by itself. */
function windowOf(event: Event | Fetching): string | undefined {
  return 'clientId' in event ? event.resultingClientId || event.clientId : undefined;
}

/** The reader has turned on the browser's data saver. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
