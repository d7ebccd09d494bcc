import { pathOf } from '#book/address.ts';
import type { PageLang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { shellWords } from '#words/shell.ts';

/** All reference pages: those of the header, and the rarer ones. The rule list is that of the game being read, or of the first one. */
export function referencePages(lang: PageLang, game: GameId | undefined): Crumb[] {
  const words = shellWords(lang).tools;
  const book: GameId = game ?? GAMES[0].id;
  return [
    ...tools(lang),
    { name: words.rules, path: pathOf(lang, book, 'luat') },
    { name: words.incidents, path: pathOf(lang, 'su-co') },
    { name: words.arguments, path: pathOf(lang, 'cai-nhau') },
    { name: words.sources, path: pathOf(lang, 'nguon') },
    { name: words.glossary, path: pathOf(lang, 'thuat-ngu') },
    { name: words.notation, path: pathOf(lang, 'ky-hieu') },
  ];
}

/** The pages that belong to no chapter. */
export function tools(lang: PageLang): Crumb[] {
  const words = shellWords(lang).tools;
  return [
    { name: words.referee, path: pathOf(lang, 'trong-tai') },
    { name: words.practice, path: pathOf(lang, 'luyen-tap') },
    { name: words.contract, path: pathOf(lang, 'luat-nha') },
    { name: words.scoreBook, path: pathOf(lang, 'so-diem') },
  ];
}

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, from the way in to the site on. */
export function crumbsTo(lang: PageLang, ...steps: readonly Crumb[]): Crumb[] {
  return [{ name: shellWords(lang).name, path: pathOf(lang) }, ...steps];
}
