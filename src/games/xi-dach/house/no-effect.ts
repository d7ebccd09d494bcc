import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { XiDachRules } from '../engine/rules.ts';

/** Where a house rule of Xì Dách has no effect; the suite of all games proves each case, and that there are no others. */
export const NO_EFFECT = [
  // With two cards the ace counts 11 in both: 10 would only make a lower total that nobody has to take.
  { key: 'aces', sameEffect: ['by-size-a', 'by-size-c'], when: {} },
  // A short banker who settles has five cards, and those are a ngũ linh from the lowest total on.
  { key: 'shortVsShort', when: { shortBanker: ['may-not-check'], fiveCard: ['up-to-21', 'under-21'] } },
] as const satisfies readonly NoEffectOf<XiDachRules>[];

/** Settings that cannot be combined. */
export const CONFLICTS = [
  {
    id: 'xd-short-never-meets',
    when: { shortVsShort: ['higher'], shortBanker: ['may-not-check'], fiveCard: ['up-to-21', 'under-21'] },
  },
] as const satisfies readonly ConflictOf<XiDachRules>[];
