/** A table set for a test: chosen hands, chosen stock, and moves written as people say them. */

import { ALL_CARDS, displayCard } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { assertOk } from '#testing/results.ts';
import { cards, dealtInTurn, roundTable } from '#testing/round-table.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { dealFrom, round, type XiDachAction, type XiDachState } from '../round/index.ts';

export interface Table {
  readonly cai: string;
  /** Name → stake and the two cards dealt, in turn order. */
  readonly players: Readonly<Record<string, readonly [stake: number, hand: string]>>;
  /** The top cards of the stock. */
  readonly stock?: string;
}

/** The round after the deal, with these hands. */
export function sit(rules: XiDachRules, { cai, players, stock = '' }: Table): XiDachState {
  const hands = Object.values(players).map(([, hand]) => cards(hand));
  const order = rules.dealOrder === 'banker-first' ? [cards(cai), ...hands] : [...hands, cards(cai)];
  const top = dealtInTurn(order);
  top.push(...cards(stock));
  const setup = {
    seed: 0,
    players: Object.entries(players).map(([name, [stake]]) => ({ name, stake })),
  };
  return assertOk(dealFrom(rules, setup, [...top, ...ALL_CARDS.filter((card) => !top.includes(card))]));
}

/** `an draw`, `an stand`, `an ask`, `cai check an`. */
export function moveOf(text: string): XiDachAction {
  const [seat = '', type, target = ''] = text.split(' ');
  if (type === 'check') return { type, seat, target };
  if (type === 'draw' || type === 'stand' || type === 'ask') return { type, seat };
  throw new Error(`no move ${text}`);
}

export const { play, refused, chips, eventsOf } = roundTable(round, {
  moveOf,
  moveText: ({ seat, type }) => `${seat} ${type}`,
});

/** What a seat may do, as `draw` or `check an`, with a warning as `draw!xd-den`. */
export function options(state: XiDachState, seat: Who): string[] {
  return round.legal(state, seat).map(({ action, warns }) => {
    const move = action.type === 'check' ? `check ${action.target}` : action.type;
    return warns ? `${move}!${warns}` : move;
  });
}

/** The cards of `whose` that `viewer` sees, as text; null where they are hidden. */
export function seenCards(state: XiDachState, viewer: Who, whose: Who): string | null {
  const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
  const open = seat?.cards.filter((card) => card !== null) ?? [];
  return open.length > 0 ? open.map(displayCard).join(' ') : null;
}
