/** Simple play for seats without a person. It uses only what the seat may see. */

import { MAX_CARDS } from '../engine/decide.ts';
import { ownHand } from './seats.ts';
import { BANKER, type XiDachAction, type XiDachView } from './types.ts';

/** A player draws while short, else stands; the banker waits, draws while short, then checks everybody in turn order. */
export function suggest(seen: XiDachView): XiDachAction | null {
  if (seen.turn !== seen.seat) return null;
  const { kind, cards } = ownHand(seen);
  if (seen.seat === BANKER) return firstOf(seen, kind === 'non' && cards.length < MAX_CARDS ? 'draw' : 'check');
  return firstOf(seen, kind === 'non' ? 'draw' : 'stand');
}

function firstOf({ legal }: XiDachView, type: XiDachAction['type']): XiDachAction | null {
  return legal.find(({ action }) => action.type === type)?.action ?? null;
}
