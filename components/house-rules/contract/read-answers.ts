import type { Agreement } from '#book/agreements.ts';

const PIECE = /^([a-z-]+)\.([A-Za-z]+)\s*:\s*([^\s:]+)$/;

/** An answer as a text has it; it need not be one. */
export interface AnswerPiece {
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
