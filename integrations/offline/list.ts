/** Which files of the built site a reader without a network needs: derived from what the pages request. */

import type { Lang } from '#core/lang.ts';

/** The built files by their path (`vi/xi-dach/index.html`); those of text as text. */
export type Built = ReadonlyMap<string, string | undefined>;

/** What every browser requests on any page. */
const ALWAYS = ['favicon.svg', 'icon-192.png'];
const HASHED = '_astro/';
/** Matches names of built files in pages, styles and scripts. */
const NAMES = /[\w.@~-]+\.(?:js|css|svg|png|webp|avif|woff2)\b/g;

/**
 * The files of one language, in order: its pages and the start page, what they load, and everything that those load. Left out are
 * share pictures, what is for programs, and the pages of single rules: those are read in the rule list.
 */
export function filesOf(lang: Lang, built: Built): readonly string[] {
  const own = [...built.keys()].filter((path) => isPage(path, lang) || isData(path, lang));
  const files = new Set([...own, ...ALWAYS, `${lang}/manifest.webmanifest`].filter((path) => built.has(path)));
  // The set grows during the loop; iteration covers what is added.
  for (const path of files) {
    for (const [name] of (built.get(path) ?? '').matchAll(NAMES)) {
      const file = HASHED + name;
      if (built.has(file)) files.add(file);
    }
  }
  return [...files].sort();
}

function isPage(path: string, lang: Lang): boolean {
  return path === 'index.html' || (path.startsWith(`${lang}/`) && path.endsWith('/index.html'));
}

/** `tim/vi.json`, `luat-nha/sam.vi.json`: what a page of the language may read. Files at the root are for programs. */
function isData(path: string, lang: Lang): boolean {
  return new RegExp(`/(?:[^/]+\\.)?${lang}\\.json$`).test(path);
}

/** The address of a file, as pages link to it. */
export function fileAddress(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1');
}

/** A hashed name changes with the content, so it needs no revision. */
export function isHashed(path: string): boolean {
  return path.startsWith(HASHED);
}
