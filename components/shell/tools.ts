import { siteWords } from '../../src/i18n/site/index.ts';
import { type GameId, type Lang, pathOf } from '../../src/site.ts';
import type { Crumb } from './crumbs.ts';

/** All of those, and the one that is looked up too seldom for the header. */
export function lookups(lang: Lang, game: GameId | undefined): Crumb[] {
  return [...tools(lang, game), { name: siteWords(lang).tools.notation, path: pathOf(lang, 'ky-hieu') }];
}

/** The pages that belong to no chapter. The rule list is that of the game being read, or of the first one. */
export function tools(lang: Lang, game: GameId | undefined): Crumb[] {
  const words = siteWords(lang).tools;
  const book: GameId = game ?? 'xi-dach';
  return [
    { name: words.referee, path: pathOf(lang, 'trong-tai') },
    { name: words.rules, path: pathOf(lang, book, 'luat') },
    { name: words.sources, path: pathOf(lang, 'nguon') },
  ];
}
