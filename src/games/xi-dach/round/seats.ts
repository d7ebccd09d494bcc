/** Who sits where, what each seat holds, and whose turn it is. */

import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { type Hand, readHand } from '../engine/hand.ts';
import { BANKER, type Banker, type HandReading, type Player, type XiDachState, type XiDachView } from './types.ts';

export function playerNamed(state: XiDachState, name: Who): Player | undefined {
  return state.players.find((player) => player.name === name);
}

/** Undefined for a name that does not sit at the table. */
export function cardsOfSeat(state: XiDachState, seat: Who): readonly Card[] {
  return seat === BANKER ? state.banker.cards : (playerNamed(state, seat)?.cards ?? []);
}

export function handOf(state: XiDachState, seat: Who): Hand {
  return readHand(seat, cardsOfSeat(state, seat), state.rules);
}

export function readingOf(hand: Hand): HandReading {
  return { kind: hand.kind, total: hand.points };
}

export function isSettled(player: Player): boolean {
  return player.stage !== 'playing' && player.stage !== 'finished';
}

export function isDone(state: XiDachState): boolean {
  return state.players.every(isSettled);
}

/** Rule xd-turn-order: the players one after another, each until done, then the banker. */
export function turnOf(state: XiDachState): Who | null {
  const player = state.players.find(({ stage }) => stage === 'playing');
  if (player) return player.name;
  return isDone(state) ? null : BANKER;
}

export function changePlayer(state: XiDachState, name: Who, change: (player: Player) => Partial<Player>): XiDachState {
  const players = state.players.map((player) => (player.name === name ? { ...player, ...change(player) } : player));
  return { ...state, players };
}

export function withBanker(state: XiDachState, change: Partial<Banker>): XiDachState {
  return { ...state, banker: { ...state.banker, ...change } };
}

/** The viewer's own hand. */
export function ownHand({ seat, seats, rules }: XiDachView): Hand {
  const cards = seats.find(({ who }) => who === seat)?.cards ?? [];
  return readHand(
    seat,
    cards.filter((card) => card !== null),
    rules,
  );
}
