import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { Result } from '#core/result.ts';
import type { ToldHands } from '#core/told/told-hand.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import { GAMES } from './index.ts';

/** The engines of all games, in reading order: for the command line, the build and tests. A page loads those that it needs. */
export const ENGINES: readonly Game[] = await Promise.all(GAMES.map(async ({ load }) => (await load.engine()).game));

/** The same with what counts their unknown cards, all that `settle` needs, and with what their hands can be that are told. */
export const SETTLED_GAMES: readonly {
  readonly engine: Game;
  readonly unknown?: UnknownCards;
  readonly told?: ToldHands;
}[] = await Promise.all(
  GAMES.map(async ({ load }) => ({
    ...(await load.unknown?.()),
    ...(await load.told?.()),
    engine: (await load.engine()).game,
  })),
);

/** Reads a case of any game. */
export function readCase(text: string): Result<Case, CaseError> {
  return parseCase(text, ENGINES);
}

export function engineOf(id: string): Game | undefined {
  return ENGINES.find((game) => game.id === id);
}
