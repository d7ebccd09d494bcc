import type { Hand, XiDachKind } from './hand.ts';
import type { XiDachRules } from './rules.ts';
import type { HandMeeting } from './showdown.ts';
import type { XiDachStep } from './steps.ts';

/** Stakes that a special hand wins under each payout. Rule xd-pay-bonus; no seed pays more than one. */
const BONUS = {
  '3-2-2': { 'xi-ban': 3, 'xi-dach': 2, 'ngu-linh': 2 },
  '4-3-2': { 'xi-ban': 4, 'xi-dach': 3, 'ngu-linh': 2 },
  '3-2-1': { 'xi-ban': 3, 'xi-dach': 2, 'ngu-linh': 1 },
  '2-1-2': { 'xi-ban': 2, 'xi-dach': 1, 'ngu-linh': 2 },
} as const;

/** What a player gets, in stakes: + to the player, − to the banker. Whoever wins with a special hand is paid for it. */
export function netOfPlayer(
  player: Hand,
  banker: Hand,
  { winner }: HandMeeting,
  rules: XiDachRules,
): { net: number; steps: XiDachStep[] } {
  if (winner === 'nobody' || winner === 'unsettled') return { net: 0, steps: [] };
  const { who } = player;
  const kind = winner === 'player' ? player.kind : banker.kind;
  const sign = winner === 'player' ? 1 : -1;
  if (isSpecial(kind)) {
    const { payout } = rules;
    if (payout !== 'even') {
      const net = sign * BONUS[payout][kind];
      return { net, steps: [{ rule: 'xd-pay-bonus', outcome: 'held', who, net, payout, kind }] };
    }
  }
  return { net: sign, steps: [{ rule: 'xd-pay-even', outcome: 'held', who, net: sign }] };
}

function isSpecial(kind: XiDachKind): kind is keyof (typeof BONUS)['3-2-2'] {
  return kind === 'xi-ban' || kind === 'xi-dach' || kind === 'ngu-linh';
}
