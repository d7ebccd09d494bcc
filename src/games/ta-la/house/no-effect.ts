import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { TaLaRules } from '../engine/rules.ts';

/** Where a house rule of Tá Lả comes to nothing; the suite of all games proves each, and that there are no others. */
export const NO_EFFECT = [
  // Half melds stand in the way of ù khan alone.
  { key: 'caGap', when: { uKinds: ['plain'] } },
  // Nobody pays, so nobody pays for all.
  { key: 'uDen', when: { payout: ['none'] } },
] as const satisfies readonly NoEffectOf<TaLaRules>[];

/** Choices that do not go together. */
export const CONFLICTS = [
  { id: 'tl-den-unpaid', when: { uDen: ['full', 'three-eaten'], payout: ['none'] } },
] as const satisfies readonly ConflictOf<TaLaRules>[];
