/**
 * All that the site keeps on a reader's device, by name. In storage each name is prefixed with the name of the site: apps at the
 * same origin share its storage, and a path such as `/luat-bai/` gives none of its own. The path is no part of the prefix: two
 * copies of the site at one origin have the same reader and share what they store. Caches are named in src/offline/messages.ts.
 */
export const PREFIX = 'luat-bai:';

/** In localStorage. */
export const KEPT_ON_DEVICE = [
  // Read before the first paint (components/page/Head.astro) and by the redirect of bilingual links (pages/r).
  'theme',
  'lang',
  'four-colours',
  'offline-refused',
  // House rules that were chosen and not saved.
  'house-draft',
  // Names and games that were chosen for a score book that has not begun.
  'book-start',
  // A round of the score book that was begun and not written yet, and one that was being corrected.
  'round-draft',
  'round-fix',
  // Rounds that the table says were paid their own way.
  'house-left',
  // Whether verdicts on the table are read aloud, and by which voice, in each language.
  'table-voice:vi',
  'table-voice:en',
  // The history of practice, and unreadable texts found in its place: the first one, and the latest.
  'practice',
  'practice:aside',
  'practice:aside-latest',
  'practice:clock',
  'practice:daily',
  // Written to see whether anything can be stored, and removed at once.
  'try',
] as const;

/** In localStorage, for each game: `house:xi-dach`. */
export const KEPT_OF_GAME = ['house', 'answered', 'agreed', 'table', 'coach'] as const;

/** In sessionStorage: they go with the tab. */
export const KEPT_IN_TAB = [
  'practice:turns',
  'offline-later',
  // The words in which cases at the referee were told.
  'referee',
] as const;

/** In sessionStorage, for each game: the round at the small table of its front page. */
export const KEPT_OF_GAME_IN_TAB = ['round'] as const;

/** Databases (IndexedDB), each with a cache of its name for copies, and a channel of its name by which tabs tell each other what has changed. */
export const KEPT_IN_DATABASES = ['evenings'] as const;

export type StoredName = (typeof KEPT_ON_DEVICE)[number] | `${(typeof KEPT_OF_GAME)[number]}:${string}`;
export type TabName = (typeof KEPT_IN_TAB)[number] | `${(typeof KEPT_OF_GAME_IN_TAB)[number]}:${string}`;
export type DatabaseName = (typeof KEPT_IN_DATABASES)[number];
export type StorageKey = `${typeof PREFIX}${StoredName | TabName | DatabaseName}`;

export function storageKey(name: StoredName | TabName | DatabaseName): StorageKey {
  return `${PREFIX}${name}`;
}
