import type { Lang } from '#core/lang.ts';
import { createFinder, type Finder } from '#src/search/find.ts';
import type { SearchFile } from '#src/search/record.ts';
import { bringNames, bringTexts } from './files.ts';

/** Where results lead. */
export type Places = Omit<SearchFile, 'records'>;

/** The parts of the search, as soon as they are loaded. */
export interface Library {
  readonly file: Places;
  readonly finder: Finder;
  /** Texts are found, too. */
  readonly whole: boolean;
}

/** Milliseconds of work at a time: the page handles input in between, on a slow phone too. */
const SLICE = 8;

/**
 * Loads the search data, and builds its index.
 * @param told called when all names are in it, and when it is complete
 */
export async function loadLibrary(lang: Lang, told: (library: Library) => void): Promise<void> {
  const file = await bringNames(lang);
  const finder = createFinder(file);
  const named = grown(finder).then(() => told({ file, finder, whole: false }));
  const [{ texts }] = await Promise.all([bringTexts(lang, file), named]);
  finder.read(texts);
  await grown(finder);
  told({ file, finder, whole: true });
}

/** Puts all that is here into the index, a slice at a time. */
async function grown(finder: Finder): Promise<void> {
  for (let more = true; more; ) {
    const end = performance.now() + SLICE;
    more = finder.grow(() => performance.now() > end);
    await new Promise((next) => setTimeout(next));
  }
}
