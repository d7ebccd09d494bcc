/** What a page says of itself to programs, in the words of schema.org: one graph a page (ADR 44). */

import type {
  BreadcrumbList,
  Dataset,
  DefinedTermSet,
  FAQPage,
  HowTo,
  LearningResource,
  Organization,
  WebSite,
} from 'schema-dts';
import { siteWords } from '#words/site.ts';
import type { Absolute } from '../address.ts';

/** The name of the site, the same in every language. */
export const SITE_NAME = siteWords('vi').name;

/** What this site has to say of a page. */
export type Thing =
  | BreadcrumbList
  | Dataset
  | DefinedTermSet
  | FAQPage
  | HowTo
  | LearningResource
  | Exclude<Organization, string>
  | WebSite;

/** What a page says of itself, once it is known where the site lies. */
export type Structured = (absolute: Absolute) => readonly Thing[];

/** The things as a script element holds them: nothing in it closes that element. One alone needs no graph around it. */
export function graphJson(things: readonly Thing[]): string {
  const [first, ...others] = things;
  const told = others.length === 0 ? first : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...told }).replaceAll('<', '\\u003c');
}

/** The way to a page. */
export function breadcrumbs(
  crumbs: readonly { readonly name: string; readonly path: string }[],
  absolute: Absolute,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(path),
    })),
  };
}
