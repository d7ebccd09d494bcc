/** Simple play for seats without a person. It uses only what the seat may see. */

import { arrange } from '../engine/arrange.ts';
import { discards } from '../hands/discard.ts';
import { ownIn } from './seats.ts';
import type { TaLaAction, TaLaView } from './types.ts';

/**
 * Goes out when possible, eats when that leaves fewer points, else draws; lays down and lays off all it can; and discards what
 * leaves the fewest points.
 */
export function suggest(view: TaLaView): TaLaAction | null {
  if (view.turn !== view.seat) return null;
  const can = (type: TaLaAction['type']): TaLaAction | null =>
    view.legal.find(({ action }) => action.type === type)?.action ?? null;
  const out = can('u');
  if (out) return out;
  if (view.phase === 'take') return (eatingPays(view) ? can('eat') : null) ?? can('draw') ?? can('eat');
  return can('lay') ?? can('gui') ?? bestDiscard(view);
}

function eatingPays(view: TaLaView): boolean {
  if (!view.fresh) return false;
  const { hand, eaten } = ownIn(view);
  const before = arrange(hand, eaten, view.rules)?.points ?? 0;
  const [best] = discards([...hand, view.fresh.card], [...eaten, view.fresh.card], view.rules);
  return best !== undefined && best.rest.points < before;
}

function bestDiscard(view: TaLaView): TaLaAction | null {
  const { hand, eaten } = ownIn(view);
  for (const { card } of discards(hand, eaten, view.rules)) {
    const move = view.legal.find(({ action }) => action.type === 'discard' && action.card === card);
    if (move) return move.action;
  }
  return null;
}
