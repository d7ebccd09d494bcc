/** The games whose house rules are being agreed on. */

import type { House } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { type Loaded, loaded, loadGame } from '../case/loaded.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import type { GameDetails } from './details.ts';

/** A game that was chosen: its house rules, and all that is said of them. */
export interface Chosen {
  readonly all: Loaded;
  readonly parts: GameDetails;
  readonly house: House;
  readonly answers: Answers;
  /** The edition of the book in which this was agreed, where a link says so. */
  readonly edition?: number;
}

/** The house that a game is played in where nobody has chosen one. */
export function defaultOf({ game }: Loaded): House {
  return { preset: game.defaultPreset, rules: game.presets[game.defaultPreset] ?? {} };
}

/** Brings a game that was chosen, in its default house. */
export async function loadChosen(id: string, lang: Lang): Promise<Chosen | undefined> {
  const { detailsOf } = await import('./details.ts');
  const [own] = await Promise.all([detailsOf(id, lang), loadGame(id)]);
  const all = loaded(id, lang);
  return all && own && { all, parts: own, house: defaultOf(all), answers: NO_ANSWERS };
}

/** Is this game among those that were chosen? */
export function has(chosen: readonly Chosen[], id: string): boolean {
  return chosen.some(({ all }) => all.game.id === id);
}

/** The same games but this one. */
export function without(chosen: readonly Chosen[], id: string): readonly Chosen[] {
  return chosen.filter(({ all }) => all.game.id !== id);
}

/** In the order of the book. */
export function inOrder(chosen: readonly Chosen[]): readonly Chosen[] {
  return GAMES.flatMap(({ id }) => chosen.filter(({ all }) => all.game.id === id));
}

/** The names of these games, as a sentence lists them. */
export function namesOf(chosen: readonly Chosen[]): string {
  return chosen.map(({ all }) => all.words.name).join(', ');
}
