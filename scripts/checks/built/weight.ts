import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pageLangOf } from '#book/address.ts';
import { fallbackOf, LANGS, PAGE_LANGS } from '#core/lang.ts';
import type { Check } from '../check.ts';
import { MOST_WEIGHT, PAGE_KINDS, type PageKind, pageKindOf } from './kinds.ts';
import { BASE, type BuiltPage, DIST } from './page.ts';

/** The weight of a page, in bytes, compressed. */
interface Weighed {
  readonly page: BuiltPage;
  readonly kind: PageKind | undefined;
  readonly html: number;
  readonly css: number;
  /** Print styles, fetched after everything else. */
  readonly paper: number;
}

/** What pages weigh, each within the limits of its kind; the heaviest of every kind are printed. What scripts weigh is measured in a browser, where they load. */
export function checkWeights(pages: readonly BuiltPage[], print: (table: string) => void): Check[] {
  const all = pages.map(weigh);
  print(tableOf(all));
  return [
    ...all.flatMap(checkWeight),
    ...PAGE_KINDS.map((kind) => ({
      name: `the limits of ${kind.name}`,
      fault: all.some((one) => one.kind === kind) ? mostFault(kind) : 'there is no such page',
    })),
  ];
}

function mostFault({ html, css }: PageKind): string | undefined {
  return html <= MOST_WEIGHT.html && css <= MOST_WEIGHT.css
    ? undefined
    : `more than ${MOST_WEIGHT.html} of HTML or ${MOST_WEIGHT.css} of styles`;
}

function weigh(page: BuiltPage): Weighed {
  return {
    page,
    kind: pageKindOf(page.path),
    html: gzipSync(page.html, { level: 9 }).length,
    css: stylesOf(page, false),
    paper: stylesOf(page, true),
  };
}

/** The stylesheets that a page loads for the screen, or for paper. */
function stylesOf({ elements }: BuiltPage, forPaper: boolean): number {
  return elements
    .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')
    .filter(({ attributes }) => (attributes.get('media') === 'print') === forPaper)
    .map(({ attributes }) => `${DIST}${(attributes.get('href') ?? '').slice(BASE.length)}`)
    .reduce((sum, sheet) => sum + gzipSync(readFileSync(sheet)).length, 0);
}

function checkWeight({ page, kind, html, css, paper }: Weighed): Check[] {
  if (!kind) return [{ name: `${page.file}: weight`, fault: 'a page of no kind that has limits: kinds.ts' }];
  const within = (bytes: number, limit: number, what: string): string | undefined =>
    bytes <= limit ? undefined : `more than ${limit} of ${what}`;
  const ofKind = `, as ${kind.name} may have`;
  return [
    { name: `${page.file}: ${html} bytes`, fault: within(html, kind.html + ofLanguages(page.path), `HTML${ofKind}`) },
    { name: `${page.file}: styles of ${css} bytes`, fault: within(css, kind.css, `styles${ofKind}`) },
    { name: `${page.file}: ${paper} bytes for paper`, fault: within(paper, MOST_WEIGHT.paper, 'styles for paper') },
  ];
}

/**
 * What further languages may add to a page: each is named in the header and to search engines. On the pages of one that is being
 * translated, the note that nobody has, and what keeps their links in it.
 */
function ofLanguages(path: string): number {
  const own = pageLangOf(path);
  const further = (PAGE_LANGS.length - LANGS.length) * 120;
  return own && own !== fallbackOf(own) ? further + 600 : further;
}

/** The heaviest page of each kind, and what it may weigh. */
function tableOf(all: readonly Weighed[]): string {
  const rows = PAGE_KINDS.flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const [heaviest] = own.toSorted((a, b) => b.html - a.html);
    if (!heaviest) return [];
    const css = Math.max(...own.map((one) => one.css));
    return [[kind.name, `${heaviest.html} of ${kind.html}`, `${css} of ${kind.css}`, heaviest.page.path]];
  });
  return [['kind', 'HTML', 'styles', 'the heaviest'], ...rows].map(lined).join('\n');
}

function lined([name = '', html = '', css = '', path = '']: readonly string[]): string {
  return `${name.padEnd(22)}${html.padStart(16)}${css.padStart(16)}  ${path}`;
}
