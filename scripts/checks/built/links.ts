import { existsSync, statSync } from 'node:fs';
import { type Element, inherited } from './elements.ts';
import { BASE, type BuiltPage, builtFile, langOf, pathOfAddress } from './page.ts';

/** A link that leads nowhere, or not where a reader wants to go. */
export interface Broken {
  readonly page: BuiltPage;
  /** The address as it is in the page. */
  readonly target: string;
  readonly fault: string;
}

/** Where an element leads, or what it asks for. What a script reads from a page, as well: `data-search="/vi/thuat-ngu/"`. */
const LEADS = /^(?:href|src|action|poster|data-[a-z-]+)$/;
/** A data attribute that is an address. */
const ADDRESS = /^\/(?!\/)\S*$/;

type Places = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** Faulty links within the site: to a missing file, to a missing place in a page, or to the other language. */
export function brokenLinks(pages: readonly BuiltPage[]): Broken[] {
  const places = new Map(pages.map(({ path, ids }) => [path, ids]));
  return pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      targetsOf(element).flatMap((target) => {
        const fault = faultOf(page, element, target, places);
        return fault === undefined ? [] : [{ page, target, fault }];
      }),
    ),
  );
}

function targetsOf({ attributes }: Element): string[] {
  return [...attributes].flatMap(([name, value]) =>
    LEADS.test(name) && (!name.startsWith('data-') || ADDRESS.test(value)) ? [value] : [],
  );
}

function faultOf(page: BuiltPage, element: Element, target: string, places: Places): string | undefined {
  const own = pathOfAddress(target);
  if (own === undefined && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const url = new URL(own === undefined ? target : BASE + own, `http://x${BASE}${page.path}`);
  if (!url.pathname.startsWith(`${BASE}/`)) return 'leaves the base path';
  const path = decoded(url.pathname.slice(BASE.length));
  const file = builtFile(path);
  if (!existsSync(file)) return 'leads nowhere';
  if (statSync(file).isDirectory()) return 'is a page without the slash at its end';
  const anchor = decoded(url.hash.slice(1));
  const there = places.get(path);
  if (anchor && there && !there.has(anchor)) return `no place #${anchor} in ${path}`;
  return crosses(page, element, path) ? 'leads to the other language and does not say so' : undefined;
}

/** An address with its letters as they are typed; a percent sign that begins no letter stands for itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Does a link lead a reader of one language to the other without saying so? A bilingual page has a part for each language. */
function crosses({ lang }: BuiltPage, element: Element, path: string): boolean {
  const to = langOf(path);
  if (element.name !== 'a' || to === undefined) return false;
  if (element.attributes.has('hreflang') || element.attributes.has('data-lang')) return false;
  // A link's own `lang` is the language of its text: a Vietnamese term on an English page.
  const [around] = element.within;
  return to !== (lang ?? (around && inherited(around, 'lang')));
}
