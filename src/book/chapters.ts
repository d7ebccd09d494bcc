import { type CollectionEntry, getCollection } from 'astro:content';
import { CHAPTERS } from '#core/chapters.ts';
import type { Lang } from '#core/lang.ts';
import type { GameId } from '#games/index.ts';
import { siteWords } from '#words/site.ts';
import { pathOf } from './address.ts';

/** A lesson that is written, with its place in the book. */
export interface BookChapter {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly entry: CollectionEntry<'lessons'>;
}

const KNOWN: readonly string[] = CHAPTERS;

function rank(slug: string, order: number | undefined): number {
  const known = KNOWN.indexOf(slug);
  return known >= 0 ? known : KNOWN.length + (order ?? 0);
}

/** The chapters of one game that exist in one language, in reading order. */
export async function chapters(lang: Lang, game: GameId): Promise<BookChapter[]> {
  const prefix = `${lang}/${game}/`;
  const entries = await getCollection('lessons', ({ id }) => id.startsWith(prefix));
  return entries
    .map((entry) => {
      const slug = entry.id.slice(prefix.length).replace(/^index$/, '');
      const title = slug === '' ? siteWords(lang).nav.frontPage : entry.data.title;
      return { slug, path: pathOf(lang, game, slug), title, entry };
    })
    .sort((a, b) => rank(a.slug, a.entry.data.order) - rank(b.slug, b.entry.data.order));
}
