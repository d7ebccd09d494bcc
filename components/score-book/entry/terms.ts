/** By which house a round is played, and for how much. */

import type { EveningTally, GameTerms } from '#core/evening/tally.ts';
import type { RoundDraft } from '../draft.ts';
import { firstHouse, type GamePresets } from '../houses.ts';

/**
 * A round that stands in the book keeps its own house and stake; a new one has those of tonight. A game that is new tonight is played by
 * the reader's own house, for what the last one was.
 */
export function termsFor(
  { of, game }: Pick<RoundDraft, 'of' | 'game'>,
  tally: EveningTally,
  presets: readonly GamePresets[],
): GameTerms {
  const line = tally.lines.find((one) => one.type === 'round' && one.number === of);
  if (line?.type === 'round' && line.round.game === game) return line.round;
  const known = tally.terms.get(game);
  if (known) return known;
  const own = presets.find((one) => one.game === game);
  return { house: own ? firstHouse(own) : game, stake: [...tally.terms.values()].at(-1)?.stake ?? 1 };
}
