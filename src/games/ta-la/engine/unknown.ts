import { type Card, cardAt, rankIndex, suitIndex } from '#core/card.ts';
import { type Field, unknownCards } from '#core/case.ts';
import { writeJson } from '#core/json.ts';
import { countByKinds, type UnknownCards } from '#core/unknown/fillings.ts';
import { check, decide } from './decide.ts';
import { LEAST } from './meld.ts';
import type { TaLaRules } from './rules.ts';
import { verdictJson } from './verdict.ts';

/**
 * Cards of one rank are alike where none of them can be in a meld; no others are for certain, since what one lays off depends on what
 * others laid down. So nearly each filling is ruled on.
 */
export const unknown: UnknownCards<TaLaRules> = countByKinds({
  kindOf: (card, _, fields) => (isLooseForCertain(card, fields) ? 52 + rankIndex(card) : card),
  readHand: (field): Field => field,
  verdictKey(hands, _, rules) {
    const [fault] = check(hands, rules);
    return fault ? fault.code : writeJson(verdictJson(decide(hands, rules).verdict));
  },
  most: 2_704,
});

/** With all that is known, whoever holds it, the card makes no meld. Where a second card is unknown, that one may help. */
function isLooseForCertain(card: Card, fields: readonly Field[]): boolean {
  if (unknownCards(fields) > 1) return false;
  const known = fields.flatMap(({ cards }) => cards);
  const alike = known.filter((one) => rankIndex(one) === rankIndex(card)).length;
  let [low, high] = [rankIndex(card), rankIndex(card)];
  const isKnown = (rank: number): boolean => rank >= 0 && rank < 13 && known.includes(cardAt(suitIndex(card), rank));
  while (isKnown(low - 1)) low--;
  while (isKnown(high + 1)) high++;
  return alike + 1 < LEAST && high - low + 1 < LEAST;
}
