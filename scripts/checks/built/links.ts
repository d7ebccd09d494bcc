import { existsSync } from 'node:fs';
import { type Check, faultsOf } from '../check.ts';
import { type Element, inherited } from './elements.ts';
import { BASE, fileOf, langOf, type Page } from './page.ts';

/** Where an element leads, or what it asks for. */
const LEADS = ['href', 'src'] as const;

/** What leads from one page to another within the site: to a file, to a place in it, and to the reader's language. */
export function checkLinks(pages: readonly Page[]): Check[] {
  const places = new Map(
    pages.map(({ path, elements }) => [path, new Set(elements.map(({ attributes }) => attributes.get('id')))]),
  );
  return pages.map((page) => ({
    name: `${page.file}: links`,
    fault: faultsOf(page.elements.flatMap((element) => linkFaults(page, element, places))),
  }));
}

function linkFaults(page: Page, element: Element, places: ReadonlyMap<string, Set<string | undefined>>): string[] {
  const target = LEADS.map((name) => element.attributes.get(name)).find((value) => value !== undefined);
  if (target === undefined || /^(https?:|mailto:|data:)/.test(target)) return [];
  const url = new URL(target, `http://x${BASE}${page.path}`);
  if (!url.pathname.startsWith(`${BASE}/`)) return [`${target} leaves the base path`];
  const path = decodeURIComponent(url.pathname.slice(BASE.length));
  if (!existsSync(fileOf(path))) return [`${target} leads nowhere`];
  const anchor = decodeURIComponent(url.hash.slice(1));
  const there = places.get(path);
  if (anchor && there && !there.has(anchor)) return [`${target}: no such place`];
  return crosses(page, element, path) ? [`${target} leads to the other language and does not say so`] : [];
}

/** Does a link lead a reader of one language to the other, unasked? On a page for readers of both it stands in a part for one of them. */
function crosses({ lang }: Page, element: Element, path: string): boolean {
  const to = langOf(path);
  if (element.name !== 'a' || to === undefined) return false;
  if (element.attributes.has('hreflang') || element.attributes.has('data-lang')) return false;
  // A link's own `lang` is that of its words: a Vietnamese term on an English page.
  const [around] = element.within;
  return to !== (lang ?? (around && inherited(around, 'lang')));
}
