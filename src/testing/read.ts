import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { toy } from './toy-game.ts';

export const TEST_GAMES = [xiDach, toy];

/** The canonical text of a case; of a text that is none, its code after an exclamation mark. */
export function canonical(text: string): string {
  const read = parseCase(text, TEST_GAMES);
  if (!read.ok) return `!${read.error.code}`;
  const game = TEST_GAMES.find(({ id }) => id === read.value.game);
  return game ? formatCase(read.value, game) : '!';
}

/** The error of a text that is no case; the reverse is a mistake in the test. */
export function errorOf(text: string): CaseError {
  const read = parseCase(text, TEST_GAMES);
  if (read.ok) throw new Error(`no error in ${text}`);
  return read.error;
}
