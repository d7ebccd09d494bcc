/** Random rounds of Xì Dách: any rule set, 1 to 6 players, any stakes. */

import type { Card } from '#core/card.ts';
import { ONLOOKER, type RoundTestKit } from '#testing/conformance/rounds/kit.ts';
import type { ChooseOption } from '#testing/effect.ts';
import { anyOption } from '#testing/effect.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachSetup, type XiDachState } from '../round/index.ts';
import { anyRules } from './cases.ts';

/** Everybody draws as long as allowed: this gives fifth cards, and draws over 21. */
const greedy: ChooseOption = (options, rng) =>
  options.find(({ action }) => action.type === 'draw') ?? anyOption(options, rng);

/** What the log, and nothing else, entitles a seat to see: its own hand, hands shown, and hands it checked. */
function shownTo({ log }: XiDachState, seat: string): ReadonlySet<string> {
  const caughtBanker = log.some(({ type, who }) => type === 'den' && who === BANKER);
  const hands = log.flatMap((event) => {
    if (event.type === 'natural' || event.type === 'show') return [event.who];
    // A banker who is caught at a check does not see the hand.
    if (event.type !== 'check' || seat !== BANKER) return [];
    return caughtBanker && event === log.findLast(({ type }) => type === 'check') ? [] : [event.target];
  });
  return new Set([seat, ...hands]);
}

function handOf({ players, banker }: XiDachState, whose: string): readonly Card[] {
  return whose === BANKER ? banker.cards : (players.find(({ name }) => name === whose)?.cards ?? []);
}

const UNOPENED = ['deal', 'draw', 'stand', 'check', 'settle', 'ask'];

export const rounds: RoundTestKit<XiDachRules, XiDachSetup, XiDachState, XiDachAction, XiDachEvent> = {
  setup: (rng, names) => ({ seed: rng.upTo(2 ** 30), players: names.map((name) => ({ name, stake: 1 })) }),
  names: ['an', 'binh'],
  tables: [greedy],
  plain: 100,
  dull: (seen) => (seen.has('den') ? ['an offence'] : []),

  table: (rng) => ({
    rules: anyRules(rng),
    setup: {
      seed: rng.upTo(2 ** 30),
      players: Array.from({ length: 1 + rng.upTo(5) }, (_, at) => ({ name: `p${at}`, stake: 1 + rng.upTo(499) })),
    },
    // One seat is drawn first, so that the banker’s many checks do not crowd out the players.
    choose: (_, options) => {
      const seats = [...new Set(options.map(({ seat }) => seat))];
      const his = options.filter(({ seat }) => seat === seats[rng.upTo(Math.max(seats.length - 1, 0))]);
      return his[rng.upTo(Math.max(his.length - 1, 0))];
    },
  }),
  // Three draws or stands, a check and a question for each player, and three draws of the banker.
  bound: ({ players }) => 5 * players.length + 3,
  oneIn: 2,
  cards: ({ stock, players, banker }) => [...stock, ...banker.cards, ...players.flatMap(({ cards }) => cards)],
  tries: ({ players }, seat) => [
    ...(['draw', 'stand', 'ask'] as const).map((type): XiDachAction => ({ type, seat })),
    ...[...players.map(({ name }) => name), BANKER, ONLOOKER].map((target): XiDachAction => {
      return { type: 'check', seat, target };
    }),
  ],
  keyOf: (action) => `${action.seat} ${action.type}${action.type === 'check' ? ` ${action.target}` : ''}`,
  freely: () => true,

  known: (state, seat) => new Set([...shownTo(state, seat)].flatMap((name) => handOf(state, name))),
  sees: (state, _, whose, known) => handOf(state, whose).map((card) => (known.has(card) ? card : null)),
  disguise: (state, swap, seat) => ({
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    players: state.players.map((player) => ({
      ...player,
      cards: swap(player.cards),
      ...(player.name === seat
        ? player.asked
          ? {}
          : { bankerTotal: 99 }
        : { offender: !player.offender, bankerTotal: 99, asked: !player.asked }),
    })),
    banker: {
      ...state.banker,
      cards: swap(state.banker.cards),
      ...(seat === BANKER ? {} : { offender: !state.banker.offender }),
    },
    actions: [],
    log: [],
  }),
  // Hands that were not shown to the seat, what they are, and the banker's answers to others.
  secret: ({ type, who }, seat) => UNOPENED.includes(type) && (who !== seat || type === 'settle'),

  leavesOut: true,

  checkEnd: ({ log, players }, happened) => {
    const table = players.reduce((sum, { stake }) => sum + stake, 0);
    for (const event of log) {
      happened.add(`${event.type} ${event.rule}`);
      if (event.type === 'settle' && event.player.kind === 'ngu-linh') happened.add('settle ngu-linh');
      if (event.type !== 'den') continue;
      happened.add(event.who === BANKER ? 'den banker' : 'den player');
      if (event.who !== BANKER && event.net !== -table) throw new Error('not the whole table');
    }
  },
  happens: [
    [50, 'end xd-phase1-banker', 'end xd-phase1-player', 'end xd-check-each', 'end xd-den', 'den player', 'den banker'],
    [50, 'check xd-check-early', 'check xd-check-each', 'stand xd-min-stand', 'stand xd-max-five', 'draw xd-bust-draw'],
    [50, 'show xd-five-show', 'ask xd-check-secret', 'settle ngu-linh'],
  ],
  refuses: [
    [50, 'xd-turn-order', 'xd-max-five', 'xd-bust-draw', 'xd-banker', 'xd-check-right', 'xd-check-early'],
    [50, 'xd-check-each', 'xd-check-secret', 'xd-phase1-banker', 'xd-phase1-player'],
  ],
};
