import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { almostReserved } from '#core/notation/reserved.ts';
import type { ReservedWords } from './vi.ts';

/** What somebody should know beside the ruling on a case, in sentences: players who are called as a field of the game is, but for a capital. */
export function caseNotes({ fields }: Case, { roles }: Pick<Game, 'roles'>, reserved: ReservedWords): string[] {
  return almostReserved(fields, roles).map(({ name, role }) => reserved.told(name, role));
}
