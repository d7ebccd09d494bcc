import type { Field } from '#core/case.ts';
import { writeJson } from '#core/json.ts';
import { countByKinds, type UnknownCards } from '#core/unknown/fillings.ts';
import { check, decide } from './decide.ts';
import type { TaLaRules } from './rules.ts';
import { verdictJson } from './verdict.ts';

/**
 * No two cards are alike for certain: each may make or lengthen a meld, in the hand or on the table, and what one lays off depends on
 * what others laid down. So each filling is ruled on.
 */
export const unknown: UnknownCards<TaLaRules> = countByKinds({
  kindOf: (card) => card,
  readHand: (field): Field => field,
  verdictKey(hands, _, rules) {
    const [fault] = check(hands, rules);
    return fault ? fault.code : writeJson(verdictJson(decide(hands, rules).verdict));
  },
  most: 2_704,
});
