/** Rounds of Xì Tố as a table tells them: who took the pot. */

import { type PotGame, settlePot } from '#core/evening/pot.ts';
import { seatFault } from '#core/evening/result-faults.ts';
import type { RoundResults } from '#core/evening/results.ts';
import { err } from '#core/result.ts';
import { game } from '../engine/index.ts';
import type { XiToRules } from '../engine/rules.ts';
import { told } from '../engine/told.ts';
import type { ResultCode } from './codes.ts';

const WIN: ResultCode = 'win';

/** Rule xt-pay-pot. */
const pot: PotGame<XiToRules> = {
  game,
  told,
  equal: { kind: 'mau-thau' },
  areShared: () => true,
  ruleFor: () => 'xt-pay-pot',
};

export const results: RoundResults<XiToRules> = {
  formsOf: () => ['pot'],
  optionsOf: () => [{ code: WIN }],
  sidesOf: () => [],
  /** One stake from each; what was really put in is shared by `potChips`. */
  settle(form, seats, rules) {
    const fault = seatFault(this, form, seats, rules);
    return fault ? err(fault) : settlePot(pot, seats, rules);
  },
};
