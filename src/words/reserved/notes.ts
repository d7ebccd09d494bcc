import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { almostReserved } from '#core/notation/reserved.ts';
import type { ReservedWords } from '../vi/reserved.ts';

/** Notes beside the ruling on a case, in sentences: players with a field's name in other letter case. */
export function caseNotes({ fields }: Case, { roles }: Pick<Game, 'roles'>, reserved: ReservedWords): string[] {
  return almostReserved(fields, roles).map(({ name, role }) => reserved.told(name, role));
}
