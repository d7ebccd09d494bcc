/**
 * A round refuses input that is no action and no setup of its game, and stores nothing else of it: plain JavaScript, a stored
 * round and a link may contain anything.
 */

import { isDeepStrictEqual } from 'node:util';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { copyOfRules, frozen } from './rounds/frozen.ts';
import { ONLOOKER } from './rounds/kit.ts';
import type { GameCheck, Subject } from './subject.ts';

/** No objects, or objects without a type that any game has. */
const NO_ACTIONS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  'draw',
  'pass',
  Symbol('draw'),
  () => 'draw',
  [],
  [['type', 'draw']],
  {},
  { type: 'draw' },
  { seat: 'p0' },
];

/** What is no type, no seat, no card, no cards and no figure, wherever it stands. */
export const NOTHINGS: readonly unknown[] = [
  undefined,
  null,
  false,
  '',
  'none',
  '0',
  'length',
  'constructor',
  '__proto__',
  'toString',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  52,
  2 ** 32,
  {},
  { length: 1 },
  [null],
  [undefined],
  new Array(1),
  [[]],
  [[null]],
  [[undefined]],
  [new Array(3)],
  ['0'],
  [['0', '1', '2']],
  [-1],
  [[-1, -1, -1]],
  [0.5],
  new Uint8Array([0, 1, 2]),
  new Set([0, 1, 2]),
  () => 0,
];

const ROUNDS_EACH = 40;

export const NO_ACTION_CHECKS: readonly GameCheck[] = [
  { name: 'what is no action is refused by a rule of the game', faults: refusesNoActions },
  { name: 'an action with one wrong part is refused, in every state of random rounds', faults: refusesWrongParts },
  { name: 'what is no setup is refused by a rule of the game', faults: refusesNoSetups },
  { name: 'of setups and actions only what they are made of is kept', faults: storesNoMore },
];

function* refusesNoActions(subject: Subject): Generator<unknown> {
  const { game, kit, rounds } = subject;
  for (const rules of Object.values(game.presets)) {
    const setup = kit.rounds.setup(makeRng(1), kit.rounds.names);
    const dealt = rounds.round.deal(copyOfRules(rules), setup);
    if (!dealt.ok) throw new Error(`no deal: ${dealt.error.rule}`);
    const seats = [...rounds.round.view(dealt.value, ONLOOKER).seats.map(({ who }) => who), ONLOOKER];
    const typed = seats.flatMap((seat) =>
      ['', 'none', 'constructor', '__proto__', 7, null, ['draw']].map((type) => ({ type, seat })),
    );
    for (const given of [...NO_ACTIONS, ...typed]) yield* faultsOf(subject, frozen(dealt.value), given);
  }
}

function* refusesWrongParts(subject: Subject): Generator<unknown> {
  const { kit, rounds } = subject;
  const rng = makeRng(1945);
  for (let run = 0; run < ROUNDS_EACH; run++) {
    const { rules: house, setup, pack, choose } = kit.rounds.table(rng);
    const rules = copyOfRules(house);
    const dealt = pack ? rounds.dealFrom(rules, setup, pack) : rounds.round.deal(rules, setup);
    let state = frozen(assertDefined(dealt.ok ? dealt.value : undefined));
    for (;;) {
      const options = rounds.round
        .view(state, ONLOOKER)
        .seats.flatMap(({ who }) => rounds.round.legal(state, who).map(({ action }) => action));
      for (const type of new Set(options.map((one) => one.type))) {
        const some = options.filter((one) => one.type === type);
        const action = assertDefined(some[rng.upTo(some.length - 1)]);
        for (const given of wrongParts({ ...action })) {
          if (!isDeepStrictEqual(given, action)) yield* faultsOf(subject, state, given);
        }
      }
      const action = choose(state, options, rng) ?? options[rng.upTo(Math.max(options.length - 1, 0))];
      const next = action && rounds.round.apply(state, action);
      if (!next?.ok) break;
      state = frozen(next.value);
    }
  }
}

function* refusesNoSetups({ game, kit, ids, rounds: { round, dealFrom } }: Subject): Generator<unknown> {
  for (const rules of Object.values(game.presets)) {
    const setup = kit.rounds.setup(makeRng(1), kit.rounds.names);
    const [player, ...others] = setup.players;
    const withPlayers = (players: unknown): unknown => ({ ...setup, players });
    const playersOtherwise = [...wrongParts({ ...player })].map((one) => withPlayers([one, ...others]));
    for (const given of [...NO_ACTIONS, ...wrongParts({ ...setup }), ...playersOtherwise]) {
      for (const [deal, more] of [
        [round.deal, []],
        [dealFrom, [ALL_CARDS]],
      ] as const) {
        try {
          const dealt: ReturnType<typeof round.deal> = Reflect.apply(deal, undefined, [
            copyOfRules(rules),
            given,
            ...more,
          ]);
          // Some of them are setups after all: another seed, a dealer who is nobody.
          if (dealt.ok ? !isPlainJson(dealt.value) : !ids.has(dealt.error.rule)) yield { given, dealt };
        } catch (error) {
          yield { given, error };
        }
      }
    }
    for (const deck of NOTHINGS) {
      const dealt: ReturnType<typeof round.deal> = Reflect.apply(dealFrom, undefined, [
        copyOfRules(rules),
        setup,
        deck,
      ]);
      if (dealt.ok || !ids.has(dealt.error.rule)) yield { deck, dealt };
    }
  }
}

/** What a game does not know, in a form that no JSON has. */
const MORE = { more: 1n, [Symbol('more')]: () => 0 };

function* storesNoMore({ game, kit, rounds: { round } }: Subject): Generator<unknown> {
  const setup = kit.rounds.setup(makeRng(2), kit.rounds.names);
  const rules = copyOfRules(assertDefined(game.presets[game.defaultPreset]));
  const players = setup.players.map((player) => ({ ...player, ...MORE }));
  const dealt = round.deal(rules, { ...setup, players, ...MORE });
  if (!isDeepStrictEqual(dealt, round.deal(rules, setup))) yield { setup, dealt };
  if (!dealt.ok) return;
  const legal = round.view(dealt.value, ONLOOKER).seats.flatMap(({ who }) => round.legal(dealt.value, who));
  for (const { action } of legal) {
    const next = round.apply(dealt.value, { ...action, ...MORE });
    if (!isDeepStrictEqual(next, round.apply(dealt.value, action))) yield { action, next };
  }
}

function isPlainJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** An object with one part gone, and with nothing of the kind in its place. */
export function* wrongParts(action: Readonly<Record<string, unknown>>): Generator<unknown> {
  for (const part of Object.keys(action)) {
    yield Object.fromEntries(Object.entries(action).filter(([key]) => key !== part));
    for (const nothing of NOTHINGS) yield { ...action, [part]: nothing };
  }
}

function* faultsOf({ ids, rounds: { round } }: Subject, state: unknown, given: unknown): Generator<unknown> {
  try {
    const next: ReturnType<typeof round.apply> = Reflect.apply(round.apply, undefined, [state, given]);
    if (next.ok || !ids.has(next.error.rule)) yield { given, next };
  } catch (error) {
    yield { given, error };
  }
}
