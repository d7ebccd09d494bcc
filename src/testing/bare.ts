import { rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { BareHand } from '#core/game/game.ts';

/** The hands of a case with all suits removed. */
export function bareHands(fields: readonly Field[]): readonly BareHand[] {
  return fields.map(({ role, cards }) => ({ role, cards: cards.map((card) => ({ rank: rankOf(card) })) }));
}
