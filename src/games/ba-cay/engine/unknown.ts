import { rankIndex } from '#core/card.ts';
import { countByKinds, type UnknownCards } from '#core/unknown/fillings.ts';
import { readHand } from './hand.ts';
import type { BaCayRules } from './rules.ts';
import { compareHands } from './showdown.ts';

/**
 * Suits are alike where equal points are a draw (rule bc-cmp-cao): then no two cards are compared, and A♦ is an ace like others. The
 * verdict is what each hand is and counts, and who is ahead of whom.
 */
export const unknown: UnknownCards<BaCayRules> = countByKinds({
  kindOf: (card, { tie }) => (tie === 'draw' ? rankIndex(card) : card),
  readHand: ({ name, cards }, rules) => readHand(name, cards, rules),
  verdictKey(hands, _, rules) {
    const order = hands.flatMap((hand, at) =>
      hands.slice(at + 1).map((other) => Math.sign(compareHands(hand, other, rules).order)),
    );
    return `${hands.map(({ kind, points }) => kind + points).join()} ${order.join()}`;
  },
  most: 100_000,
});
