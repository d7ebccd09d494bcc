import type { Field } from './case.ts';
import type { Fault, Game } from './game/game.ts';
import type { Rules } from './house-rules.ts';
import { err, ok, type Result } from './result.ts';
import type { Ruling, Step } from './ruling.ts';

/**
 * The ruling on these hands under these rules, or the fault that makes them no case: the deck is checked first, then the counts.
 */
export function judge<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
  rules: R,
): Result<Ruling<V, S>, Fault> {
  for (const [index, field] of fields.entries()) {
    for (const card of field.cards) {
      if (!game.hasCard(card, rules)) {
        return err({ code: 'card-not-in-deck', field: index, card });
      }
    }
  }
  const [fault] = game.check(fields, rules);
  return fault ? err(fault) : ok(game.decide(fields, rules));
}
