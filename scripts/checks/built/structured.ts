import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Check, joinFaults } from '../check.ts';
import { elementText } from './elements.ts';
import { type BuiltPage, builtFile, pathOfAddress } from './page.ts';
import { thing, typeOf, vocabularyFaults, type WrittenThing } from './vocabulary.ts';

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const CONTEXT = { '@context': z.literal('https://schema.org') };
/** Several things, or one alone. */
const graph = z.union([
  z.strictObject({ ...CONTEXT, '@graph': z.array(thing).min(2) }).transform((one) => one['@graph']),
  z.looseObject({ ...CONTEXT, '@type': z.string() }).transform((one) => [one]),
]);

/** What those who read a type cannot do without, by Google's documentation where it has the type. A type that is not here is said by no page. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: ['name', 'description', 'license', 'creator', 'distribution', 'version', 'inLanguage'],
  DefinedTerm: ['name', 'url'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  FAQPage: ['mainEntity'],
  Game: ['name'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'url'],
  LearningResource: ['name', 'url', 'inLanguage', 'learningResourceType', 'isPartOf'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url'],
};

/** What pages say of themselves, by their paths. */
const SAID: readonly (readonly [path: RegExp, ...types: string[]])[] = [
  [/^\/(\w\w\/)?$/, 'WebSite', 'Organization'],
  [/^\/\w\w\/[^/]+\/cach-choi\/$/, 'BreadcrumbList', 'LearningResource', 'HowTo'],
  // A game may have lessons of its own (docs/authors.md).
  [
    /^\/\w\w\/(xi-dach|xi-to|ba-cay|ta-la|sam)\/((?!(luat|choi|to-giay)\/)[^/]+\/)?$/,
    'BreadcrumbList',
    'LearningResource',
  ],
  [/^\/\w\w\/cai-nhau\/.+\/$/, 'BreadcrumbList', 'FAQPage'],
  [/^\/\w\w\/thuat-ngu\/$/, 'BreadcrumbList', 'DefinedTermSet'],
  [/^\/\w\w\/ky-hieu\/$/, 'BreadcrumbList', 'Dataset'],
  [/^\/\w\w\/(?!khong-mang\/)/, 'BreadcrumbList'],
  [/^/],
];

/** Texts that stand on the page as they are told to programs. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Dataset: ['description'],
  DefinedTerm: ['name'],
  HowToStep: ['name', 'text'],
  Question: ['name'],
};

/** What pages say of themselves to programs: in the words of schema.org, complete, shown on the page, and leading somewhere. */
export function checkStructured(pages: readonly BuiltPage[]): Check[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.map((page) => ({ name: `${page.file}: structured data`, fault: joinFaults(pageFaults(page, byPath)) }));
}

function pageFaults(page: BuiltPage, byPath: ReadonlyMap<string, BuiltPage>): string[] {
  const [, ...wanted] = SAID.find(([path]) => path.test(page.path)) ?? [];
  const written = Array.from(page.html.matchAll(SCRIPT), ([, text = '']) => text);
  if (written.length > 1) return ['several graphs'];
  if (written.length === 0) return wanted.length === 0 ? [] : [`says no ${wanted.join(', ')}`];
  const read = graph.safeParse(parsed(written[0] ?? ''));
  if (!read.success) return [z.prettifyError(read.error)];
  const things: readonly WrittenThing[] = read.data;
  const said = things.map((one) => typeOf(one) ?? 'reference');
  const seen = plain(visibleText(page.html));
  const all = things.flatMap(withNested);
  return [
    ...(said.join() === wanted.join() ? [] : [`says ${said.join(', ')}, not ${wanted.join(', ')}`]),
    ...things.flatMap(vocabularyFaults),
    ...all.flatMap((one) => [...missing(one), ...unseen(one, seen), ...astray(one, byPath)]),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A thing and those that it holds. */
function withNested(one: WrittenThing): WrittenThing[] {
  const nested = Object.values(one)
    .flat()
    .flatMap((value): WrittenThing[] => {
      const read = thing.safeParse(value);
      return read.success ? [read.data] : [];
    });
  return [one, ...nested.flatMap(withNested)];
}

function missing(one: WrittenThing): string[] {
  const type = typeOf(one);
  if (type === undefined) return [];
  const needed = NEEDED[type];
  if (!needed) return [`${type}: nothing is known of what it needs`];
  return needed.filter((key) => [one[key]].flat().join('') === '').map((key) => `${type} without ${key}`);
}

/** Texts of a thing, line by line, that the page does not show. */
function unseen(one: WrittenThing, seen: string): string[] {
  const keys = SHOWN[typeOf(one) ?? ''] ?? [];
  return keys
    .flatMap((key) => String(one[key]).split('\n'))
    .filter((line) => !seen.includes(plain(line)))
    .map((line) => `not on the page: “${line}”`);
}

/** Addresses of a thing within the site where nothing is. */
function astray(one: WrittenThing, byPath: ReadonlyMap<string, BuiltPage>): string[] {
  return ['url', 'item', 'contentUrl', 'logo'].flatMap((key) => {
    const address = one[key];
    if (typeof address !== 'string') return [];
    const [path = '', id] = (pathOfAddress(address) ?? '').split('#');
    const page = byPath.get(path);
    const there = id === undefined ? page !== undefined || isFile(path) : page?.ids.has(id);
    return there ? [] : [`${key} leads nowhere: ${address}`];
  });
}

function isFile(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return readFileSync(builtFile(path)).length > 0;
  } catch {
    return false;
  }
}

/** What stands in the body of a page, without its tags. */
function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  return elementText(body.replace(/<[^>]*>/g, ''));
}

/** A text as its letters and digits alone: what markup and blanks do not change. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
