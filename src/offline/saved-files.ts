/** The saved files: those of the worker's languages in one build of the site, and the cache they are in. */
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import type { Lists } from './lists.ts';
import { CACHE, type Failure, langsIn } from './messages.ts';
import type { WorkerScope } from './scope.ts';

declare const __LISTS__: Lists;
declare const self: WorkerScope;

export const LISTS = __LISTS__;
export const KEPT_LANGS = langsIn(self.location.href);
const FILES = [...LISTS.both, ...KEPT_LANGS.flatMap((lang) => LISTS.langs[lang].files)];

setCacheNameDetails({ prefix: CACHE });
export const keptFiles = new PrecacheController();
keptFiles.addToCacheList(FILES.map(([address, revision = null]) => ({ url: whole(address), revision })));

/** The revisions of files without a hash in their names, by their cache keys. */
export const REVISIONS: ReadonlyMap<string, string> = new Map(
  FILES.flatMap(([address, revision]) => {
    const cacheKey = keptFiles.getCacheKeyForURL(whole(address));
    return revision && cacheKey ? [[cacheKey, revision] as const] : [];
  }),
);

/** The whole address of a file of the site. */
export function whole(address: string): string {
  return new URL(address, self.registration.scope).href;
}

export function cache(): Promise<Cache> {
  return caches.open(cacheNames.precache);
}

/** Files of the list that are missing here, as addresses and cache keys. */
export async function lacking(): Promise<readonly (readonly [address: string, cacheKey: string])[]> {
  const here = new Set((await (await cache()).keys()).map(({ url }) => url));
  return [...keptFiles.getURLsToCacheKeys()].filter(([, cacheKey]) => !here.has(cacheKey));
}

/** The file's name contains a hash of its content. */
export function isHashedAddress(address: string): boolean {
  return address.startsWith(whole('_astro/'));
}

/** Fetches a file as the server has it now: the browser's HTTP cache may be older, unless the name contains a hash. */
export function requestOf(address: string): Request {
  return new Request(address, { cache: isHashedAddress(address) ? 'default' : 'reload', credentials: 'same-origin' });
}

/** Fails where the server has another build by now: pages of two builds must not be mixed. */
export async function sameBuild(): Promise<void> {
  const now = await fetch(self.location.href, { cache: 'no-cache' });
  const text = await now.text();
  if (KEPT_LANGS.some((lang) => !text.includes(LISTS.langs[lang].build))) throw new Error('another build by now');
}

/** A failed fetch throws no `DOMException`; a failed write to the cache does. */
export function why(error: unknown): Failure {
  if (!(error instanceof DOMException)) return 'network';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'unknown';
}
