import type { Lang } from '#core/lang.ts';
import { createFinder, type Finder } from '#src/search/find.ts';
import type { SearchFile } from '#src/search/record.ts';

/** What there is to search with, as soon as it is there. */
export interface Library {
  readonly file: SearchFile;
  readonly finder: Finder;
  /** Everything is in the index. */
  readonly whole: boolean;
}

/** Milliseconds of work at a time: the page answers to keys and fingers in between, on a slow phone too. */
const SLICE = 8;

/**
 * Brings what is searched in, and makes its index a slice at a time.
 * @param told is called after each slice: search works in what is there so far
 */
export async function loadLibrary(lang: Lang, told: (library: Library) => void): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const answer = await fetch(`${base}/tim/${lang}.json`);
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  const file: SearchFile = await answer.json();
  const finder = createFinder(file);
  for (let more = true; more; ) {
    const end = performance.now() + SLICE;
    more = finder.grow(() => performance.now() > end);
    told({ file, finder, whole: !more });
    await new Promise((next) => setTimeout(next));
  }
}
