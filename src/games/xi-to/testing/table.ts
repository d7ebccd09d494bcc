/** A table set for a test: chosen hands, and moves written as people say them. */

import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { XiToRules } from '../engine/rules.ts';
import { dealFrom, playOn, round, type XiToAction, type XiToEvent, type XiToState } from '../round/index.ts';
import { DECK } from '../round/pack.ts';

export function card(text: string): Card {
  const found = ALL_CARDS.find((one) => displayCard(one) === text);
  if (found === undefined) throw new Error(`no card ${text}`);
  return found;
}

export function cards(text: string): Card[] {
  return text.split(' ').map(card);
}

/** Name → hand in turn order: the hole card, then the up cards. Whoever folds is given the cards that he lives to see. */
export type Table = Readonly<Record<string, string>>;

/** The round after the deal, with these hands to come. */
export function sit(rules: XiToRules, table: Table, limit = 10): XiToState {
  const hands = Object.values(table).map(cards);
  const top = [0, 1, 2, 3, 4].flatMap((pass) => hands.flatMap((hand) => hand.slice(pass, pass + 1)));
  const rest = DECK.filter((one) => !top.includes(one));
  const setup = { seed: 0, players: Object.keys(table).map((name) => ({ name })), limit };
  const dealt = dealFrom(rules, setup, [...top, ...rest]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  return dealt.value;
}

/** `an to 3`, `an theo`, `an up`, `an check`, `an hole K♠`. */
export function moveOf(text: string): XiToAction {
  const [seat = '', type, what = ''] = text.split(' ');
  if (type === 'theo' || type === 'up' || type === 'check') return { type, seat };
  if (type === 'to') return { type, seat, amount: Number(what) };
  if (type === 'hole') return { type, seat, card: card(what) };
  throw new Error(`no move ${text}`);
}

/** How a move is written, the other way round. */
export function textOf(action: XiToAction): string {
  const { type, seat } = action;
  if (type === 'to') return `${seat} to ${action.amount}`;
  return type === 'hole' ? `${seat} hole ${displayCard(action.card)}` : `${seat} ${type}`;
}

export function play(state: XiToState, ...moves: readonly string[]): XiToState {
  const played = playOn(state, moves.map(moveOf));
  const last = played.ok && played.value.at(-1);
  if (!last) throw new Error(`refused: ${JSON.stringify(played)}`);
  return last;
}

/** The rule that forbids the move, or null where it is allowed. A refusal leaves the state as it was. */
export function refused(state: XiToState, move: string): string | null {
  const before = JSON.stringify(state);
  const next = round.apply(state, moveOf(move));
  if (JSON.stringify(state) !== before) throw new Error(`${move} changed the state that it was tried on`);
  return next.ok ? null : next.error.rule;
}

/** `{an: 10, binh: -10}`, or null while the round lasts. */
export function chips(state: XiToState): Readonly<Record<Who, number>> | null {
  const result = round.result(state);
  return result && Object.fromEntries(result);
}

/** What a seat may do, without its name: `theo`, `to 2`. */
export function options(state: XiToState, seat: Who): string[] {
  return round.legal(state, seat).map(({ action }) => textOf(action).slice(seat.length + 1));
}

export function eventsOf<T extends XiToEvent['type']>(state: XiToState, type: T): Extract<XiToEvent, { type: T }>[] {
  return state.log.filter((event): event is Extract<XiToEvent, { type: T }> => event.type === type);
}

/** The cards of `whose` as `viewer` sees them, `?` where they are hidden from him. */
export function sees(state: XiToState, viewer: Who, whose: Who): string | undefined {
  const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
  return seat?.cards.map((one) => (one === null ? '?' : displayCard(one))).join(' ');
}

/** Plain play in every seat until the round is over. */
export function autoPlay(state: XiToState, left = 1000): XiToState {
  const { turn } = round.view(state, '');
  if (turn === null) return state;
  const action = left > 0 ? round.suggest(round.view(state, turn)) : null;
  const next = action && round.apply(state, action);
  if (!next?.ok) throw new Error(`stuck: ${JSON.stringify(action)}`);
  return autoPlay(next.value, left - 1);
}
