/** A table in a test: moves written as people say them, and what comes of them. */

import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Who } from '#core/ruling.ts';
import { assertOk } from '#testing/results.ts';

/** A card from its text: `7♠`. */
export function card(text: string): Card {
  const found = ALL_CARDS.find((one) => displayCard(one) === text);
  if (found === undefined) throw new Error(`no card ${text}`);
  return found;
}

/** `7♠ 7♦`; nothing at all is no card. */
export function cards(text: string): Card[] {
  return text.split(' ').filter(Boolean).map(card);
}

export function textOf(some: readonly Card[]): string {
  return some.map(displayCard).join(' ');
}

/** Cards as they are dealt to hands one by one, round the table. */
export function dealtInTurn(hands: readonly (readonly Card[])[]): Card[] {
  const most = Math.max(...hands.map(({ length }) => length));
  return Array.from({ length: most }, (_, pass) => hands.flatMap((hand) => hand.slice(pass, pass + 1))).flat();
}

/** How a game's moves are written, and read again: `an K♣`. */
interface Notation<A extends Action> {
  moveOf(text: string): A;
  moveText(action: A): string;
}

/** What tests do at the table of one game. */
export function roundTable<
  R extends Rules,
  S extends Setup,
  State,
  A extends Action,
  V extends TableView<A>,
  E extends RoundEvent,
>(round: Round<R, S, State, A, V, E>, { moveOf, moveText }: Notation<A>) {
  /** The state after these moves. */
  function play(state: State, ...moves: readonly string[]): State {
    return moves.reduce((now, move) => {
      return assertOk(round.apply(now, moveOf(move)), move);
    }, state);
  }

  /** The rule that forbids the move, or null where it is allowed. A refusal leaves the state as it was. */
  function refused(state: State, move: string): string | null {
    const before = JSON.stringify(state);
    const next = round.apply(state, moveOf(move));
    if (JSON.stringify(state) !== before) throw new Error(`${move} changed the state that it was tried on`);
    return next.ok ? null : next.error.rule;
  }

  /** `{an: 10, binh: -10}`, or null while the round lasts. */
  function chips(state: State): Readonly<Record<Who, number>> | null {
    const result = round.result(state);
    return result && Object.fromEntries(result);
  }

  /** What a seat may do, without its name: `theo`, `7♠ 7♦`. */
  function options(state: State, seat: Who): string[] {
    return round.legal(state, seat).map(({ action }) => moveText(action).slice(seat.length + 1));
  }

  function eventsOf<T extends E['type']>(state: State, type: T): Extract<E, { type: T }>[] {
    return round.log(state).filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  /** The cards of `whose` as `viewer` sees them, `?` where they are hidden from them. */
  function sees(state: State, viewer: Who, whose: Who): string | undefined {
    const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
    return seat?.cards.map((one) => (one === null ? '?' : displayCard(one))).join(' ');
  }

  /** Plain play in every seat until the round is over. */
  function autoPlay(state: State, left = 1000): State {
    const { turn } = round.view(state, '');
    if (turn === null) return state;
    const action = left > 0 ? round.suggest(round.view(state, turn)) : null;
    const next = action && round.apply(state, action);
    if (!next?.ok) throw new Error(`stuck: ${JSON.stringify(action)}`);
    return autoPlay(next.value, left - 1);
  }

  return { play, refused, chips, options, eventsOf, sees, autoPlay };
}
