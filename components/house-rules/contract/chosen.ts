/** The games whose house rules are being agreed on. */

import { defaultRuleSet, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { type Loaded, loaded, loadGame } from '../../loading/loaded.ts';
import { keyedParts } from '../../loading/part.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import type { GameDetails } from './details.ts';

/** A chosen game: its house rules, and the texts about them. */
export interface ChosenGame {
  readonly all: Loaded;
  readonly parts: GameDetails;
  readonly ruleSet: RuleSet;
  readonly answers: Answers;
  /** The edition of the book with which this was agreed, where a link states it. */
  readonly edition?: number;
}

const details = keyedParts(async (id: string, lang: Lang) => (await import('./details.ts')).detailsOf(id, lang));

/** Loads a chosen game, with its default rule set. */
export async function loadChosen(id: string, lang: Lang): Promise<ChosenGame | undefined> {
  const [own] = await Promise.all([details(id, lang).load(), loadGame(id)]);
  const all = loaded(id, lang);
  return all && own && { all, parts: own, ruleSet: defaultRuleSet(all.game), answers: NO_ANSWERS };
}

/** Is this game among those that were chosen? */
export function hasGame(chosen: readonly ChosenGame[], id: string): boolean {
  return chosen.some(({ all }) => all.game.id === id);
}

/** The same games but this one. */
export function withoutGame(chosen: readonly ChosenGame[], id: string): readonly ChosenGame[] {
  return chosen.filter(({ all }) => all.game.id !== id);
}

/** In the order of the book. */
export function inBookOrder(chosen: readonly ChosenGame[]): readonly ChosenGame[] {
  return GAMES.flatMap(({ id }) => chosen.filter(({ all }) => all.game.id === id));
}

/** The names of these games, as a sentence lists them. */
export function gameNamesOf(chosen: readonly ChosenGame[]): string {
  return chosen.map(({ all }) => all.words.name).join(', ');
}
