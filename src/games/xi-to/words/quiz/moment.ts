/** What the words of a question from a round read off its moment, in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import type { Category } from '#games/xi-to/engine/category.ts';
import { categoryOf } from '#games/xi-to/hands/strength.ts';
import { type Draw, drawsTo } from '#games/xi-to/odds/draws.ts';
import { round, type Seat, type XiToAction, type XiToEvent, type XiToState } from '#games/xi-to/round/index.ts';

export type Moment = PlayQuestion<XiToState>;

/** The note beside a name: that the seat folded, or what it has put in during this betting round. */
export function besideIn({ state: { seats, turn } }: Moment, who: string): 'folded' | number | undefined {
  const seat = seats.find(({ name }) => name === who);
  if (seat?.folded) return 'folded';
  return turn !== null && seat && seat.bet > 0 ? seat.bet : undefined;
}

const NOBODY: Seat = { name: '', cards: [], chosen: true, folded: true, shown: false, bet: 0, paid: 0, won: 0 };

export function seatIn({ state }: Pick<Moment, 'state'>, who: string): Seat {
  return state.seats.find(({ name }) => name === who) ?? NOBODY;
}

/** What must be matched in this betting round. */
export function betIn({ state }: Moment): number {
  return Math.max(...state.seats.map(({ bet }) => bet));
}

/** What this one must put in to stay. */
export function toMatchIn(question: Moment, who: string): number {
  return betIn(question) - seatIn(question, who).bet;
}

export function potIn({ state }: Moment): number {
  return round.view(state, '').pot;
}

/** What is said at this moment: the first bet, a raise, a call, a pass, a fold. */
export type Say = 'bet' | 'raise' | 'call' | 'pass' | 'fold';

export function sayIn(question: Moment): Say {
  const { count = 0 } = question.asked;
  const open = betIn(question) === 0;
  if (count > 0) return open ? 'bet' : 'raise';
  if (count < 0) return 'fold';
  return open ? 'pass' : 'call';
}

/** The action that is asked about, made by this seat. */
function actionIn(question: Moment, seat: string): XiToAction {
  const say = sayIn(question);
  if (say === 'fold') return { type: 'up', seat };
  if (say === 'call') return { type: 'theo', seat };
  return say === 'pass' ? { type: 'check', seat } : { type: 'to', seat, amount: question.asked.count ?? 0 };
}

/** The round after it. */
export function nextIn(question: Moment, seat: string): XiToState {
  const next = round.apply(question.state, actionIn(question, seat));
  return next.ok ? next.value : question.state;
}

/** Who takes the pot by it, and how much. */
export function winIn(question: Moment, seat: string): Extract<XiToEvent, { readonly type: 'win' }> | undefined {
  const win = nextIn(question, seat).log.findLast(({ type }) => type === 'win');
  return win?.type === 'win' ? win : undefined;
}

/** Who folded between this one and the next who speaks. */
export function passedOver({ state: { seats } }: Moment, from: string, to: string): readonly string[] {
  const names = seats.map(({ name }) => name);
  const at = names.indexOf(from);
  const others = [...names.slice(at + 1), ...names.slice(0, at)];
  return others.slice(0, Math.max(0, others.indexOf(to)));
}

/** The cards that are asked about, each with the one who gets it. */
export function dealtIn({ state, asked: { cards = [] } }: Moment): readonly (readonly [who: string, card: Card])[] {
  const seats = state.turn === null ? state.seats : state.seats.filter(({ folded }) => !folded);
  return seats.flatMap(({ name }, at): [string, Card][] => {
    const card = cards[at];
    return card === undefined ? [] : [[name, card]];
  });
}

/** The card of those that are asked about that this one gets. */
export function cardOfIn(question: Moment, who: string): readonly Card[] {
  return dealtIn(question).flatMap(([name, card]) => (name === who ? [card] : []));
}

/** The up cards of this seat. */
export function upIn(state: XiToState, who: string): readonly Card[] {
  return seatIn({ state }, who).cards.slice(1);
}

export function categoryIn({ state }: Pick<Moment, 'state'>, cards: readonly Card[]): Category {
  return categoryOf(cards, state.rules);
}

/** Another seat still in with the same combination as this one, of all its cards or of the up cards. */
export function peerIn(state: XiToState, who: string, cards: 'all' | 'up'): string | undefined {
  const still = state.seats.filter(({ folded }) => !folded);
  const of = (seat: Seat) => categoryOf(cards === 'all' ? seat.cards : seat.cards.slice(1), state.rules);
  const own = still.find(({ name }) => name === who);
  return own && still.find((seat) => seat !== own && of(seat) === of(own))?.name;
}

/** What makes the player's four cards one of these, by all cards that this player, and a player whose hand is open, can see. */
export function drawIn({ state, asked, opens = [asked.who] }: Moment, who: string, wanted: readonly Category[]): Draw {
  const open = state.seats.flatMap(({ name, cards }) => (opens.includes(name) ? cards : cards.slice(1)));
  return drawsTo(seatIn({ state }, who).cards, open, wanted, state.rules);
}
