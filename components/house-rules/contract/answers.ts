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

const PIECE = /^([a-z-]+)\.([A-Za-z]+)\s*:\s*([^\s:]+)$/;

/** An answer as a text has it; it need not be one. */
interface AnswerPiece {
  readonly game: string;
  readonly key: string;
  readonly answer: string;
}

/** The parts of `xi-dach.bank:each-hand`; undefined for any other text. */
export function readAnswer(text: string): AnswerPiece | undefined {
  const [, game, key, answer] = PIECE.exec(text) ?? [];
  return game !== undefined && key !== undefined && answer !== undefined ? { game, key, answer } : undefined;
}

/** Is there such an agreement in a game, and such an answer to it? */
export function isAnswer(agreements: readonly Agreement[] = [], { key, answer }: AnswerPiece): boolean {
  return agreements.some((one) => one.key === key && one.answers.some(({ id }) => id === answer));
}
