/**
 * The engines and words that this page needs. The build loads all of them; a browser only those of the page's games in the page's
 * language, which <html> and <body> state, so that no page loads another game.
 */

import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { en } from '#words/en/ui.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { vi } from '#words/vi/ui.ts';
import { keyedParts, part } from './part.ts';
import { WORD_LANGS } from './word-langs.ts';

/** The games of this page. */
export const pageGames: readonly string[] = import.meta.env.SSR
  ? GAMES.map((game) => game.id)
  : (document.body.dataset['games'] ?? '').split(' ');

const uiWords = { vi, en };

/** A game for this page: its engine, and its words in the languages of the page. */
const gamePart = keyedParts(async (id: string) => {
  const load = findGame(id)?.load;
  if (!load) return undefined;
  const [{ game }, words] = await Promise.all([
    load.engine(),
    Promise.all(WORD_LANGS.map(async (lang) => [lang, (await load.words[lang]()).words] as const)),
  ]);
  return { game, words: new Map(words) };
});

/** Loads a game for this page. */
export async function loadGame(id: string): Promise<void> {
  await gamePart(id).load();
}

/** Everything that this page needs: widgets load it before they hydrate. */
export const pageGamesPart = part(() => Promise.all(pageGames.map((id) => gamePart(id).ahead())));

if (import.meta.env.SSR) await pageGamesPart.load();
// In a browser it comes beside the widgets that will ask for it.
else pageGamesPart.ahead().catch(() => undefined);

/** The games that are loaded. */
export function loadedGames(): readonly Game[] {
  return GAMES.flatMap(({ id }) => gamePart(id).here?.game ?? []);
}

export interface Loaded {
  readonly game: Game;
  readonly words: GameWords;
  readonly ui: UiWords;
}

/** Everything that a widget of one game needs, or undefined where the page did not request that game. */
export function loaded(id: string, lang: Lang): Loaded | undefined {
  const { game, words: said } = gamePart(id).here ?? {};
  const words = said?.get(lang);
  const ui = uiWords[lang];
  return game && words && ui && { game, words, ui };
}
