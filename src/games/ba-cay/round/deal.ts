import type { Card } from '#core/card.ts';
import { RESERVED_NAMES } from '#core/case.ts';
import { deckUnder } from '#core/game/game.ts';
import { shuffle } from '#core/random/deck.ts';
import { dealer } from '#core/rounds/dealer.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { SEATS } from '../engine/decide.ts';
import { HAND_SIZE } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRuleId, BaCayRules } from '../engine/rules.ts';
import { BANKER, type BaCaySetup, type BaCayState, type Seat } from './types.ts';

/**
 * Deals three cards each. Rules bc-deck-cay, bc-deck-cao, bc-deal; the stakes before them (bc-mode-tat). From a chosen deck the
 * seed plays a part only if ties are played again.
 */
export const { deal, dealFrom } = dealer<BaCayRules, BaCaySetup, BaCayState, BaCayRuleId>({
  setup: { players: [{ name: 'string', stake: 'number' }], banker: 'boolean' },
  noSetup: 'bc-players',
  packOf: (rules) => deckUnder(game, rules),
  faultOf,
  begin,
});

function begin(rules: BaCayRules, setup: BaCaySetup, deck: readonly Card[]): BaCayState {
  const players = setup.players.map(({ name, stake }): Seat => newSeat(name, stake));
  const state: BaCayState = {
    rules,
    setup,
    stock: deck,
    seats: setup.banker ? [...players, newSeat(BANKER, null)] : players,
    pot: 0,
    deals: 0,
    actions: [],
    log: [],
  };
  return dealCards(setup.banker ? state : takeStakes(state), deck);
}

/** Gathers and reshuffles the cards, and deals to these seats only. Each deal of a round has its own order. */
export function dealAgain(state: BaCayState, names: readonly Who[]): BaCayState {
  const seats = state.seats.map((seat): Seat => ({ ...seat, stage: names.includes(seat.name) ? 'down' : 'out' }));
  const seed = state.setup.seed ^ Math.imul(state.deals, SEED_STEP);
  return dealCards({ ...state, seats }, shuffle(deckUnder(game, state.rules), seed));
}

/** Spaces the seeds of one round's deals far apart, and far from the seeds of neighbouring rounds. */
const SEED_STEP = 0x9e37_79b1;

function newSeat(name: Who, stake: number | null): Seat {
  return { name, stake, cards: [], stage: 'down', net: 0 };
}

/** One card at a time, three times round the table, the banker last. */
function dealCards(state: BaCayState, deck: readonly Card[]): BaCayState {
  const order = state.seats.filter(({ stage }) => stage === 'down').map(({ name }) => name);
  const dealt = deck.slice(0, order.length * HAND_SIZE);
  const cardsOf = (name: Who) => dealt.filter((_, place) => order[place % order.length] === name);
  const events = dealt.flatMap((card, place) =>
    order
      .slice(place % order.length, (place % order.length) + 1)
      .map((who) => ({ type: 'deal', who, rule: 'bc-deal', cards: [card] }) as const),
  );
  const seats = state.seats.map((seat): Seat => ({ ...seat, cards: cardsOf(seat.name) }));
  return withEvents({ ...state, seats, stock: deck.slice(dealt.length), deals: state.deals + 1 }, ...events);
}

/** Rule bc-mode-tat: what is put into the pot counts as lost until it is won. */
function takeStakes(state: BaCayState): BaCayState {
  const { players } = state.setup;
  const stakes = new Map(players.map(({ name, stake }) => [name, stake]));
  const seats = state.seats.map((seat): Seat => ({ ...seat, net: -(stakes.get(seat.name) ?? 0) }));
  const pot = players.reduce((sum, { stake }) => sum + stake, 0);
  const antes = players.map(
    ({ name, stake }) => ({ type: 'ante', who: name, rule: 'bc-mode-tat', chips: stake }) as const,
  );
  return withEvents({ ...state, seats, pot }, ...antes);
}

/**
 * Why nobody can sit down so. Rules bc-players (too few or too many, two of one name), bc-mode-cai (the banker's name is
 * taken), bc-pay (stakes are whole chips), bc-mode-tat (equal stakes: the winner of a pot takes as much from each).
 */
function faultOf(rules: BaCayRules, { players, banker }: BaCaySetup, deck: readonly Card[]): BaCayRuleId | undefined {
  const names = new Set(players.map(({ name }) => name));
  const seats = players.length + (banker ? 1 : 0);
  const whole = deckUnder(game, rules);
  if (seats < 2 || seats > SEATS[rules.deck]) return 'bc-players';
  if (names.size < players.length || names.has('')) return 'bc-players';
  if ([...names].some((name) => RESERVED_NAMES.has(name))) return 'bc-mode-cai';
  if (!players.every(({ stake }) => Number.isSafeInteger(stake) && stake >= 1)) return 'bc-pay';
  if (!banker && new Set(players.map(({ stake }) => stake)).size > 1) return 'bc-mode-tat';
  if (deck.length !== whole.length || !whole.every((card) => deck.includes(card))) {
    return rules.deck === 36 ? 'bc-deck-cay' : 'bc-deck-cao';
  }
  return undefined;
}
