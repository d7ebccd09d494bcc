/** What a table has settled beside its house rules: the answers to the agreements of a game. No ruling reads them. */

import type { Agreement } from '#book/agreements.ts';
import type { Game } from '#core/game/game.ts';
import { remembered } from '../house/remembered.ts';

/** By the key of an agreement, the id of an answer; what is still open is not there. */
export type Answers = Readonly<Record<string, string>>;

/** By the id of a game. */
export type AllAgreements = Readonly<Record<string, readonly Agreement[]>>;

export const NO_ANSWERS: Answers = {};

/** `xi-dach.bank:each-hand`, a piece for each, in the order of the keys. */
export function answersText({ id }: Pick<Game, 'id'>, answers: Answers): string[] {
  return Object.entries(answers)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, answer]) => `${id}.${key}:${answer}`);
}

const PIECE = /^([a-z-]+)\.([A-Za-z]+)\s*:\s*([a-z-]+)$/;

/** The parts of such a piece; undefined for any other text. */
export function readAnswer(
  text: string,
): { readonly game: string; readonly key: string; readonly answer: string } | undefined {
  const [, game, key, answer] = PIECE.exec(text) ?? [];
  return game !== undefined && key !== undefined && answer !== undefined ? { game, key, answer } : undefined;
}

/** Is there such an agreement in this game, and such an answer to it? */
export function isAnswer(list: readonly Agreement[] = [], key: string, answer: string): boolean {
  return list.some((one) => one.key === key && one.answers.some(({ id }) => id === answer));
}

/** With this one answered so; open again where no answer is given. */
export function withAnswer(answers: Answers, key: string, answer: string | undefined): Answers {
  const { [key]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [key]: answer };
}

const keptOf = ({ id }: Pick<Game, 'id'>) => remembered(`agreed:${id}`);

/** Keeps them on this device; false where it keeps nothing. */
export function keepAnswers(game: Pick<Game, 'id'>, answers: Answers): boolean {
  return keptOf(game).set(answersText(game, answers).join(';'));
}

/** What this device keeps; what is no answer any more is passed over. */
export function keptAnswers(game: Pick<Game, 'id'>, list: readonly Agreement[] = []): Answers {
  const read = keptOf(game)
    .get()
    .split(';')
    .flatMap((piece) => readAnswer(piece) ?? []);
  return Object.fromEntries(
    read.flatMap(({ key, answer }) => (isAnswer(list, key, answer) ? [[key, answer] as const] : [])),
  );
}
