/** What pages and the worker say to each other. */
import type { Lang } from '#core/lang.ts';

/** All languages, once more (a test holds them the same): where they are listed comes with all that widgets need. */
export const ALL: readonly Lang[] = ['vi', 'en'];

/** What is kept, or could be, in one language. */
export interface Kept {
  /** Bytes to be fetched for it, compressed. */
  readonly bytes: number;
  /** Changes with any file of it. */
  readonly build: string;
}

/** What a build of the site has: as a worker says it of itself, in the languages that it keeps; and as `offline.json` says it before. */
export interface About {
  readonly edition: number;
  /** The day of the edition, `2026-11-23`. */
  readonly date: string;
  readonly langs: Readonly<Partial<Record<Lang, Kept>>>;
  /** Bytes of it that both languages need. */
  readonly shared: number;
}

/** What a worker says of itself: what it is to keep, and what of that is there. Workers of before this was counted do not say. */
export interface Held extends About {
  /** How many files the browser has dropped. */
  readonly lacks?: number;
  /** They are being fetched. */
  readonly mending?: boolean;
}

/**
 * To a worker: what it has; to take over, because a reader wishes it; that a page has begun, so that what no page needs may go; to
 * fetch what is missing, by the reader's wish where an answer is waited for; to put nothing here any more, because all is removed.
 */
export type Order = 'about' | 'take-over' | 'begun' | 'mend' | 'forget';

/** Why saving was given up: no room, no network, storage forbidden, or what nobody can tell. */
export type Failure = 'full' | 'network' | 'blocked' | 'unknown';

/** From a worker that fetches files: how far it is, or why it gave up. */
export type Progress = { readonly done: number; readonly of: number } | { readonly failed: Failure };

/** The name of the worker's file carries what it keeps, so that it stays the same through every new build. */
export function workerName(langs: readonly Lang[]): string {
  return `sw.js?${ALL.filter((lang) => langs.includes(lang)).join(',')}`;
}

/** The languages in the address of a worker. */
export function langsIn(address: string): readonly Lang[] {
  const asked = new URL(address).search.slice(1).split(',');
  return ALL.filter((lang) => asked.includes(lang));
}

/** What all caches of this site are called by; the place of the site follows, since other sites may stand beside it. */
export const CACHE = 'luat-bai';

/**
 * What the old worker has and a new one keeps is the same, file for file: nobody needs to be asked. A language that the new one
 * does not keep has been removed by the reader himself.
 */
export function sameFor(old: About, now: About): boolean {
  return ALL.every((lang) => !old.langs[lang] || !now.langs[lang] || old.langs[lang].build === now.langs[lang].build);
}

/** The languages of which something is kept. */
export function langsOf(about: About): readonly Lang[] {
  return ALL.filter((lang) => about.langs[lang]);
}
