import type { ConflictOf, NoEffectOf } from '#core/house/no-effect.ts';
import type { SamRules } from '../engine/rules.ts';

/** Where a house rule of Sâm has no effect; the suite of all games proves each case, and that there are no others. */
export const NO_EFFECT = [
  // Nobody pays, so nobody is warned of anything. A player left with one card still announces it.
  { key: 'cong', when: { payout: ['none'] } },
  { key: 'lastCard', sameEffect: ['must-play-highest', 'stake-only', 'lead-only'], when: { payout: ['none'] } },
  { key: 'samStopped', when: { payout: ['none'] } },
  // Only where 2s and quads cost more than other cards is a 2 left over or a chop paid for.
  { key: 'thoiHeo', when: { payout: ['none', 'flat', 'count'] } },
  { key: 'chopChain', when: { payout: ['none', 'flat', 'count'] } },
  { key: 'samVoids', when: { payout: ['none', 'flat', 'count'] } },
] as const satisfies readonly NoEffectOf<SamRules>[];

/** Settings that cannot be combined. */
export const CONFLICTS = [
  { id: 'sam-cong-unpaid', when: { cong: [15], payout: ['none'] } },
  {
    id: 'sam-last-card-unpaid',
    when: { lastCard: ['must-play-highest', 'stake-only', 'lead-only'], payout: ['none'] },
  },
  { id: 'sam-thoi-unpaid', when: { finishOnTwo: ['thoi'], payout: ['none'] } },
  { id: 'sam-no-dragon', when: { instantWins: ['four', 'five'], deck: [40], runs: ['no-two'] } },
] as const satisfies readonly ConflictOf<SamRules>[];
