/** A table set for a test: chosen hands, and moves written as people say them. */

import { displayCard } from '#core/card.ts';
import { assertOk } from '#testing/results.ts';
import { card, cards, dealtInTurn, roundTable } from '#testing/round-table.ts';
import type { XiToRules } from '../engine/rules.ts';
import { dealFrom, round, type XiToAction, type XiToState } from '../round/index.ts';
import { DECK } from '../round/pack.ts';

/** Name → hand in turn order: the hole card, then the up cards. A seat that folds is listed with the cards dealt until then. */
export type Table = Readonly<Record<string, string>>;

/** The round after the deal, with these hands to come. */
export function sit(rules: XiToRules, table: Table, limit = 10): XiToState {
  const hands = Object.values(table).map(cards);
  const top = dealtInTurn(hands);
  const rest = DECK.filter((one) => !top.includes(one));
  const setup = { seed: 0, players: Object.keys(table).map((name) => ({ name })), limit };
  return assertOk(dealFrom(rules, setup, [...top, ...rest]));
}

/** `an to 3`, `an theo`, `an up`, `an check`, `an hole K♠`. */
export function moveOf(text: string): XiToAction {
  const [seat = '', type, what = ''] = text.split(' ');
  if (type === 'theo' || type === 'up' || type === 'check') return { type, seat };
  if (type === 'to') return { type, seat, amount: Number(what) };
  if (type === 'hole') return { type, seat, card: card(what) };
  throw new Error(`no move ${text}`);
}

/** Writes a move as text; the inverse of the reader above. */
export function moveAsText(action: XiToAction): string {
  const { type, seat } = action;
  if (type === 'to') return `${seat} to ${action.amount}`;
  return type === 'hole' ? `${seat} hole ${displayCard(action.card)}` : `${seat} ${type}`;
}

export const { play, refused, chips, options, eventsOf, sees, autoPlay } = roundTable(round, {
  moveOf,
  moveText: moveAsText,
});
