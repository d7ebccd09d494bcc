import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Check } from '../check.ts';
import { KINDS, type Kind, kindOf, MOST } from './kinds.ts';
import { BASE, DIST, type Page } from './page.ts';

/** The weight of a page, in bytes, compressed. */
interface Weighed {
  readonly page: Page;
  readonly kind: Kind | undefined;
  readonly html: number;
  readonly css: number;
  /** Print styles, fetched after everything else. */
  readonly paper: number;
}

/** What pages weigh, each within the limits of its kind; the heaviest of every kind are printed. What scripts weigh is measured in a browser, where they load. */
export function checkWeights(pages: readonly Page[], print: (table: string) => void): Check[] {
  const all = pages.map(weigh);
  print(tableOf(all));
  return [
    ...all.flatMap(checkWeight),
    ...KINDS.map((kind) => ({
      name: `the limits of ${kind.name}`,
      fault: all.some((one) => one.kind === kind) ? mostFault(kind) : 'there is no such page',
    })),
  ];
}

function mostFault({ html, css }: Kind): string | undefined {
  return html <= MOST.html && css <= MOST.css ? undefined : `more than ${MOST.html} of HTML or ${MOST.css} of styles`;
}

function weigh(page: Page): Weighed {
  return {
    page,
    kind: kindOf(page.path),
    html: gzipSync(page.html, { level: 9 }).length,
    css: stylesOf(page, false),
    paper: stylesOf(page, true),
  };
}

/** The stylesheets that a page loads for the screen, or for paper. */
function stylesOf({ elements }: Page, forPaper: boolean): number {
  return elements
    .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')
    .filter(({ attributes }) => (attributes.get('media') === 'print') === forPaper)
    .map(({ attributes }) => `${DIST}${(attributes.get('href') ?? '').slice(BASE.length)}`)
    .reduce((sum, sheet) => sum + gzipSync(readFileSync(sheet)).length, 0);
}

function checkWeight({ page, kind, html, css, paper }: Weighed): Check[] {
  if (!kind) return [{ name: `${page.file}: weight`, fault: 'a page of no kind that has limits: kinds.ts' }];
  const over = (limit: number, what: string): string => `more than ${limit} of ${what}, as ${kind.name} may have`;
  return [
    { name: `${page.file}: ${html} bytes`, fault: html <= kind.html ? undefined : over(kind.html, 'HTML') },
    { name: `${page.file}: styles of ${css} bytes`, fault: css <= kind.css ? undefined : over(kind.css, 'styles') },
    {
      name: `${page.file}: ${paper} bytes for paper`,
      fault: paper <= MOST.paper ? undefined : `more than ${MOST.paper} of styles for paper`,
    },
  ];
}

/** The heaviest page of each kind, and what it may weigh. */
function tableOf(all: readonly Weighed[]): string {
  const rows = KINDS.flatMap((kind) => {
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
