import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { XiToRules } from '../engine/rules.ts';

/** Where a house rule of Xì Tố has no effect; the suite of all games proves each case, and that there are no others. */
export const NO_EFFECT = [
  // Suits are not ranked, so that no suit of the pair can come before the kickers.
  { key: 'tieBreak', when: { suits: ['none'] } },
] as const satisfies readonly NoEffectOf<XiToRules>[];

/** Settings that cannot be combined. */
export const CONFLICTS = [
  { id: 'xt-no-suit-of-pair', when: { tieBreak: ['suit-of-pair-first'], suits: ['none'] } },
] as const satisfies readonly ConflictOf<XiToRules>[];
