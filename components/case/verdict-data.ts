import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import type { Ruling } from '#core/ruling.ts';

/** The attributes of what shows a verdict, for tests and programs: the case as text, and the verdict, undefined where there is none. */
export function verdictData(of: Case, game: Game, ruling: Ruling<unknown> | undefined) {
  return {
    'data-case': formatCase(of, game),
    'data-verdict': ruling && writeJson(game.verdictJson(ruling.verdict)),
  };
}
