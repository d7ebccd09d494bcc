import type { Card } from '#core/card.ts';
import type { Chips } from '#core/game/round.ts';
import { withSeat } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { type Seat, STREETS, type XiToState } from './types.ts';

/** Who has not folded, in turn order. */
export function standing({ seats }: XiToState): readonly Seat[] {
  return seats.filter(({ folded }) => !folded);
}

export function isDone({ turn }: XiToState): boolean {
  return turn === null;
}

/** The cards that everybody sees. */
export function upCards({ cards, chosen }: Seat): readonly Card[] {
  return chosen ? cards.slice(1) : [];
}

/** The bet that must be matched in this betting round. */
export function highestBet({ seats }: XiToState): number {
  return Math.max(...seats.map(({ bet }) => bet));
}

/** Chips in the pot: all that was put in, less what was taken. */
export function potOf({ seats }: XiToState): number {
  return seats.reduce((sum, { paid, won }) => sum + paid - won, 0);
}

/**
 * The most that one seat may have put in during one betting round: a full tố for everybody at the table. The source sets no end
 * to raising again; without one a table that never folds would never reach its showdown (ADR 6).
 */
export function ceilingOf({ setup }: XiToState): number {
  return setup.limit * setup.players.length;
}

/** The seats from the one after this name on, round the table, this one last. */
export function seatsFromNext({ seats }: XiToState, name: Who): readonly Seat[] {
  const at = seats.findIndex((seat) => seat.name === name);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

export function isLastStreet({ street }: XiToState): boolean {
  return street === STREETS;
}

/** Every seat's chips, in turn order. */
export function chipsOf({ seats }: XiToState): Chips[] {
  return seats.map(({ name, paid, won }) => ({ who: name, chips: won - paid }));
}

/** Chips from a seat into the pot. */
export function putIn(state: XiToState, name: Who, chips: number): XiToState {
  return withSeat(state, name, ({ bet, paid }) => ({ bet: bet + chips, paid: paid + chips }));
}
