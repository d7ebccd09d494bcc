import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { BaCayRules } from '../engine/rules.ts';

/** Where a house rule of Ba Cây has no effect; the suite of all games proves each case, and that there are no others. */
export const NO_EFFECT = [
  // Equal points draw: no two cards are ever compared.
  { key: 'suits', when: { tie: ['draw'] } },
  { key: 'ace', when: { tie: ['draw'] } },
  { key: 'compare', when: { tie: ['draw'] } },
  // Two cards are never equal: nobody draws.
  { key: 'bankerTie', when: { tie: ['suit'] } },
  { key: 'bestTie', when: { tie: ['suit'] } },
  // No J, Q, K in the pack: no ba tiên.
  { key: 'threeFaces', when: { deck: [36] } },
  { key: 'payout', when: { deck: [36] } },
  { key: 'payout', when: { threeFaces: [false] } },
  // Without a ba tiên it makes no difference whether a sáp ranks below or above one: it beats every hand counted by points.
  { key: 'threeAlike', sameEffect: ['below-ba-tien', 'above-all'], when: { deck: [36] } },
  { key: 'threeAlike', sameEffect: ['below-ba-tien', 'above-all'], when: { threeFaces: [false] } },
] as const satisfies readonly NoEffectOf<BaCayRules>[];

/** Settings that cannot be combined. */
export const CONFLICTS = [
  { id: 'bc-no-faces', when: { threeFaces: [true], deck: [36] } },
  { id: 'bc-double-for-nothing', when: { payout: ['ba-tien-2'], threeFaces: [false] } },
  { id: 'bc-double-without-faces', when: { payout: ['ba-tien-2'], threeFaces: [true], deck: [36] } },
  { id: 'bc-sap-below-nothing', when: { threeAlike: ['below-ba-tien'], threeFaces: [false] } },
  { id: 'bc-sap-below-no-faces', when: { threeAlike: ['below-ba-tien'], threeFaces: [true], deck: [36] } },
  { id: 'bc-banker-never-ties', when: { bankerTie: ['banker'], tie: ['suit'] } },
  { id: 'bc-best-never-ties', when: { bestTie: ['replay'], tie: ['suit'] } },
] as const satisfies readonly ConflictOf<BaCayRules>[];
