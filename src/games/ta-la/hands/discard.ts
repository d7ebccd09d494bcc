import type { Card } from '#core/card.ts';
import { byCard, rankIndex } from '#core/card.ts';
import { type Arrangement, arrange } from '../engine/arrange.ts';
import type { MeldRules } from '../engine/rules.ts';

/** A card that may be discarded, and the best arrangement of what stays. */
export interface Discard {
  readonly card: Card;
  readonly rest: Arrangement;
}

/**
 * Every card that may be discarded, the best first: fewest points left, of equal ones the higher card. An eaten card may not
 * be, nor one without which an eaten card has no meld (rule tl-eat-limit). It looks at one's own hand only.
 */
export function discards(cards: readonly Card[], eaten: readonly Card[], rules: MeldRules): readonly Discard[] {
  return cards
    .flatMap((card): Discard[] => {
      if (eaten.includes(card)) return [];
      const rest = arrange(
        cards.filter((other) => other !== card),
        eaten,
        rules,
      );
      return rest ? [{ card, rest }] : [];
    })
    .sort((a, b) => a.rest.points - b.rest.points || rankIndex(b.card) - rankIndex(a.card) || byCard(a.card, b.card));
}
