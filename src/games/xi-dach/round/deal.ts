import { ALL_CARDS, type Card } from '#core/card.ts';
import { RESERVED_NAMES } from '#core/case.ts';
import { dealer } from '#core/rounds/dealer.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { isNatural } from '../engine/hand.ts';
import type { XiDachRuleId, XiDachRules } from '../engine/rules.ts';
import { changePlayer, handOf, isDone, withBanker } from './seats.ts';
import { end, settleRound } from './settle.ts';
import { BANKER, type Player, type XiDachSetup, type XiDachState } from './types.ts';

/** The most seats for which everybody, the banker included, can draw to five cards from one deck. */
export const MAX_SEATED = 9;

/**
 * Deals two cards each and settles phase 1. Rules xd-deck, xd-deal-two, xd-deal-order. From a chosen deck the seed plays no part.
 */
export const { deal, dealFrom } = dealer<XiDachRules, XiDachSetup, XiDachState, XiDachRuleId>({
  setup: { players: [{ name: 'string', stake: 'number' }] },
  noSetup: 'xd-players',
  packOf: () => ALL_CARDS,
  faultOf,
  begin,
});

function begin(rules: XiDachRules, setup: XiDachSetup, deck: readonly Card[]): XiDachState {
  const names = setup.players.map(({ name }) => name);
  const order = rules.dealOrder === 'banker-first' ? [BANKER, ...names] : [...names, BANKER];
  const passes = [
    { rule: 'xd-deal-order', from: 0 },
    { rule: 'xd-deal-two', from: order.length },
  ] as const;
  const dealt = passes.flatMap(({ rule, from }) =>
    order.flatMap((who, place) =>
      deck.slice(from + place, from + place + 1).map((card) => ({ type: 'deal', who, rule, cards: [card] }) as const),
    ),
  );
  const cardsOf = (who: Who) => dealt.filter((event) => event.who === who).flatMap(({ cards }) => cards);
  const players = setup.players.map(
    ({ name, stake }): Player => ({
      name,
      stake,
      cards: cardsOf(name),
      stage: 'playing',
      shown: 'nobody',
      offender: false,
      caught: false,
      outcome: null,
      net: 0,
      bankerTotal: null,
      asked: false,
    }),
  );
  const state: XiDachState = {
    rules,
    setup,
    stock: deck.slice(dealt.length),
    players,
    banker: { cards: cardsOf(BANKER), shown: 'nobody', offender: false, caught: false, net: 0 },
    actions: [],
    log: dealt,
  };
  return settleNaturals(showNaturals(state, order));
}

/** Rules xd-players, xd-banker (the name is taken), xd-stake, xd-deck. */
function faultOf(_: XiDachRules, { players }: XiDachSetup, deck: readonly Card[]): XiDachRuleId | undefined {
  const names = new Set(players.map(({ name }) => name));
  if (players.length < 1 || players.length > MAX_SEATED) return 'xd-players';
  if (names.size < players.length || names.has('')) return 'xd-players';
  if ([...names].some((name) => RESERVED_NAMES.has(name))) return 'xd-banker';
  if (!players.every(({ stake }) => Number.isSafeInteger(stake) && stake >= 1)) return 'xd-stake';
  if (deck.length !== ALL_CARDS.length || new Set(deck).size !== deck.length) return 'xd-deck';
  return undefined;
}

/** Rule xd-phase1-show: a natural is shown at once. */
function showNaturals(state: XiDachState, order: readonly Who[]): XiDachState {
  return order.reduce((before, who) => {
    const { cards, kind } = handOf(before, who);
    if (!isNatural(kind)) return before;
    const shown =
      who === BANKER ? withBanker(before, { shown: 'all' }) : changePlayer(before, who, () => ({ shown: 'all' }));
    return withEvents(shown, { type: 'natural', who, rule: 'xd-phase1-show', cards, kind });
  }, state);
}

/** Rules xd-phase1-banker: the banker's natural settles everybody. xd-phase1-player: else each natural is paid and leaves. */
function settleNaturals(state: XiDachState): XiDachState {
  const all = isNatural(handOf(state, BANKER).kind);
  const leaving = state.players.filter(({ name }) => all || isNatural(handOf(state, name).kind));
  const after = leaving.reduce((before, player) => settleRound(before, player, 'left'), state);
  if (!isDone(after)) return after;
  return end(after, all ? 'xd-phase1-banker' : 'xd-phase1-player');
}
