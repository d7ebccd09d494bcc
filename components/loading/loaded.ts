/**
 * The engines and words that this page needs. The build loads all of them; a browser only those of the page's games in the page's
 * language, which <html> and <body> state, so that no page loads another game.
 */

import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { PAGE_LANGS, wordsIn } from './page-words.ts';

/** The games of this page. */
export const pageGames: readonly string[] = import.meta.env.SSR
  ? GAMES.map((game) => game.id)
  : (document.body.dataset['games'] ?? '').split(' ');

const engines = new Map<string, Game>();
const gameWords = new Map<string, GameWords>();
let uiWords: ReadonlyMap<Lang, UiWords> = new Map();

/** Loads a game for this page: its engine, and its words in the page's language. */
export async function loadGame(id: string): Promise<void> {
  const load = findGame(id)?.load;
  if (!load) return;
  const [{ game }] = await Promise.all([
    load.engine(),
    ...PAGE_LANGS.map(async (lang) => gameWords.set(`${id} ${lang}`, (await load.words[lang]()).words)),
  ]);
  engines.set(id, game);
}

/** Settles once everything that this page needs is loaded: widgets await it before they hydrate. */
export const ready: Promise<unknown> = Promise.all([
  ...pageGames.map(loadGame),
  wordsIn<UiWords>({ vi: () => import('#words/ui/vi.ts'), en: () => import('#words/ui/en.ts') }).then((words) => {
    uiWords = words;
  }),
]);

// Each widget that awaits it handles the failure; there may be no widget at all.
ready.catch(() => undefined);

// No top-level await in a browser: engines need files of the same chunk, and would wait for this module in turn.
if (import.meta.env.SSR) await ready;

/** The games that are loaded. */
export function loadedGames(): readonly Game[] {
  return [...engines.values()];
}

export interface Loaded {
  readonly game: Game;
  readonly words: GameWords;
  readonly ui: UiWords;
}

/** Everything that a widget of one game needs, or undefined where the page did not request that game. */
export function loaded(id: string, lang: Lang): Loaded | undefined {
  const game = engines.get(id);
  const words = gameWords.get(`${id} ${lang}`);
  const ui = uiWords.get(lang);
  return game && words && ui && { game, words, ui };
}
