/** What a table has agreed on beside its house rules: the answers to a game's agreements. No ruling reads them. */

import type { Agreement } from '#book/agreements.ts';
import type { Game } from '#core/game/game.ts';

/** By the key of an agreement, the id of an answer; what is still open is not there. */
export type Answers = Readonly<Record<string, string>>;

/** By the id of a game. */
export type AllAgreements = Readonly<Record<string, readonly Agreement[]>>;

export const NO_ANSWERS: Answers = {};

/** `xi-dach.bank:each-hand`, a piece for each, in the order of the keys. */
export function answersText({ id }: Pick<Game, 'id'>, answers: Answers): string[] {
  return Object.keys(answers)
    .sort()
    .map((key) => `${id}.${key}:${answers[key]}`);
}
