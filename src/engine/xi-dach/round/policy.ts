/** Plain play for the seats that no person plays. Both look only at what their seat may see. */

import { MAX_CARDS } from '../decide.ts';
import { type Hand, readHand } from '../hand.ts';
import { BANKER, type XiDachAction, type XiDachState, type XiDachView } from './types.ts';
import { view } from './view.ts';

/** Policy: wait for the players, draw while short, then check everybody in turn order. Null when there is nothing to do. */
export function nextBankerAction(state: XiDachState): XiDachAction | null {
  const seen = view(state, BANKER);
  const hand = ownHand(seen);
  if (seen.turn !== BANKER) return null;
  const wanted = hand.kind === 'non' && hand.cards.length < MAX_CARDS ? 'draw' : 'check';
  return firstOf(seen, wanted);
}

/** Policy: draw while short, else stand. Null when it is not his turn. */
export function simplePlayerAction(seen: XiDachView): XiDachAction | null {
  return firstOf(seen, ownHand(seen).kind === 'non' ? 'draw' : 'stand');
}

function ownHand({ seat, seats, rules }: XiDachView): Hand {
  return readHand(seat, seats.find(({ who }) => who === seat)?.cards ?? [], rules);
}

function firstOf({ legal }: XiDachView, type: XiDachAction['type']): XiDachAction | null {
  return legal.find(({ action }) => action.type === type)?.action ?? null;
}
