/**
 * Saves the pages of one language, or of both, for use offline, once the reader has agreed (ADR 19). A build is fetched whole or
 * not at all, and waits until a reader lets it take over.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { EDITION } from '#book/edition.ts';
import { fetchMissing, forgetFiles, isMending, noteWindow, putBack } from './fetch-missing.ts';
import type { FetchProgress, WorkerOrder, WorkerReport } from './messages.ts';
import { langFor, missingPage } from './missing-page.ts';
import {
  cache,
  isHashedAddress,
  KEPT_LANGS,
  keptFiles,
  LISTS,
  lacking,
  requestOf,
  sameBuild,
  whole,
  why,
} from './saved-files.ts';
import type { Fetching, WorkerScope } from './scope.ts';
import { severalAtOnce } from './several.ts';

declare const self: WorkerScope;

const { scope } = self.registration;

self.addEventListener('install', (event) => event.waitUntil(fetchAll(event)));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const order: WorkerOrder = event.data;
  const [port] = event.ports;
  const reply = (answer: unknown): void => port?.postMessage(answer);
  if (order === 'about') event.waitUntil(about().then(reply));
  if (order === 'take-over') event.waitUntil(self.skipWaiting());
  if (order === 'begun') event.waitUntil(tidy());
  if (order === 'forget') {
    forgetFiles();
    reply(undefined);
  }
  // Without being asked it fetches only where the reader has not asked the browser to save data.
  if (order === 'mend' && (port || !savesData())) event.waitUntil(fetchMissing(report).then(reply));
});

self.addEventListener('fetch', ({ request, resultingClientId }) => {
  if (request.mode === 'navigate') noteWindow(resultingClientId);
});
keptFiles.strategy.plugins.push({
  // A missing file that was fetched from the network is saved again; where that fails, another time will do.
  async fetchDidSucceed({ request, response, event }) {
    const by = windowOf(event);
    if (by) event.waitUntil(putBack(withoutQuery(request.url), response.clone(), by).catch(() => undefined));
    return response;
  },
  // A page of the site is shown instead of the browser's error page.
  async handlerDidError({ request }) {
    return request.mode === 'navigate' ? missingPage(request.url) : undefined;
  },
});

// The query of a page is read by the page itself: a case, a rule set, a session.
registerRoute(
  new PrecacheRoute(keptFiles, { ignoreURLParametersMatching: [/.*/], directoryIndex: '', cleanURLs: false }),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ url, request }) => open(url, request),
);
// Scripts of the previous build, while one of its pages is still open.
registerRoute(
  ({ url }) => isHashedAddress(url.href),
  async ({ url, request }) => (await (await cache()).match(url.href)) ?? fetch(request),
);

async function about(): Promise<WorkerReport> {
  const langs = KEPT_LANGS.map((lang) => [lang, { bytes: LISTS.langs[lang].bytes, build: LISTS.langs[lang].build }]);
  // Where storage fails nothing is saved.
  const lacks = await lacking().then(
    ({ length }) => length,
    () => keptFiles.getURLsToCacheKeys().size,
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
  const all = [...keptFiles.getURLsToCacheKeys()];
  let done = 0;
  const broke = await severalAtOnce(all, async ([address, cacheKey]) => {
    await Promise.all(keptFiles.strategy.handleAll({ request: requestOf(address), event, params: { cacheKey } }));
    done += 1;
    await report({ done, of: all.length });
  });
  // The server may have a new build meanwhile: then pages of both would be mixed.
  const error = broke ?? (await sameBuild().catch((reason: unknown) => reason));
  if (error === undefined) return;
  const failed = why(error);
  if (failed === 'full' && !self.registration.active) await caches.delete(cacheNames.precache).catch(() => false);
  await report({ failed });
  throw error;
}

/** A page that is not saved: from the network, else the closest substitute. */
async function open(url: URL, request: Request): Promise<Response> {
  const slashed = `${url.origin}${url.pathname}/`;
  if (keptFiles.getCacheKeyForURL(slashed)) return Response.redirect(`${slashed}${url.search}`);
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
  const mine = new Set(keptFiles.getURLsToCacheKeys().values());
  const all = await cache();
  for (const { url } of await all.keys()) {
    if (!mine.has(url) && (pages.length <= 1 || !isHashedAddress(url))) await all.delete(url);
  }
}

async function report(progress: FetchProgress): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(progress);
}

/** An address without what is a page's own business. */
function withoutQuery(address: string): string {
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
