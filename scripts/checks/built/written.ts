/** Finds where a link of a built page was written: the file and the line that its author has to fix. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Broken, decoded } from './links.ts';
import { BASE } from './page.ts';

/** What pages are made of. */
const SOURCES = ['content/**/*.{mdx,yaml}', '{src,components}/**/*.{astro,ts,tsx,mjs}'];
const NOT_SOURCES = /[.]test[.]tsx?$|\/testing\//;
/** Listing more places than this would not help. */
const MOST = 5;

interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * Says of a link where it was written, `content/vi/sam/so-bai.mdx:12:40`: in its page's own file, else in any file that has the
 * address as it is, else where a file names the place that it leads to. If none of them does, a component made the link: then
 * it is the file of the page.
 */
export function writtenAt(): (link: Broken) => readonly string[] {
  const sources = globSync(SOURCES)
    .filter((file) => !NOT_SOURCES.test(file))
    .sort()
    .map((file): Source => ({ file, text: readFileSync(file, 'utf8') }));
  const elsewhere = new Map<string, readonly string[]>();
  return ({ page, target }) => {
    const own = sourceOf(page.path);
    const here = placesOf(
      target,
      sources.filter(({ file }) => file === own),
    );
    if (here.length > 0) return here;
    const found = elsewhere.get(target) ?? anywhere(target, sources);
    elsewhere.set(target, found);
    return found.length > 0 ? found : [own];
  };
}

/** Where any file has the address, else the name of the place that it leads to; nothing where too many do. */
function anywhere(target: string, sources: readonly Source[]): readonly string[] {
  const name = target.replace(/^.*#(?=.)|[?#].*$/g, '').replace(/^.*\/(?=[^/]+\/?$)|\/$/g, '');
  const tries = [placesOf(target, sources), name ? placesIn(sources, name, /[\w-]/, /[\w-]/) : []];
  return tries.find((places) => places.length > 0 && places.length <= MOST) ?? [];
}

/** Where an address stands: as it is in the page, as it may have been typed, and without where the site lies. */
function placesOf(target: string, sources: readonly Source[]): string[] {
  const typed = decoded(target);
  const below = [target, typed].flatMap((one) => (BASE && one.startsWith(`${BASE}/`) ? [one.slice(BASE.length)] : []));
  const spellings = new Set([target, typed, target.replaceAll('&', '&amp;'), ...below]);
  return [...new Set([...spellings].flatMap((one) => placesIn(sources, one, /[^"'`(=<\s]/, /[^"'`)>\s]/)))];
}

/** Every place of a text between what may stand around it. */
function placesIn(sources: readonly Source[], wanted: string, notBefore: RegExp, notAfter: RegExp): string[] {
  return sources.flatMap(({ file, text }) => {
    const places: string[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (notBefore.test(text.charAt(at - 1)) || notAfter.test(text.charAt(at + wanted.length))) continue;
      const lines = text.slice(0, at).split('\n');
      places.push(`${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`);
    }
    return places;
  });
}

/** The pages of `src/pages`. What is named stands before what could be anything. */
const routes = globSync('src/pages/**/*.astro').toSorted(
  (a, b) => a.split('[').length - b.split('[').length || b.length - a.length,
);

/** The file that a page is made from: its lesson, or the page of `src/pages` that has its address. */
function sourceOf(path: string): string {
  const slug = path.replace(/\/$/, '');
  const lesson = [`content${slug}.mdx`, `content${slug}/index.mdx`].find((file) => existsSync(file));
  if (lesson) return lesson;
  return routes.find((file) => routeOf(file).test(slug.replace(/[.]html$/, ''))) ?? 'src/pages';
}

/** `src/pages/[lang]/nguon/index.astro` is of `/vi/nguon`. */
function routeOf(file: string): RegExp {
  const pattern = file
    .replace(/^src\/pages|[.]astro$/g, '')
    .replace(/\/index$/, '')
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith('[...') ? '.*' : part.startsWith('[') ? '[^/]+' : RegExp.escape(part)))
    .join('');
  return new RegExp(`^${pattern}$`);
}
