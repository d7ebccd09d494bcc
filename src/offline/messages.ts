/** The messages between pages and the worker. */
import type { Lang } from '#core/lang.ts';

/** All languages, repeated here (a test compares the two lists): the original list would load everything that widgets need. */
export const ALL: readonly Lang[] = ['vi', 'en'];

/** What is saved, or can be, in one language. */
export interface SavedBuild {
  /** Bytes to be fetched for it, compressed. */
  readonly bytes: number;
  /** Changes with any file of it. */
  readonly build: string;
}

/** The contents of a build: as a worker reports its own saved languages, and as `offline.json` lists them beforehand. */
export interface About {
  readonly edition: number;
  /** The day of the edition, `2026-11-23`. */
  readonly date: string;
  readonly langs: Readonly<Partial<Record<Lang, SavedBuild>>>;
  /** Bytes of it that both languages need. */
  readonly shared: number;
}

/** A worker's report: what it is to keep, and how much of that is there. Older workers do not send the count. */
export interface WorkerReport extends About {
  /** How many files the browser has dropped. */
  readonly lacks?: number;
  /** They are being fetched. */
  readonly mending?: boolean;
}

/**
 * Messages to a worker: report what it has; take over, because a reader wants it; a page has started, so files that no page needs
 * may go; fetch what is missing, by the reader's wish where an answer is awaited; save nothing any more, because all is removed.
 */
export type WorkerOrder = 'about' | 'take-over' | 'begun' | 'mend' | 'forget';

/** Why saving failed: no room, no network, storage forbidden, or unknown. */
export type Failure = 'full' | 'network' | 'blocked' | 'unknown';

/** From a worker that fetches files: how far it is, or why it gave up. */
export type FetchProgress = { readonly done: number; readonly of: number } | { readonly failed: Failure };

/** The name of the worker's file contains the languages it keeps, so that it stays the same through every new build. */
export function workerName(langs: readonly Lang[]): string {
  return `sw.js?${ALL.filter((lang) => langs.includes(lang)).join(',')}`;
}

/** The languages in the address of a worker. */
export function langsIn(address: string): readonly Lang[] {
  const asked = new URL(address).search.slice(1).split(',');
  return ALL.filter((lang) => asked.includes(lang));
}

/** The prefix of all caches of this site; the path of the site follows, since other sites may share the origin. */
export const CACHE = 'luat-bai';

/**
 * The old worker and the new one have the same files, so the reader need not be asked. A language that the new one lacks was
 * removed by the reader.
 */
export function sameFor(old: About, now: About): boolean {
  return ALL.every((lang) => !old.langs[lang] || !now.langs[lang] || old.langs[lang].build === now.langs[lang].build);
}

/** The saved languages. */
export function langsOf(about: About): readonly Lang[] {
  return ALL.filter((lang) => about.langs[lang]);
}
