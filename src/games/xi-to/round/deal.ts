import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { RESERVED_NAMES } from '#core/case.ts';
import { dealer } from '#core/rounds/dealer.ts';
import type { XiToRuleId, XiToRules } from '../engine/rules.ts';
import { amountsOf } from './legal.ts';
import { DECK, dealTo } from './pack.ts';
import { openBetting } from './streets.ts';
import { ANTE, type Seat, type XiToSetup, type XiToState } from './types.ts';

/** Two people make a game, six hands of five cards use up thirty of the thirty-two. Rule xt-players. */
const MIN_PLAYERS = 2;
const MAX_PLAYERS = 6;

/** Far above any table's: each whole amount up to the limit is a move of its own, and a list of moves must stay short. */
const MAX_LIMIT = 1000;

/** Everybody's ante, a card down and a card up each. Rules xt-ante, xt-deal. */
export const { deal, dealFrom } = dealer<XiToRules, XiToSetup, XiToState, XiToRuleId>({
  setup: { players: [{ name: 'string' }], limit: 'number' },
  noSetup: 'xt-players',
  packOf: () => DECK,
  faultOf,
  begin,
});

function begin(rules: XiToRules, setup: XiToSetup, deck: readonly Card[]): XiToState {
  let state: XiToState = {
    rules,
    setup,
    stock: deck,
    seats: setup.players.map(({ name }) => newSeat(name, rules)),
    street: 0,
    speaker: null,
    turn: assertDefined(setup.players[0]).name,
    spoken: [],
    actions: [],
    log: setup.players.map(({ name: who }) => ({ type: 'ante', who, rule: 'xt-ante', chips: ANTE })),
  };
  // Where the owner chooses the hole card, both cards lie face down until then.
  for (const down of [true, rules.hole === 'chosen']) {
    for (const { name } of setup.players) state = dealTo(state, name, 'xt-deal', down);
  }
  return rules.hole === 'chosen' ? state : openBetting(state);
}

function newSeat(name: string, { hole }: XiToRules): Seat {
  return { name, cards: [], chosen: hole === 'dealt', folded: false, shown: false, bet: 0, paid: ANTE, won: 0 };
}

/** The rule that these people, this limit or this pack break, or undefined. */
function faultOf(rules: XiToRules, { players, limit }: XiToSetup, deck: readonly Card[]): XiToRuleId | undefined {
  const names = players.map(({ name }) => name);
  const strange = names.some((name) => name === '' || RESERVED_NAMES.has(name));
  if (strange || new Set(names).size < names.length) return 'xt-players';
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) return 'xt-players';
  if (!Number.isSafeInteger(limit) || limit > MAX_LIMIT || amountsOf(limit, rules).length === 0) return 'xt-act-to';
  const whole = deck.length === DECK.length && DECK.every((card) => deck.includes(card));
  return whole ? undefined : 'xt-deck';
}
