import { existsSync, readFileSync } from 'node:fs';
import { type Check, joinFaults, listFault } from '../check.ts';
import { addressOf, type BuiltPage, builtFile, DIST, pathOfAddress } from './page.ts';

/**
 * Pages that no search engine should list: one stands for both languages, one is framed by other sites, one is the offline page.
 */
const UNLISTED = /^[/](404[.]html|embed[/]|(vi|en)[/]khong-mang[/])$/;

/** What pages say about themselves, and that they and the sitemap say the same of each other. */
export function checkHeads(pages: readonly BuiltPage[]): Check[] {
  const listed = pages.filter(({ path }) => !UNLISTED.test(path));
  const others = new Map(listed.map((page) => [page.path, alternatesOf(page)]));
  return [
    ...pages.map((page) => ({ name: `${page.file}: head`, fault: joinFaults(plainFaults(page)) })),
    ...listed.map((page) => ({
      name: `${page.file}: address`,
      fault: joinFaults([...addressFaults(page), ...alternateFaults(page, others), ...pictureFaults(page)]),
    })),
    checkSitemap(others),
  ];
}

function plainFaults({ html }: BuiltPage): string[] {
  const wanted = {
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    lang: /<html[^>]*\slang="(vi|en)"/,
  };
  return Object.entries(wanted).flatMap(([what, pattern]) => (pattern.test(html) ? [] : [`no ${what}`]));
}

function addressFaults({ path, elements }: BuiltPage): string[] {
  const own = addressOf(path);
  const canonical = elements.find(({ attributes }) => attributes.get('rel') === 'canonical')?.attributes.get('href');
  const shared = property(elements, 'og:url');
  return [
    ...(canonical === own ? [] : [`canonical is ${canonical}`]),
    ...(shared === own ? [] : [`og:url is ${shared}`]),
  ];
}

/** The same page in each language, as `hreflang` and address. */
type Alternates = readonly (readonly [lang: string, address: string])[];

function alternatesOf({ elements }: BuiltPage): Alternates {
  return elements
    .filter(({ name, attributes }) => name === 'link' && attributes.has('hreflang'))
    .map(({ attributes }) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? '']);
}

/** A page in one language names itself, the other, and the one for all others; each of them names the same. A page for readers of both may stand alone. */
function alternateFaults({ path, lang, file }: BuiltPage, others: ReadonlyMap<string, Alternates>): string[] {
  const own = others.get(path) ?? [];
  if (own.length === 0) return lang ? ['no hreflang'] : [];
  const named = listFault(
    own.map(([to]) => to),
    ['vi', 'en', 'x-default'],
  );
  const self = own.some(([, address]) => address === addressOf(path)) ? [] : ['hreflang does not name the page itself'];
  const mutual = own.flatMap(([to, address]) => {
    const back = others.get(pathOfAddress(address) ?? '');
    if (!back) return [`hreflang ${to}: ${address} is no page`];
    return listFault(own.map(String), back.map(String))
      ? [`hreflang ${to}: ${address} does not say the same as ${file}`]
      : [];
  });
  return [...(named ? [`hreflang: ${named}`] : []), ...self, ...mutual];
}

/** The share picture exists, has the stated size, and has a text. */
function pictureFaults({ elements }: BuiltPage): string[] {
  const picture = property(elements, 'og:image');
  const file = builtFile(pathOfAddress(picture ?? '') ?? '/none');
  if (!picture || !existsSync(file)) return [`share picture: ${picture} is not there`];
  const told = ['width', 'height'].map((side) => Number(property(elements, `og:image:${side}`)));
  const drawn = pngSize(file);
  return [
    ...(String(told) === String(drawn) ? [] : [`share picture: ${drawn} pixels, not ${told}`]),
    ...(property(elements, 'og:image:alt') ? [] : ['share picture: no words for it']),
  ];
}

function property(elements: BuiltPage['elements'], name: string): string | undefined {
  return elements.find(({ attributes }) => attributes.get('property') === name)?.attributes.get('content');
}

/** The size that a PNG file begins with. */
function pngSize(file: string): readonly [number, number] {
  const head = readFileSync(file);
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

/** The sitemap lists every page that can be found, with the same alternates. */
function checkSitemap(others: ReadonlyMap<string, Alternates>): Check {
  const told = (path: string, alternates: readonly (readonly string[])[]): string => `${path}: ${alternates.join(' ')}`;
  const entries = readFileSync(`${DIST}/sitemap-0.xml`, 'utf8').matchAll(/<url>(.*?)<\/url>/gs);
  const listed = Array.from(entries, ([, entry = '']) => {
    const path = pathOfAddress(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '') ?? '';
    return told(
      path,
      Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, ...alternate]) => alternate),
    );
  });
  const wanted = Array.from(others, ([path, alternates]) => told(path, alternates));
  return { name: 'the sitemap lists every page as it is', fault: listFault(listed.sort(), wanted.sort()) };
}
