/**
 * The engines and words that this page needs. The build loads all of them; a browser only those of the page's games, in
 * the page's language: both are said on <html> and <body>, so that no page carries another game.
 */

import type { Game } from '../../src/engine/core/game.ts';
import type { GameWords } from '../../src/i18n/game-words.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { GAMES, LANGS, type Lang } from '../../src/site.ts';
import { wordsIn } from '../widget-words.ts';

const engineFiles = import.meta.glob<{ game: Game }>('../../src/engine/*/index.ts');
const gameWordFiles = import.meta.glob<{ words: GameWords }>([
  '../../src/i18n/*/{vi,en}.ts',
  '!../../src/i18n/{ui,site,odds,round}/*',
]);
const uiWordFiles = import.meta.glob<Partial<Record<Lang, UiWords>>>('../../src/i18n/ui/{vi,en}.ts');

const langs: readonly Lang[] = import.meta.env.SSR
  ? LANGS
  : LANGS.filter((lang) => lang === document.documentElement.lang);
const ids: readonly string[] = import.meta.env.SSR
  ? GAMES.map((game) => game.id)
  : (document.body.dataset['games'] ?? '').split(' ');

const engines = new Map<string, Game>();
const gameWords = new Map<string, GameWords>();
let uiWords: ReadonlyMap<Lang, UiWords> = new Map();

/** Brings a game to this page: its engine, and its words in the page's language. */
export async function bring(id: string): Promise<void> {
  const [engine] = await Promise.all([
    engineFiles[`../../src/engine/${id}/index.ts`]?.(),
    ...langs.map(async (lang) => {
      const module = await gameWordFiles[`../../src/i18n/${id}/${lang}.ts`]?.();
      if (module) gameWords.set(`${id} ${lang}`, module.words);
    }),
  ]);
  if (engine) engines.set(id, engine.game);
}

/** Settled once all that this page needs is here: widgets wait for it before they come alive. */
export const ready: Promise<unknown> = Promise.all([
  ...ids.map(bring),
  wordsIn(uiWordFiles).then((words) => {
    uiWords = words;
  }),
]);

// A browser must not wait here: engines need files of the same chunk, and would wait for this one in turn.
if (import.meta.env.SSR) await ready;

/** The games that can be read here and now. */
export function loadedGames(): readonly Game[] {
  return [...engines.values()];
}

export interface Loaded {
  readonly game: Game;
  readonly words: GameWords;
  readonly ui: UiWords;
}

/** All that a widget of one game needs, or undefined where the page did not ask for that game. */
export function loaded(id: string, lang: Lang): Loaded | undefined {
  const game = engines.get(id);
  const words = gameWords.get(`${id} ${lang}`);
  const ui = uiWords.get(lang);
  return game && words && ui && { game, words, ui };
}
