import { type Card, cardOf, SUITS } from '#core/card.ts';
import type { BareHand } from '#core/game/game.ts';
import { compare } from './compare.ts';
import { FULL_HAND, type Hand, readHand } from './hand.ts';
import type { XiToRules } from './rules.ts';

/**
 * The indices of the hands whose suits can change who is ahead of whom. Each hand is read once in mixed suits and, where
 * possible, once as a flush: no other suits make another combination. Rules xt-thung, xt-thung-pha-sanh, xt-cmp-suit.
 */
export function placesThatTell(fields: readonly BareHand[], rules: XiToRules): readonly number[] {
  // Hands of different lengths are no case, and so are no cards.
  if (new Set(fields.map(({ cards }) => cards.length)).size !== 1) return fields.map((_, place) => place);
  const hands = fields.map(({ cards }) => readingsOf(cards, rules));
  return hands.flatMap((mine, place) =>
    hands.some((his, other) => other !== place && canTell(mine, his, rules)) ? place : [],
  );
}

/** Do the first hand's suits decide which of the two is ahead, for any suits of the other? */
function canTell(mine: readonly Hand[], his: readonly Hand[], rules: XiToRules): boolean {
  return his.some((other) => {
    const met = mine.map((one) => compare(one, other, rules));
    const byRanks = met.every(({ decided: { by } }) => by === 'category' || by === 'rank');
    return !byRanks || new Set(met.map(({ order }) => Math.sign(order))).size > 1;
  });
}

function readingsOf(cards: BareHand['cards'], rules: XiToRules): readonly Hand[] {
  const mixed = cards.map(({ rank }, i): Card => cardOf(rank, SUITS[i % SUITS.length] ?? 'S'));
  const alone = new Set(cards.map(({ rank }) => rank)).size === cards.length;
  const flush = alone && cards.length === FULL_HAND ? [cards.map(({ rank }) => cardOf(rank, 'S'))] : [];
  return [mixed, ...flush].map((hand) => readHand(hand, rules));
}
