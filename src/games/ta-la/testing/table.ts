/** A table set for a test: chosen hands and a chosen stock, and moves written as people say them. */

import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import type { Who } from '#core/ruling.ts';
import { card, cards, dealtInTurn, roundTable, textOf } from '#testing/round-table.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { showdown } from '../engine/showdown.ts';
import { dealFrom, round, type TaLaAction, type TaLaState } from '../round/index.ts';

/** Melds parted by a stroke: `7♠ 7♦ 7♥ / 2♣ 3♣ 4♣`. */
export function melds(text: string): Card[][] {
  return text.split('/').flatMap((meld) => (meld.trim() === '' ? [] : [cards(meld.trim())]));
}

/** Name → hand, in turn order: nine cards each, ten for the one who begins. */
export type Table = Readonly<Record<string, string>>;

/** The round after the deal: the one with ten cards dealt, and the stock goes on with these. */
export function sit(rules: TaLaRules, table: Table, stock = ''): TaLaState {
  const hands = Object.entries(table).map(([name, text]) => ({ name, hand: cards(text) }));
  const at = hands.findIndex(({ hand }) => hand.length === 10);
  const order = [...hands.slice(at + 1), ...hands.slice(0, at + 1)];
  const top = dealtInTurn(order.map(({ hand }) => hand));
  const first = [...top, ...cards(stock)];
  const rest = ALL_CARDS.filter((one) => !first.includes(one));
  const setup = {
    seed: 0,
    players: hands.map(({ name }) => ({ name })),
    dealer: hands[at]?.name ?? '',
    lastWinner: null,
  };
  const dealt = dealFrom(rules, setup, [...first, ...shuffle(rest, 0)]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  if (dealt.value.seats.some(({ hand }, i) => textOf(hand) !== textOf(hands[i]?.hand ?? [])))
    throw new Error('9, or 10');
  return dealt.value;
}

/** `an draw`, `an eat`, `an u`, `an K♣`, `an lay 7♠ 7♦ 7♥ / 2♣ 3♣ 4♣`, `an lay` without a meld, `an gui 7♣ 0`. */
export function moveOf(text: string): TaLaAction {
  const [seat = '', type = '', ...what] = text.split(' ');
  if (type === 'draw' || type === 'eat' || type === 'u') return { type, seat };
  if (type === 'lay') return { type, seat, melds: melds(what.join(' ')) };
  const [one = '', meld = ''] = what;
  if (type === 'gui') return { type, seat, card: card(one), meld: Number(meld) };
  return { type: 'discard', seat, card: card(type) };
}

/** Writes a move as text; the inverse of the reader above. */
export function moveText(action: TaLaAction): string {
  const { seat } = action;
  switch (action.type) {
    case 'discard':
      return `${seat} ${displayCard(action.card)}`;
    case 'lay':
      return `${seat} lay ${action.melds.map(textOf).join(' / ')}`.trim();
    case 'gui':
      return `${seat} gui ${displayCard(action.card)} ${action.meld}`;
    default:
      return `${seat} ${action.type}`;
  }
}

export const {
  play,
  refused,
  chips: units,
  options,
  eventsOf,
  sees,
  autoPlay,
} = roundTable(round, { moveOf, moveText });

/** This many turns without events: each drawn card is discarded, and what must be laid down is laid. */
export function idle(state: TaLaState, turns: number): TaLaState {
  const { turn } = state;
  if (turns === 0 || turn === null) return state;
  const drawn = play(state, `${turn} draw`);
  const lay = round.legal(drawn, turn).find(({ action }) => action.type === 'lay');
  const laid = lay ? play(drawn, moveText(lay.action)) : drawn;
  const discards = options(laid, turn).filter((option) => /^\S+$/.test(option) && option !== 'u');
  const own = textOf(state.stock.slice(0, 1));
  return idle(play(laid, `${turn} ${discards.includes(own) ? own : discards.at(-1)}`), turns - 1);
}

/** The discards that lie before each seat. */
export function rows(state: TaLaState): Readonly<Record<Who, string>> {
  return Object.fromEntries(state.seats.map(({ name, row }) => [name, textOf(row)]));
}

/** How many discards count for each seat. */
export function made(state: TaLaState): string {
  return state.seats.map((seat) => seat.made).join(' ');
}

/** `an 1 5, binh 2 20`: places and points. */
export function places(state: TaLaState): string {
  return eventsOf(state, 'place')
    .map(({ who, place, points }) => `${who} ${place} ${points}`)
    .join(', ');
}

/** A player’s place, points and units; the points of a player who is ù are 0. */
export type ToldPlaces = Readonly<Record<Who, readonly [place: number, points: number, units: number | undefined]>>;

/**
 * A case with what still counts for each, in the order of laying down: nothing is left to lay off, and a player who is ù comes
 * first, without the cards left over.
 */
export function caseNets({ seats, order, rules, log }: TaLaState): ToldPlaces {
  const out = log.find(({ type }) => type === 'u')?.who;
  const names = [...order, ...seats.map(({ name }) => name).filter((name) => !order.includes(name))];
  const fields = names
    .toSorted((a, b) => Number(b === out) - Number(a === out))
    .flatMap((name) =>
      seats
        .filter((seat) => seat.name === name)
        .map(({ laid, hand, eaten }) => {
          return {
            role: 'player',
            name,
            cards: [...(laid ?? []).flat(), ...(name === out ? [] : hand)],
            eaten,
          } as const;
        }),
    );
  const found = showdown(fields, { ...rules, layOff: false });
  return Object.fromEntries(
    found.players.map(({ who, place, points }) => [who, [place, who === out ? 0 : points, found.nets.get(who)]]),
  );
}

/** The same from the log of the round. */
export function toldBy(state: TaLaState): ToldPlaces {
  const out = state.log.find(({ type }) => type === 'u')?.who;
  const paid = units(state);
  return Object.fromEntries(
    eventsOf(state, 'place').map(({ who, place, points }) => [who, [place, who === out ? 0 : points, paid?.[who]]]),
  );
}
