import { ALL_CARDS, type Card } from '#core/card.ts';
import { RESERVED_NAMES } from '#core/case.ts';
import { dealer } from '#core/rounds/dealer.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { SEATS } from '../engine/decide.ts';
import type { TaLaRuleId, TaLaRules } from '../engine/rules.ts';
import type { Seat, TaLaEvent, TaLaSetup, TaLaState } from './types.ts';

/** Rule tl-deal: nine each, ten for one. */
const CARDS = 9;

/** Deals nine cards each and ten to one. Rules tl-deck, tl-deal, tl-deal-direction, tl-first. */
export const { deal, dealFrom } = dealer<TaLaRules, TaLaSetup, TaLaState, TaLaRuleId>({
  setup: { players: [{ name: 'string' }], dealer: 'string', lastWinner: 'string or null' },
  noSetup: 'tl-players',
  packOf: () => ALL_CARDS,
  faultOf,
  begin,
});

function begin(rules: TaLaRules, setup: TaLaSetup, deck: readonly Card[]): TaLaState {
  const first = firstOf(rules, setup);
  const names = setup.players.map(({ name }) => name);
  const order = orderFrom(names, first);
  const dealt = CARDS * order.length + 1;
  const cardsOf = (name: Who): Card[] =>
    deck.slice(0, dealt).filter((_, place) => (place === dealt - 1 ? first : order[place % order.length]) === name);
  const state: TaLaState = {
    rules,
    setup,
    stock: deck.slice(dealt),
    seats: names.map((name): Seat => {
      return { name, hand: cardsOf(name), eaten: [], asDealt: true, laid: null, row: [], made: 0 };
    }),
    turn: first,
    phase: 'discard',
    opener: first,
    fresh: null,
    table: [],
    order: [],
    nets: names.map((name) => [name, 0]),
    actions: [],
    log: [],
  };
  const why = setup.lastWinner === null ? 'dealer' : rules.firstTen;
  return withEvents(
    state,
    { type: 'first', who: first, rule: 'tl-first', why },
    ...order.map((who) => ({ type: 'deal', who, rule: 'tl-deal', cards: cardsOf(who) }) as const),
  );
}

/** Rule tl-first and house rule `firstTen`: the winner of the round before, or the dealer; in a first round the dealer. */
function firstOf({ firstTen }: TaLaRules, { dealer, lastWinner }: TaLaSetup): Who {
  return firstTen === 'last-winner' ? (lastWinner ?? dealer) : dealer;
}

/** The order in which cards are dealt: from the seat behind the one with ten, who takes the last card of each round. */
function orderFrom(names: readonly Who[], first: Who): readonly Who[] {
  const at = names.indexOf(first);
  return [...names.slice(at + 1), ...names.slice(0, at + 1)];
}

/**
 * Why nobody can sit down so. tl-players: too few or too many, two of one name, a name that a case reserves; tl-first: a
 * dealer or winner who does not sit there; tl-deck: not 52 cards, each once.
 */
function faultOf(
  _: TaLaRules,
  { players, dealer: deals, lastWinner }: TaLaSetup,
  deck: readonly Card[],
): TaLaRuleId | undefined {
  const names = new Set(players.map(({ name }) => name));
  if (players.length < SEATS.min || players.length > SEATS.max || names.size < players.length) return 'tl-players';
  if (names.has('') || [...names].some((name) => RESERVED_NAMES.has(name))) return 'tl-players';
  if (!names.has(deals) || (lastWinner !== null && !names.has(lastWinner))) return 'tl-first';
  return deck.length === ALL_CARDS.length && ALL_CARDS.every((card) => deck.includes(card)) ? undefined : 'tl-deck';
}

/** The set-up of the next round, with the winner of this one as `lastWinner`. */
export function nextSetup(setup: TaLaSetup, log: readonly TaLaEvent[]): TaLaSetup {
  const end = log.at(-1);
  return { ...setup, seed: setup.seed + 1, lastWinner: end?.type === 'end' ? end.who : null };
}
