import { isFace, rankIndex } from '#core/card.ts';
import { countByKinds, type UnknownCards } from '#core/unknown/fillings.ts';
import { readHand } from './hand.ts';
import type { XiDachRules } from './rules.ts';

/** J, Q and K count alike (rule xd-faces), and suits count for nothing (xd-deck). */
const FACE = 10;

/** The verdict depends on what each hand is, what it counts, and whether the banker has five cards (xd-check-right). */
export const unknown: UnknownCards<XiDachRules> = countByKinds({
  kindOf: (card) => (isFace(card) ? FACE : rankIndex(card)),
  readHand({ name, cards }, rules) {
    const { kind, points } = readHand(name, cards, rules);
    return `${kind}${points}.${cards.length}`;
  },
  verdictKey: (hands) => hands.join(),
  most: 20_000,
});
