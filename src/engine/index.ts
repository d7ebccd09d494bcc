import { game as baCay } from './ba-cay/index.ts';
import type { Case } from './core/case.ts';
import type { CaseError } from './core/case-error.ts';
import type { Game } from './core/game.ts';
import { parseCase } from './core/notation/parse.ts';
import type { Result } from './core/result.ts';
import { game as sam } from './sam/index.ts';
import { game as taLa } from './ta-la/index.ts';
import { game as xiDach } from './xi-dach/index.ts';
import { game as xiTo } from './xi-to/index.ts';

/** Every game that has an engine. Pages that need one game import it alone. */
export const ENGINES: readonly Game[] = [xiDach, xiTo, baCay, taLa, sam];

/** Reads a case of any game. */
export function readCase(text: string): Result<Case, CaseError> {
  return parseCase(text, ENGINES);
}

export function engineOf(id: string): Game | undefined {
  return ENGINES.find((game) => game.id === id);
}
