import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { TaLaRules } from '../engine/rules.ts';

/** Where a house rule of Tá Lả has no effect; the suite of all games proves each case, and that there are no others. */
export const NO_EFFECT = [
  // Half melds matter only for ù khan.
  { key: 'caGap', when: { uKinds: ['plain'] } },
  // Nobody pays, so nobody pays for all.
  { key: 'uDen', when: { payout: ['none'] } },
  { key: 'uPay', when: { payout: ['none'] } },
  // Every ù counts as the plain one.
  { key: 'uPay', when: { uKinds: ['plain'] } },
  // Ù tròn counts as the plain one, and ù khan costs the same.
  { key: 'uPay', sameEffect: ['alike', 'tron-double'], when: { uKinds: ['plain-khan'] } },
] as const satisfies readonly NoEffectOf<TaLaRules>[];

/** Settings that cannot be combined. */
export const CONFLICTS = [
  { id: 'tl-den-unpaid', when: { uDen: ['full', 'three-eaten'], payout: ['none'] } },
] as const satisfies readonly ConflictOf<TaLaRules>[];
