/** A table set for a test: chosen hands, and moves written as people say them. */

import { displayCard, withoutCards } from '#core/card.ts';
import { deckUnder } from '#core/game/game.ts';
import type { Who } from '#core/ruling.ts';
import { assertOk } from '#testing/results.ts';
import { cards, dealtInTurn, roundTable } from '#testing/round-table.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { type BaCayAction, type BaCayState, dealFrom, round } from '../round/index.ts';

/** Name → stake and hand in turn order; a table with `cai`, whose stake is not asked, has a banker. */
export type Table = Readonly<Record<string, readonly [stake: number, hand: string]>>;

/** The round after the deal, with these hands. */
export function sit(rules: BaCayRules, { cai, ...players }: Table, seed = 0): BaCayState {
  const seats = [...Object.values(players), ...(cai ? [cai] : [])].map(([, hand]) => cards(hand));
  const top = dealtInTurn(seats);
  const rest = withoutCards(deckUnder(game, rules), top);
  const setup = {
    seed,
    players: Object.entries(players).map(([name, [stake]]) => ({ name, stake })),
    banker: cai !== undefined,
  };
  return assertOk(dealFrom(rules, setup, [...top, ...rest]));
}

/** `an look`, `an show`. */
export function moveOf(text: string): BaCayAction {
  const [seat = '', type] = text.split(' ');
  if (type === 'look' || type === 'show') return { type, seat };
  throw new Error(`no move ${text}`);
}

export const { play, refused, chips, options, eventsOf } = roundTable(round, {
  moveOf,
  moveText: ({ seat, type }) => `${seat} ${type}`,
});

/** Everybody looks, in turn, until the round is over. */
export function playOut(state: BaCayState): BaCayState {
  const { turn } = round.view(state, '');
  return turn === null ? state : playOut(play(state, `${turn} look`));
}

/** The cards of `whose` that `viewer` sees, as text; null where they are hidden. */
export function sees(state: BaCayState, viewer: Who, whose: Who): string | null {
  const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
  const open = seat?.cards.filter((card) => card !== null) ?? [];
  return open.length > 0 ? open.map(displayCard).join(' ') : null;
}
