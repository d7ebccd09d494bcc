/** What this worker keeps: the files of its languages in one build of the site, and where they lie. */
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import type { Lists } from './lists.ts';
import { CACHE, type Failure, langsIn } from './messages.ts';
import type { WorkerScope } from './scope.ts';

declare const __LISTS__: Lists;
declare const self: WorkerScope;

export const LISTS = __LISTS__;
export const LANGS = langsIn(self.location.href);
const FILES = [...LISTS.both, ...LANGS.flatMap((lang) => LISTS.langs[lang].files)];

setCacheNameDetails({ prefix: CACHE });
export const kept = new PrecacheController();
kept.addToCacheList(FILES.map(([address, revision = null]) => ({ url: whole(address), revision })));

/** The revisions of files whose names do not have them, by what they are kept as. */
export const REVISIONS: ReadonlyMap<string, string> = new Map(
  FILES.flatMap(([address, revision]) => {
    const cacheKey = kept.getCacheKeyForURL(whole(address));
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

/** Files of the list that are not here, by their addresses and what they are kept as. */
export async function lacking(): Promise<readonly (readonly [address: string, cacheKey: string])[]> {
  const here = new Set((await (await cache()).keys()).map(({ url }) => url));
  return [...kept.getURLsToCacheKeys()].filter(([, cacheKey]) => !here.has(cacheKey));
}

/** The name of the file changes with what is in it. */
export function isHashed(address: string): boolean {
  return address.startsWith(whole('_astro/'));
}

/** A file as the server has it now: the browser's own copy may be older, unless the name says that it is not. */
export function requestOf(address: string): Request {
  return new Request(address, { cache: isHashed(address) ? 'default' : 'reload', credentials: 'same-origin' });
}

/** Fails where the server has another build by now: its pages must not lie beside those of this one. */
export async function sameBuild(): Promise<void> {
  const now = await fetch(self.location.href, { cache: 'no-cache' });
  const text = await now.text();
  if (LANGS.some((lang) => !text.includes(LISTS.langs[lang].build))) throw new Error('another build by now');
}

/** A fetch that fails throws no `DOMException`; what cannot be stored does. */
export function why(error: unknown): Failure {
  if (!(error instanceof DOMException)) return 'network';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'unknown';
}
