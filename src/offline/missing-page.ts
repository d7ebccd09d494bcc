/** The offline page for an address that is not saved: a page of the site with links to everything that can be opened now. */
import type { Lang } from '#core/lang.ts';
import { cache, KEPT_LANGS, keptFiles, LISTS, whole } from './saved-files.ts';

/** Where the pages stand that can be opened. */
const PLACE = /<div data-openable>[\s\S]*?<\/div>/;
const TITLE = /<title>([^<]*?)(?:\. Luật Bài)?<\/title>/;
/** What is most useful at a table, by the start of its address below the language. */
const USEFUL_FIRST = ['trong-tai/', ...new Set(Object.values(LISTS.games)), 'luyen-tap/'];

/** The language for an address: its own, else the browser's, among those that are saved. */
export function langFor(address: string): Lang {
  const asked = KEPT_LANGS.find((lang) => address.startsWith(whole(`${lang}/`)));
  return asked ?? KEPT_LANGS.find((lang) => navigator.language.startsWith(lang)) ?? KEPT_LANGS[0] ?? 'vi';
}

/** @param address of the page that cannot be had */
export async function missingPage(address: string): Promise<Response> {
  const lang = langFor(address);
  const { address: own, bare, words } = LISTS.missing[lang];
  // Where storage fails nothing is saved.
  const page = await keptFiles.matchPrecache(whole(own)).catch(() => undefined);
  const items = await openable(lang).catch(() => []);
  const list =
    items.length > 0 ? `<h2>${words.openable}</h2><p class="go">${items.join(' ')}</p>` : `<p>${words.nothing}</p>`;
  const html = page ? await page.text() : bare;
  const headers = page?.headers ?? { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(
    html.replace(PLACE, () => `<div data-openable>${list}</div>`),
    { headers },
  );
}

/** The saved pages, the most useful first, by their own titles. */
async function openable(lang: Lang): Promise<readonly string[]> {
  const begins = `${lang}/`;
  const pages = LISTS.langs[lang].files
    .map(([address]) => address)
    .filter((one) => one.startsWith(begins) && one.endsWith('/') && one !== LISTS.missing[lang].address)
    .map((one) => ({ address: one, rank: rankOf(one.slice(begins.length)) }))
    // The front page of a game comes before its lessons.
    .sort((a, b) => a.rank - b.rank || (a.address < b.address ? -1 : 1));
  const all = await cache();
  const items = pages.map(async ({ address }) => {
    const page = await all.match(keptFiles.getCacheKeyForURL(whole(address)) ?? '');
    const [, title] = TITLE.exec((await page?.text()) ?? '') ?? [];
    return title ? [`<a class="btn b2" href="${whole(address)}">${title}</a>`] : [];
  });
  return (await Promise.all(items)).flat();
}

function rankOf(place: string): number {
  const rank = USEFUL_FIRST.findIndex((one) => place.startsWith(one));
  return rank < 0 ? USEFUL_FIRST.length : rank;
}
