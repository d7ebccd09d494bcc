/** Who sits where, what each seat holds, and who has not looked yet. */

import type { Chips } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import { type Hand, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import type { BaCayState, HandReading, Seat } from './types.ts';

export function handOf({ name, cards }: Seat, rules: BaCayRules): Hand {
  return readHand(name, cards, rules);
}

export function readingOf({ kind, points }: Hand): HandReading {
  return { kind, points };
}

/** Everybody has looked: the hands were compared, and nobody plays again. */
export function isDone({ seats }: BaCayState): boolean {
  return seats.every(({ stage }) => stage !== 'down');
}

/** Nobody waits for anybody in this game; the first who has not looked yet is named. Null once the round is over. */
export function turnOf({ seats }: BaCayState): Who | null {
  return seats.find(({ stage }) => stage === 'down')?.name ?? null;
}

/** Every seat's chips, in turn order. */
export function chipsOf({ seats }: BaCayState): Chips[] {
  return seats.map(({ name, net }) => ({ who: name, chips: net }));
}
