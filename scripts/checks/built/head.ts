import { existsSync, readFileSync } from 'node:fs';
import { pageLangOf } from '#book/address.ts';
import { canonicalOf } from '#book/listed.ts';
import { SHOWN } from '#book/shown.ts';
import { isTranslated, writtenIn } from '#book/translated.ts';
import { LANGS, PAGE_LANGS, type PageLang } from '#core/lang.ts';
import { type Check, joinFaults, listFault } from '../check.ts';
import { descriptionOf, titleOf } from './head-texts.ts';
import { addressOf, type BuiltPage, builtFile, pathOfAddress } from './page.ts';
import { type Alternates, checkSitemap } from './sitemap.ts';

/** Pages that no search engine should keep: one stands for any address, one is framed by other sites, one is the offline page. */
const UNLISTED = /^[/](404[.]html|embed[/]|[a-z-]+[/]khong-mang[/])$/;
/** Pages that lead every reader on to another, under which search engines keep them. */
const LEADS_ON = /^[/]r[/]/;

/** What pages say about themselves, and that they and the sitemap say the same of each other. */
export function checkHeads(pages: readonly BuiltPage[]): Check[] {
  const kept = pages.filter(({ path }) => !UNLISTED.test(path));
  const listed = kept.filter(({ path }) => !LEADS_ON.test(path) && isTranslated(path));
  const others = new Map(listed.map((page) => [page.path, alternatesOf(page)]));
  return [
    ...pages.map((page) => ({ name: `${page.file}: head`, fault: joinFaults(plainFaults(page)) })),
    ...pages.map((page) => ({ name: `${page.file}: listed or not`, fault: robotsFault(page) })),
    ...kept.map((page) => ({
      name: `${page.file}: address`,
      fault: joinFaults([...addressFaults(page), ...pictureFaults(page)]),
    })),
    ...listed.map((page) => ({
      name: `${page.file}: what a list of results shows`,
      fault: joinFaults([...alternateFaults(page, others), ...localeFaults(page), ...textFaults(page)]),
    })),
    ...['', ...LANGS].flatMap((lang) => uniqueTexts(listed.filter((page) => (page.lang ?? '') === lang))),
    ...checkSitemap(others),
  ];
}

function plainFaults({ html }: BuiltPage): string[] {
  const wanted = {
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    lang: new RegExp(`<html[^>]*\\slang="(${PAGE_LANGS.join('|')})"`),
  };
  return Object.entries(wanted).flatMap(([what, pattern]) => (pattern.test(html) ? [] : [`no ${what}`]));
}

/** A page that is kept out says so in its head, and no other does. */
function robotsFault({ path, elements }: BuiltPage): string | undefined {
  const robots = elements.find(({ attributes }) => attributes.get('name') === 'robots')?.attributes.get('content');
  const wanted = UNLISTED.test(path) ? 'noindex' : undefined;
  return robots === wanted ? undefined : `robots: ${robots}`;
}

/** A title and a description of a length that is shown whole. */
function textFaults(page: BuiltPage): string[] {
  const title = titleOf(page).length;
  const description = descriptionOf(page).length;
  return [
    ...(title <= SHOWN.title ? [] : [`a title of ${title} letters`]),
    ...(description >= SHOWN.least && description <= SHOWN.description
      ? []
      : [`a description of ${description} letters`]),
  ];
}

/** No two pages of a language are called, or described, alike. */
function uniqueTexts(pages: readonly BuiltPage[]): Check[] {
  return [titleOf, descriptionOf].map((read) => {
    const texts = pages.map(read);
    const twice = texts.filter((text, i) => texts.indexOf(text) !== i);
    return { name: `${read.name} in ${pages[0]?.lang ?? 'all languages'}: each once`, fault: joinFaults(twice) };
  });
}

/** The languages that a page is in; one for readers of all has it from all. */
function langsOfPage(path: string): readonly PageLang[] {
  return pageLangOf(path) ? writtenIn(path) : LANGS;
}

/** For chats: the language of the page, and the others that it is in. */
function localeFaults({ elements, path }: BuiltPage): string[] {
  const own = property(elements, 'og:locale');
  const others = elements.filter(({ attributes }) => attributes.get('property') === 'og:locale:alternate');
  const named = [own, ...others.map(({ attributes }) => attributes.get('content'))].map((locale) =>
    locale?.slice(0, 2),
  );
  const lang = pageLangOf(path) ?? LANGS[0];
  const wanted = [lang, ...langsOfPage(path).filter((other) => other !== lang)];
  return named.join() === wanted.join() ? [] : [`og:locale: ${named.join()}`];
}

function addressFaults({ path, elements }: BuiltPage): string[] {
  const own = addressOf(path);
  const wanted = addressOf(canonicalOf(path));
  const canonical = elements.find(({ attributes }) => attributes.get('rel') === 'canonical')?.attributes.get('href');
  const shared = property(elements, 'og:url');
  return [
    ...(canonical === wanted ? [] : [`canonical is ${canonical}`]),
    ...(shared === own ? [] : [`og:url is ${shared}`]),
  ];
}

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
    [...langsOfPage(path), 'x-default'],
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
