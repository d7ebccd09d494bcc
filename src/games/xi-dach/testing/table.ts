/** A table set for a test: chosen hands, chosen stock, and moves written as people say them. */

import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { dealFrom, playOn, round, type XiDachAction, type XiDachEvent, type XiDachState } from '../round/index.ts';

export function cards(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const card = ALL_CARDS.find((one) => displayCard(one) === word);
      if (card === undefined) throw new Error(`no card ${word}`);
      return card;
    });
}

export interface Table {
  readonly cai: string;
  /** Name → stake and the two cards dealt to him, in turn order. */
  readonly players: Readonly<Record<string, readonly [stake: number, hand: string]>>;
  /** What lies on top of the stock. */
  readonly stock?: string;
}

/** The round after the deal, with these hands. */
export function sit(rules: XiDachRules, { cai, players, stock = '' }: Table): XiDachState {
  const hands = Object.values(players).map(([, hand]) => cards(hand));
  const order = rules.dealOrder === 'banker-first' ? [cards(cai), ...hands] : [...hands, cards(cai)];
  const top = [0, 1].flatMap((pass) => order.flatMap((hand) => hand.slice(pass, pass + 1)));
  top.push(...cards(stock));
  const setup = {
    seed: 0,
    players: Object.entries(players).map(([name, [stake]]) => ({ name, stake })),
  };
  const dealt = dealFrom(rules, setup, [...top, ...ALL_CARDS.filter((card) => !top.includes(card))]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  return dealt.value;
}

/** `an draw`, `an stand`, `an ask`, `cai check an`. */
export function moveOf(text: string): XiDachAction {
  const [seat = '', type, target = ''] = text.split(' ');
  if (type === 'check') return { type, seat, target };
  if (type === 'draw' || type === 'stand' || type === 'ask') return { type, seat };
  throw new Error(`no move ${text}`);
}

export function play(state: XiDachState, ...moves: readonly string[]): XiDachState {
  const played = playOn(state, moves.map(moveOf));
  const last = played.ok && played.value.at(-1);
  if (!last) throw new Error(`refused: ${JSON.stringify(played)}`);
  return last;
}

/** The rule that forbids the move, or null where it is allowed. */
export function refused(state: XiDachState, move: string): string | null {
  const next = round.apply(state, moveOf(move));
  return next.ok ? null : next.error.rule;
}

/** `{an: 10, cai: -10}`, or null while the round lasts. */
export function chips(state: XiDachState): Readonly<Record<Who, number>> | null {
  const result = round.result(state);
  return result && Object.fromEntries(result);
}

/** What a seat may do, as `draw` or `check an`, with a warning as `draw!xd-den`. */
export function options(state: XiDachState, seat: Who): string[] {
  return round.legal(state, seat).map(({ action, warns }) => {
    const move = action.type === 'check' ? `check ${action.target}` : action.type;
    return warns ? `${move}!${warns}` : move;
  });
}

export function eventsOf<T extends XiDachEvent['type']>(
  state: XiDachState,
  type: T,
): Extract<XiDachEvent, { type: T }>[] {
  return state.log.filter((event): event is Extract<XiDachEvent, { type: T }> => event.type === type);
}

/** The cards of `whose` that `viewer` sees, as text; null where they are hidden from him. */
export function seen(state: XiDachState, viewer: Who, whose: Who): string | null {
  const seat = round.view(state, viewer).seats.find(({ who }) => who === whose);
  const open = seat?.cards.filter((card) => card !== null) ?? [];
  return open.length > 0 ? open.map(displayCard).join(' ') : null;
}
