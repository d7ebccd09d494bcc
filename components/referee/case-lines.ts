import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { loadedGames } from '../loading/loaded.ts';

/** The display form with a field a line, as people write it. */
export function caseLines(of: Case): string {
  const game = loadedGames().find(({ id }) => id === of.game);
  return game ? displayCase(of, game).replaceAll('; ', ';\n') : '';
}
