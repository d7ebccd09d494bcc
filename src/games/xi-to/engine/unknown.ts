import { assertDefined } from '#core/assert-defined.ts';
import { countByKinds, type UnknownCards } from '#core/unknown/fillings.ts';
import { compare } from './compare.ts';
import { readHand } from './hand.ts';
import type { XiToRules } from './rules.ts';

/** Any suit can matter, to a flush or between equal ranks. The verdict is what each hand is and who is ahead of whom. */
export const unknown: UnknownCards<XiToRules> = countByKinds({
  kindOf: (card) => card,
  readHand: ({ cards }, rules) => readHand(cards, rules),
  verdictKey(hands, _, rules) {
    const order = hands.flatMap((hand, at) =>
      hands.slice(at + 1).map((other) => Math.sign(compare(hand, assertDefined(other), rules).order)),
    );
    return `${hands.map(({ category }) => category).join()} ${order.join()}`;
  },
  most: 100_000,
});
