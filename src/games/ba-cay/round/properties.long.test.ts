/**
 * 10,000 rounds at random: any house rules, 2 to 7 seats, with a banker and without, any stakes, any legal actions.
 * Every state on the way is held to what must always be true.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { RULE_IDS } from '../engine/rules.ts';
import { anyRules } from '../testing/cases.ts';
import { BANKER, type BaCayAction, type BaCaySetup, type BaCayState, replay, round } from './index.ts';
import { MAX_DEALS } from './settle.ts';

const RUNS = 10_000;
const ONLOOKER = 'onlooker';
const IDS: ReadonlySet<string> = new Set(RULE_IDS);

const sample = fc.record({
  rules: fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((seed) => anyRules(makeRng(seed))),
  seed: fc.integer(),
  stakes: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 6 }),
  banker: fc.boolean(),
  /** What is chosen among the legal actions, step by step. */
  choices: fc.array(fc.nat(), { minLength: 42, maxLength: 42 }),
  /** How hidden cards are changed for the test of secrecy. */
  shift: fc.nat(),
});

const keyOf = ({ type, seat }: BaCayAction): string => `${seat} ${type}`;

/** What came up, and how often. */
class Tally {
  private readonly counts = new Map<string, number>();
  add(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
}
const happened = new Tally();
const refusals = new Tally();

/** Whose hand of the present deal a seat knows, from the log and nothing else: hands turned up, his own once he looked. */
function entitledTo({ log }: BaCayState, seat: string): ReadonlySet<string> {
  const present = log.slice(log.findLastIndex(({ type }) => type === 'redeal') + 1);
  return new Set(
    present
      .filter(({ type, who }) => type === 'show' || type === 'open' || (type === 'look' && who === seat))
      .map(({ who }) => who),
  );
}

/** Another round that this seat must not be able to tell from the first: what it may not see is exchanged. */
function disguise(state: BaCayState, seat: string, shift: number): BaCayState {
  const open = entitledTo(state, seat);
  const hidden = [...state.stock, ...state.seats.flatMap(({ name, cards }) => (open.has(name) ? [] : cards))];
  const turn = shift % Math.max(hidden.length, 1);
  const turned = [...hidden.slice(turn), ...hidden.slice(0, turn)];
  const swapped = new Map(hidden.map((card, at) => [card, turned[at] ?? card]));
  const swap = (cards: readonly Card[]) => cards.map((card) => swapped.get(card) ?? card);
  return {
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    seats: state.seats.map((one) => ({ ...one, cards: swap(one.cards) })),
    actions: [],
    log: [],
  };
}

test(`${RUNS} random rounds hold to the rules at every step`, () => {
  const property = fc.property(sample, ({ rules, seed, stakes, banker, choices, shift }) => {
    const players = stakes.map((stake, at) => ({ name: `p${at}`, stake: banker ? stake : (stakes[0] ?? 1) }));
    const setup: BaCaySetup = { seed, players, banker };
    const seats = [...players.map(({ name }) => name), ...(banker ? [BANKER] : [])];
    const dealt = round.deal(rules, setup);
    if (!dealt.ok) throw new Error(dealt.error.rule);

    let state = dealt.value;
    for (let step = 0; ; step++) {
      checkState(state, seats, shift + step);
      const options = seats.flatMap((seat) => round.legal(state, seat));
      const option = options[(choices[step] ?? 0) % Math.max(options.length, 1)];
      if (!option) break;
      // Bound: each seat once in each deal.
      if (step >= seats.length * MAX_DEALS) throw new Error('the round does not end');
      const next = round.apply(state, option.action);
      if (!next.ok) throw new Error(`legal, yet refused: ${next.error.rule}`);
      state = next.value;
    }
    checkEnd(state, setup);

    const again = replay(rules, setup, state.actions);
    const last = again.ok ? again.value.at(-1) : undefined;
    const text = JSON.stringify(state);
    if (JSON.stringify(last) !== text) throw new Error('the replay differs');
    if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
  });
  fc.assert(property, { numRuns: RUNS, seed: 20_241 });

  // The rounds went everywhere; a property of what never happens proves nothing.
  for (const what of ['settle', 'take', 'share', 'redeal', 'look', 'show', 'open', 'ante', 'third deal']) {
    expect(happened.of(what), what).toBeGreaterThan(10);
  }
  for (const rule of ['bc-look', 'bc-no-draw', 'bc-players']) {
    expect(refusals.of(rule), rule).toBeGreaterThan(50);
  }
});

function checkState(state: BaCayState, seats: readonly string[], shift: number): void {
  const all = [...state.stock, ...state.seats.flatMap(({ cards }) => cards)];
  if (all.length !== state.rules.deck || new Set(all).size !== all.length) throw new Error('cards are lost');
  const chips = state.seats.reduce((sum, { net }) => sum + net, state.pot);
  if (chips !== 0) throw new Error('chips do not add up to zero');

  const listed = new Set([...seats, ONLOOKER].flatMap((seat) => round.legal(state, seat).map((o) => keyOf(o.action))));
  for (const seat of [...seats, ONLOOKER]) {
    for (const type of ['look', 'show'] as const) {
      const next = round.apply(state, { type, seat });
      if (next.ok !== listed.has(`${seat} ${type}`)) throw new Error(`legal and apply differ on ${seat} ${type}`);
      if (next.ok) continue;
      if (!IDS.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
      refusals.add(next.error.rule);
    }
  }
  // Nobody waits for ever: while the round lasts, whoever is named can act, and plain play proposes something legal.
  const { turn, done } = round.view(state, ONLOOKER);
  if (done !== (turn === null) || done !== (round.result(state) !== null)) throw new Error('done without end');
  const plain = turn && round.suggest(round.view(state, turn));
  if (turn !== null && (!plain || !listed.has(keyOf(plain)))) throw new Error('plain play is stuck');

  // One seat for each state, in turn, looks at the round and at its disguise.
  const viewers = [...seats, ONLOOKER];
  const viewer = viewers[shift % viewers.length] ?? ONLOOKER;
  const open = entitledTo(state, viewer);
  const view = round.view(state, viewer);
  for (const { who, cards } of view.seats) {
    const holds = state.seats.find(({ name }) => name === who)?.cards;
    const wanted = holds?.map((card) => (open.has(who) ? card : null));
    if (JSON.stringify(cards) !== JSON.stringify(wanted)) throw new Error(`${viewer} sees ${who}: ${cards.join()}`);
  }
  if (JSON.stringify(round.view(disguise(state, viewer, shift + 1), viewer)) !== JSON.stringify(view)) {
    throw new Error(`${viewer} can tell the hidden cards`);
  }
  // Nothing that he saw happen in this deal tells of a card that he may not see.
  const hidden = new Set([...state.stock, ...state.seats.flatMap(({ name, cards }) => (open.has(name) ? [] : cards))]);
  const saw = round.seen(state, viewer);
  const present = done ? [] : saw.slice(saw.findLastIndex(({ type }) => type === 'redeal') + 1);
  if (present.some((event) => 'cards' in event && event.cards.some((card) => hidden.has(card)))) {
    throw new Error(`${viewer} is told of hidden cards`);
  }
  if (done && saw !== state.log) throw new Error('something is kept back at the end');
}

function checkEnd(state: BaCayState, { players, banker }: BaCaySetup): void {
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  const names = [...players.map(({ name }) => name), ...(banker ? [BANKER] : [])];
  if ([...result.keys()].join() !== names.join()) throw new Error('a seat has no result');
  if ([...result.values()].reduce((sum, chips) => sum + chips, 0) !== 0) throw new Error('not zero-sum');
  if (state.deals > 2) happened.add('third deal');

  // The log alone accounts for every chip.
  const books = new Map(names.map((who) => [who, 0]));
  for (const event of state.log) {
    happened.add(event.type);
    for (const [who, chips] of round.effect(event).chips ?? []) books.set(who, (books.get(who) ?? 0) + chips);
    if (!IDS.has(event.rule)) throw new Error(`no rule ${event.rule}`);
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
  if (state.log.at(-1)?.type !== 'end') throw new Error('no end');
}
