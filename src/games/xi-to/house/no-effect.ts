import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { XiToRules } from '../engine/rules.ts';

/** Where a house rule of Xì Tố comes to nothing; the suite of all games proves each, and that there are no others. */
export const NO_EFFECT = [
  // No suit is higher, so the pair has none that could come before the kickers.
  { key: 'tieBreak', when: { suits: ['none'] } },
] as const satisfies readonly NoEffectOf<XiToRules>[];

/** Choices that do not go together. */
export const CONFLICTS = [
  { id: 'xt-no-suit-of-pair', when: { tieBreak: ['suit-of-pair-first'], suits: ['none'] } },
] as const satisfies readonly ConflictOf<XiToRules>[];
