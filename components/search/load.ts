import type { Lang } from '#core/lang.ts';
import { createFinder, type Finder } from '#src/search/find.ts';
import type { SearchFile } from '#src/search/record.ts';

/** The parts of the search, as soon as they are loaded. */
export interface Library {
  readonly file: SearchFile;
  readonly finder: Finder;
  /** The index is complete. */
  readonly whole: boolean;
}

/** Milliseconds of work at a time: the page handles input in between, on a slow phone too. */
const SLICE = 8;

/**
 * Loads the search data, and builds its index a slice at a time.
 * @param told called after each slice: the search works on what is indexed so far
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
