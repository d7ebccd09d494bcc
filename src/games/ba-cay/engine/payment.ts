import { explainComparison } from './explain.ts';
import type { Hand } from './hand.ts';
import type { BaCayRules } from './rules.ts';
import { compareHands } from './showdown.ts';
import type { BaCayStep } from './steps.ts';

/** From the player's side. */
export type BaCayOutcome = 'win' | 'lose' | 'push';

/** What a player gets from the banker. */
export interface Settlement {
  readonly who: string;
  readonly outcome: BaCayOutcome;
  /** In stakes, + to the player. */
  readonly net: number;
  readonly steps: readonly BaCayStep[];
}

/** Rule bc-mode-cai: a player meets the banker and nobody else. */
export function settlePlayer(player: Hand, banker: Hand, rules: BaCayRules): Settlement {
  const { who } = player;
  const { order } = compareHands(player, banker, rules);
  const steps = explainComparison(player, banker, rules, true);
  if (order === 0) {
    const { bankerTie } = rules;
    steps.push({ rule: 'bc-mode-cai', outcome: 'held', who, bankerTie, decides: true });
    if (bankerTie === 'draw') return { who, outcome: 'push', net: 0, steps };
  }
  const winner = order > 0 ? player : banker;
  const times = timesOf(winner, rules);
  const net = winner === player ? times : -times;
  steps.push({ rule: 'bc-pay', outcome: 'held', who, net, times });
  return { who, outcome: winner === player ? 'win' : 'lose', net, steps };
}

/** Rule bc-pay: one stake, whoever wins; two for a ba tiên where the rule set doubles it (O-BV; no seed does). */
function timesOf({ kind }: Hand, rules: BaCayRules): 1 | 2 {
  return kind === 'ba-tien' && rules.payout === 'ba-tien-2' ? 2 : 1;
}

/**
 * Rules bc-mode-tat and bc-tat-tie: the best takes all. Each hand is compared with the next one, down the whole ranking.
 * @param ranking the hands best first, equal ones in one group
 */
export function settleAll(ranking: readonly (readonly Hand[])[], rules: BaCayRules): BaCayStep[] {
  const inOrder = ranking.flat();
  const steps = inOrder.flatMap((hand, place) => {
    const next = inOrder[place + 1];
    return next ? explainComparison(hand, next, rules, false) : [];
  });
  const winners = (ranking[0] ?? []).map(({ who }) => who);
  const [who] = winners;
  if (who === undefined) return steps;
  return winners.length === 1
    ? [...steps, { rule: 'bc-mode-tat', outcome: 'held', who, decides: true }]
    : [...steps, { rule: 'bc-tat-tie', outcome: 'held', who, winners, decides: true }];
}
