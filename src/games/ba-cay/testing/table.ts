/** A table set for a test: chosen hands, and moves written as people say them. */

import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { type BaCayAction, type BaCayEvent, type BaCayState, dealFrom, playOn, round } from '../round/index.ts';

export function cards(text: string): Card[] {
  return text.split(' ').map((word) => {
    const card = ALL_CARDS.find((one) => displayCard(one) === word);
    if (card === undefined) throw new Error(`no card ${word}`);
    return card;
  });
}

/** Name → stake and hand in turn order; a table with `cai`, whose stake is not asked, has a banker. */
export type Table = Readonly<Record<string, readonly [stake: number, hand: string]>>;

/** The round after the deal, with these hands. */
export function sit(rules: BaCayRules, { cai, ...players }: Table, seed = 0): BaCayState {
  const seats = [...Object.values(players), ...(cai ? [cai] : [])].map(([, hand]) => cards(hand));
  const top = [0, 1, 2].flatMap((pass) => seats.flatMap((hand) => hand.slice(pass, pass + 1)));
  const rest = ALL_CARDS.filter((card) => game.hasCard(card, rules) && !top.includes(card));
  const setup = {
    seed,
    players: Object.entries(players).map(([name, [stake]]) => ({ name, stake })),
    banker: cai !== undefined,
  };
  const dealt = dealFrom(rules, setup, [...top, ...rest]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  return dealt.value;
}

/** `an look`, `an show`. */
export function moveOf(text: string): BaCayAction {
  const [seat = '', type] = text.split(' ');
  if (type === 'look' || type === 'show') return { type, seat };
  throw new Error(`no move ${text}`);
}

export function play(state: BaCayState, ...moves: readonly string[]): BaCayState {
  const played = playOn(state, moves.map(moveOf));
  const last = played.ok && played.value.at(-1);
  if (!last) throw new Error(`refused: ${JSON.stringify(played)}`);
  return last;
}

/** Everybody looks, in turn, until the round is over. */
export function playOut(state: BaCayState): BaCayState {
  const { turn } = round.view(state, '');
  return turn === null ? state : playOut(play(state, `${turn} look`));
}

/** The rule that forbids the move, or null where it is allowed. */
export function refused(state: BaCayState, move: string): string | null {
  const next = round.apply(state, moveOf(move));
  return next.ok ? null : next.error.rule;
}

/** `{an: 10, cai: -10}`, or null while the round lasts. */
export function chips(state: BaCayState): Readonly<Record<Who, number>> | null {
  const result = round.result(state);
  return result && Object.fromEntries(result);
}

/** What a seat may do. */
export function options(state: BaCayState, seat: Who): string[] {
  return round.legal(state, seat).map(({ action }) => action.type);
}

export function eventsOf<T extends BaCayEvent['type']>(state: BaCayState, type: T): Extract<BaCayEvent, { type: T }>[] {
  return state.log.filter((event): event is Extract<BaCayEvent, { type: T }> => event.type === type);
}

/** The cards of `whose` that `viewer` sees, as text; null where they are hidden from him. */
export function sees(state: BaCayState, viewer: Who, whose: Who): string | null {
  const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
  const open = seat?.cards.filter((card) => card !== null) ?? [];
  return open.length > 0 ? open.map(displayCard).join(' ') : null;
}
