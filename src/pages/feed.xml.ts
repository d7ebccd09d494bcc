/** The editions of the book as an Atom feed, each in both languages, the latest first. */

import type { APIRoute } from 'astro';
import { href, pathOf } from '#book/address.ts';
import { type Edition, editions } from '#book/editions.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { gameOf } from '#games/index.ts';
import { referenceWords } from '#words/site/reference.ts';
import { siteWords } from '#words/site.ts';

export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string): string => new URL(href(path), site ?? url).href;
  const latest = editions().toReversed();
  const entries = latest.flatMap((edition) => LANGS.map((lang) => entry(edition, lang, absolute)));
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<title>Luật Bài</title>',
    `<subtitle>${escaped(LANGS.map((lang) => referenceWords(lang).sources.editions).join(' · '))}</subtitle>`,
    `<id>${absolute('/feed.xml')}</id>`,
    `<link rel="self" type="application/atom+xml" href="${absolute('/feed.xml')}"/>`,
    `<link rel="alternate" href="${absolute('/')}"/>`,
    `<author><name>${escaped(siteWords('vi').name)}</name></author>`,
    `<updated>${momentOf(latest[0])}</updated>`,
    ...entries,
    '</feed>',
  ];
  return new Response(`${feed.join('\n')}\n`, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};

/** One edition in one language; its id never changes. */
function entry(edition: Edition, lang: Lang, absolute: (path: string) => string): string {
  const { history, sources: words } = referenceWords(lang);
  const anchor = `${absolute(pathOf(lang, 'nguon'))}#an-ban-${edition.edition}`;
  const parts = [
    ...edition.changes.map((one) => [words.changed, one] as const),
    ...edition.additions.map((one) => [words.added, one] as const),
  ];
  const html = parts
    .map(([kind, { game, rules, what }]) => {
      const links = rules.map((id) => `<a href="${absolute(`/r/${id}/`)}#hai-tieng">${id}</a>`).join(', ');
      return `<p><b>${escaped(gameOf(game).name)}. ${kind}:</b> ${escaped(what[lang])}${links && ` (${links})`}</p>`;
    })
    .join('');
  return [
    `<entry xml:lang="${lang}">`,
    `<title>${escaped(`${history.edition(edition.edition)}: ${edition.title[lang]}`)}</title>`,
    `<id>${anchor}</id>`,
    `<link rel="alternate" hreflang="${lang}" href="${anchor}"/>`,
    `<updated>${momentOf(edition)}</updated>`,
    `<content type="html">${escaped(html || escaped(edition.title[lang]))}</content>`,
    '</entry>',
  ].join('\n');
}

function momentOf(edition: Edition | undefined): string {
  return `${edition?.date}T00:00:00Z`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
