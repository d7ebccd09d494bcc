/** Random rounds of Ba Cây: any rule set, 2 to 7 seats, with a banker and without, any stakes. */

import type { RoundTestKit } from '#testing/conformance/rounds/kit.ts';
import type { BaCayRules } from '../engine/rules.ts';
import type { BaCayAction, BaCayEvent, BaCaySetup, BaCayState } from '../round/index.ts';
import { MAX_DEALS } from '../round/settle.ts';
import { anyRules } from './cases.ts';

/** Whose hand of the present deal a seat knows, from the log alone: hands turned up, and its own once it has looked. */
function entitledTo({ log }: BaCayState, seat: string): ReadonlySet<string> {
  const present = log.slice(log.findLastIndex(({ type }) => type === 'redeal') + 1);
  return new Set(
    present
      .filter(({ type, who }) => type === 'show' || type === 'open' || (type === 'look' && who === seat))
      .map(({ who }) => who),
  );
}

const handOf = ({ seats }: BaCayState, whose: string) => seats.find(({ name }) => name === whose)?.cards ?? [];

export const rounds: RoundTestKit<BaCayRules, BaCaySetup, BaCayState, BaCayAction, BaCayEvent> = {
  setup: (rng, names) => ({
    seed: rng.upTo(2 ** 30),
    players: names.map((name) => ({ name, stake: 1 })),
    banker: rng.upTo(1) === 0,
  }),
  names: ['an', 'binh', 'chi'],
  plain: 100,

  table: (rng) => {
    const banker = rng.upTo(1) === 0;
    const stake = 1 + rng.upTo(499);
    return {
      rules: anyRules(rng),
      setup: {
        seed: rng.upTo(2 ** 30),
        players: Array.from({ length: 2 + rng.upTo(4) }, (_, at) => {
          return { name: `p${at}`, stake: banker ? 1 + rng.upTo(499) : stake };
        }),
        banker,
      },
      choose: () => undefined,
    };
  },
  // Each seat once in each deal.
  bound: ({ players, banker }) => (players.length + (banker ? 1 : 0)) * MAX_DEALS,
  oneIn: 2,
  cards: ({ stock, seats }) => [...stock, ...seats.flatMap(({ cards }) => cards)],
  pot: ({ pot }) => pot,
  tries: (_, seat) => (['look', 'show'] as const).map((type) => ({ type, seat })),
  keyOf: ({ type, seat }) => `${seat} ${type}`,
  freely: () => true,

  known: (state, seat) => new Set([...entitledTo(state, seat)].flatMap((name) => handOf(state, name))),
  sees: (state, _, whose, known) => handOf(state, whose).map((card) => (known.has(card) ? card : null)),
  disguise: (state, swap) => ({
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    seats: state.seats.map((one) => ({ ...one, cards: swap(one.cards) })),
    actions: [],
    log: [],
  }),
  // Cards that others were dealt and looked at, and the seat's own until it looks; nothing at the end.
  secret: ({ type, who }, seat, { log, seats }) =>
    (type === 'deal' || (type === 'look' && who !== seat)) &&
    log.at(-1)?.type !== 'end' &&
    (who !== seat || seats.some(({ name, stage }) => name === seat && stage === 'down')),
  renews: 'redeal',

  leavesOut: true,

  checkEnd: ({ deals }, happened) => {
    if (deals > 2) happened.add('third deal');
  },
  happens: [[10, 'settle', 'take', 'share', 'redeal', 'look', 'show', 'open', 'ante', 'third deal']],
  refuses: [[50, 'bc-look', 'bc-no-draw', 'bc-players']],
};
