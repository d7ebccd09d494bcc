import { type CollectionEntry, getCollection } from 'astro:content';
import { CHAPTERS } from '#core/chapters.ts';
import { fallbackOf, type PageLang } from '#core/lang.ts';
import type { GameId } from '#games/index.ts';
import { shellWords } from '#words/shell.ts';
import { pathOf } from './address.ts';

type Entry = CollectionEntry<'lessons'>;

/** A lesson that is written, with its place in the book. */
export interface BookChapter {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly entry: Entry;
  /** What it is written in: where nobody has translated it, another language than that of its page. */
  readonly written: PageLang;
}

const KNOWN: readonly string[] = CHAPTERS;

function rank(slug: string, order: number | undefined): number {
  const known = KNOWN.indexOf(slug);
  return known >= 0 ? known : KNOWN.length + (order ?? 0);
}

/** The chapters of one game on the pages of one language, in reading order: each as it is translated, or else in the fallback. */
export async function chapters(lang: PageLang, game: GameId): Promise<BookChapter[]> {
  const own = await lessonsIn(lang, game);
  const whole = lang === fallbackOf(lang) ? own : await lessonsIn(fallbackOf(lang), game);
  return [...whole]
    .map(([slug, other]) => {
      const entry = own.get(slug) ?? other;
      const title = slug === '' ? shellWords(lang).nav.frontPage : entry.data.title;
      const written = own.has(slug) ? lang : fallbackOf(lang);
      return { slug, path: pathOf(lang, game, slug), title, entry, written };
    })
    .sort((a, b) => rank(a.slug, a.entry.data.order) - rank(b.slug, b.entry.data.order));
}

/** The lessons of one game that are written in one language, by slug. */
async function lessonsIn(lang: PageLang, game: GameId): Promise<ReadonlyMap<string, Entry>> {
  const prefix = `${lang}/${game}/`;
  const entries = await getCollection('lessons', ({ id }) => id.startsWith(prefix));
  return new Map(entries.map((entry) => [entry.id.slice(prefix.length).replace(/^index$/, ''), entry]));
}
