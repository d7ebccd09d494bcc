/** Random rounds of Xì Tố: any rule set, 2 to 6 seats, limits from 3 to 12; and checks specific to them. */

import { type Card, rankOf } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import { ONLOOKER, type RoundTestKit } from '#testing/conformance/rounds/kit.ts';
import type { Tally } from '#testing/conformance/rounds/tally.ts';
import { compare } from '../engine/compare.ts';
import { readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import {
  ANTE,
  round,
  STREETS,
  type XiToAction,
  type XiToEvent,
  type XiToSetup,
  type XiToState,
} from '../round/index.ts';
import { DECK } from '../round/pack.ts';
import { anyRules } from './cases.ts';
import { moveAsText } from './table.ts';

type Mood = Readonly<Record<XiToAction['type'], number>>;

/** The style of play: some like to raise, some to stay to the end. */
const MOODS: readonly [Mood, ...Mood[]] = [
  { to: 1, theo: 4, check: 4, up: 1, hole: 1 },
  { to: 3, theo: 3, check: 1, up: 1, hole: 1 },
  { to: 5, theo: 3, check: 0, up: 1, hole: 1 },
  { to: 1, theo: 9, check: 9, up: 0, hole: 1 },
];

const LATE: Mood = { to: 2, theo: 9, check: 9, up: 1, hole: 1 };

/** A kind of move first, by the table's mood, then one of its moves, rather a large amount than a small one. */
function choose(options: readonly XiToAction[], mood: Mood, { upTo }: Rng): XiToAction | undefined {
  const kinds = [...new Set(options.map(({ type }) => type))];
  const tickets = kinds.flatMap((kind) => Array.from({ length: mood[kind] }, () => kind));
  const kind = tickets[upTo(Math.max(tickets.length - 1, 0))];
  const some = kind === undefined ? options : options.filter(({ type }) => type === kind);
  const last = Math.max(some.length - 1, 0);
  return some[Math.max(upTo(last), upTo(last))];
}

/** A pack with equal ranks next to each other: equal hands, rare by chance, come up often. */
function stacked({ cards }: Rng): Card[] {
  const order = new Map(cards(DECK.length, DECK).map((card, at) => [rankOf(card), at]));
  return cards(DECK.length, DECK).toSorted((a, b) => (order.get(rankOf(a)) ?? 0) - (order.get(rankOf(b)) ?? 0));
}

/** Moves of every kind, most of them against the rules. */
function tries({ setup, seats }: XiToState, seat: string, { upTo, pick, cards }: Rng): XiToAction[] {
  const { limit } = setup;
  const own = seats.find(({ name }) => name === seat)?.cards ?? [];
  const wild = pick([-1, 0, ANTE + 0.5, limit + 1, limit * setup.players.length]);
  const amounts = [ANTE, 1 + upTo(limit), limit, wild];
  return [
    { type: 'theo', seat },
    { type: 'up', seat },
    { type: 'check', seat },
    ...amounts.map((amount): XiToAction => ({ type: 'to', seat, amount })),
    ...[...own, ...cards(1, DECK)].map((card): XiToAction => ({ type: 'hole', seat, card })),
  ];
}

/** Every card that a seat knows, from the log and nothing else: its own, those dealt or turned face up, those shown. */
function known({ log }: XiToState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      const open = event.type === 'turn' || event.type === 'show' || (event.type === 'deal' && !event.down);
      return open || (event.type === 'deal' && event.who === seat) ? event.cards : [];
    }),
  );
}

/** The speaker has the strongest up cards, by the comparison that rules on cases; nobody has put in too much. */
function checkTurn({ seats, rules, setup, speaker, log }: XiToState): void {
  const said = log.findLast(({ type }) => type === 'speak' || type === 'to' || type === 'up' || type === 'theo');
  if (said?.type === 'speak') {
    const up = (cards: readonly Card[]) => readHand(cards.slice(1), rules);
    const mine = seats.findIndex(({ name }) => name === speaker);
    const hand = up(seats[mine]?.cards ?? []);
    const fails = seats.some(({ cards, folded }, at) => {
      if (folded || at === mine) return false;
      const { order } = compare(up(cards), hand, rules);
      return order > 0 || (order === 0 && at < mine);
    });
    if (fails) throw new Error(`${speaker} has not the strongest up cards`);
  }
  if (seats.some(({ bet }) => bet > setup.limit * setup.players.length)) throw new Error('above the ceiling');
}

/** Whoever takes of the pot has a hand that no other beats, by the comparison that rules on cases. */
function checkWinners({ seats, rules, log }: XiToState, happened: Tally): void {
  const win = log.find((event) => event.type === 'win');
  const still = seats.filter(({ folded }) => !folded);
  const shown = log.flatMap((event) => (event.type === 'show' ? [event.who] : []));
  const winners = win?.shares.map(({ who }) => who).join();
  if (still.length === 1) {
    happened.add('last standing');
    if (shown.length > 0 || winners !== still[0]?.name) throw new Error('the last one standing shows, or does not win');
    return;
  }
  happened.add('fifth card');
  if (shown.join() !== still.map(({ name }) => name).join()) throw new Error('not all show');
  const best = still.filter(({ cards }) =>
    still.every((other) => compare(readHand(cards, rules), readHand(other.cards, rules), rules).order >= 0),
  );
  if (winners !== best.map(({ name }) => name).join()) throw new Error(`${winners} win with less`);
  const shares = win?.shares.map(({ chips }) => chips) ?? [];
  if (shares.length > 1) happened.add('shared');
  if (new Set(shares).size > 1) happened.add('left over');
  const falls = shares.some((chips, at) => chips > (shares[at - 1] ?? chips));
  if (falls || Math.max(...shares) - Math.min(...shares) > 1) throw new Error('the pot is shared unfairly');
}

export const rounds: RoundTestKit<XiToRules, XiToSetup, XiToState, XiToAction, XiToEvent> = {
  setup: (rng, names) => ({
    seed: rng.upTo(2 ** 30),
    players: names.map((name) => ({ name })),
    limit: 3 + rng.upTo(9),
  }),
  names: ['an', 'binh', 'chi'],
  plain: 500,
  // Some rounds reach the showdown, some do not.
  dull: (seen, _, all) => {
    const shown = seen.get('show') ?? 0;
    return shown > all / 20 && shown < all ? [] : [`${shown} showdowns`];
  },

  table: (rng) => {
    // Equal hands share only where suits count for nothing, and only people who stay see them.
    const tie = rng.upTo(4) === 0;
    const mood = tie ? LATE : rng.pick(MOODS);
    return {
      rules: { ...anyRules(rng), ...(tie && { suits: 'none' }) },
      setup: {
        seed: rng.upTo(2 ** 30),
        players: Array.from({ length: 2 + rng.upTo(4) }, (_, at) => ({ name: `p${at}` })),
        limit: 3 + rng.upTo(9),
      },
      pack: tie ? stacked(rng) : undefined,
      choose: (_, options) => choose(options, mood, rng),
    };
  },
  // In each betting round a say each, and after each tố one more from all the others.
  bound: ({ players: { length }, limit }) => length + STREETS * length * (1 + limit * length),
  oneIn: 1,
  cards: ({ stock, seats }) => [...stock, ...seats.flatMap(({ cards }) => cards)],
  pot: (state) => round.view(state, ONLOOKER).pot,
  tries,
  keyOf: moveAsText,

  known,
  sees: ({ seats }, _, whose, open) => {
    const hand = seats.find(({ name }) => name === whose)?.cards ?? [];
    return hand.map((card) => (open.has(card) ? card : null));
  },
  disguise: (state, swap) => ({
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    seats: state.seats.map((one) => ({ ...one, cards: swap(one.cards) })),
    actions: [],
    log: [],
  }),
  // Others' cards that came face down, and what they hid.
  secret: (event, viewer) => event.who !== viewer && (event.type === 'hole' || (event.type === 'deal' && event.down)),
  leavesOut: true,

  checkState: (state, options, happened) => {
    if (state.turn !== null && state.street > 0) checkTurn(state);
    const kinds = options.map(({ type }) => type);
    if (kinds.includes('theo') && !kinds.includes('to')) happened.add('ceiling');
  },
  checkEnd: (state, happened) => {
    if (state.log.some((event) => event.type === 'to' && event.bet > event.amount)) happened.add('raised again');
    checkWinners(state, happened);
  },
  happens: [
    [20, 'ante', 'deal', 'hole', 'turn', 'speak', 'to', 'theo', 'up', 'check', 'show', 'win', 'end'],
    [20, 'last standing', 'shared', 'left over', 'raised again', 'ceiling', 'fifth card', 'from a pack'],
    [7000, 'from the seed'],
  ],
  refuses: [
    [1000, 'players', 'first-actor', 'turn-direction', 'deal', 'act-to', 'act-theo', 'act-up', 'no-check', 'round-end'],
  ].map(([times, ...ids]) => [Number(times), ...ids.map((id) => `xt-${id}`)]),
};
