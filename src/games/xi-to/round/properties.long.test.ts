/**
 * 10,000 rounds at random: any house rules, 2 to 6 seats, limits from 3 to 12, any legal actions. Every state on the way
 * is held to what must always be true.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, rankOf } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { compare } from '../engine/compare.ts';
import { readHand } from '../engine/hand.ts';
import { RULE_IDS, SCHEMA, type XiToRules } from '../engine/rules.ts';
import { textOf } from '../testing/table.ts';
import {
  ANTE,
  dealFrom,
  playOn,
  replay,
  round,
  STREETS,
  type XiToAction,
  type XiToSetup,
  type XiToState,
} from './index.ts';
import { DECK } from './pack.ts';

const RUNS = 10_000;
/** Half a minute on a machine that does nothing else. */
const PATIENCE = 300_000;
const ONLOOKER = 'onlooker';
const IDS: ReadonlySet<string> = new Set(RULE_IDS);

const sample = fc.record({
  seed: fc.integer(),
  players: fc.integer({ min: 2, max: 6 }),
  limit: fc.integer({ min: 3, max: 12 }),
  /** Where the house, the moves and what is tried against the rules come from. */
  rng: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
});

function anyRules({ pick }: Rng): XiToRules {
  return {
    flush: pick(SCHEMA.flush.values),
    aceLow: pick(SCHEMA.aceLow.values),
    suits: pick(SCHEMA.suits.values),
    tieBreak: pick(SCHEMA.tieBreak.values),
    betBounds: pick(SCHEMA.betBounds.values),
    check: pick(SCHEMA.check.values),
    hole: pick(SCHEMA.hole.values),
  };
}

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

type Mood = Readonly<Record<XiToAction['type'], number>>;

/** What a table is like: some like to raise, some to stay to the end. */
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

/** Nothing may be written into a state once it is there. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/** Every card that a seat knows, from the log and nothing else: its own, those dealt or turned face up, those shown. */
function knownTo({ log }: XiToState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      const open = event.type === 'turn' || event.type === 'show' || (event.type === 'deal' && !event.down);
      return open || (event.type === 'deal' && event.who === seat) ? event.cards : [];
    }),
  );
}

/** Another round that this seat must not be able to tell from the first: what it may not see is exchanged. */
function disguise(state: XiToState, known: ReadonlySet<Card>, shift: number): XiToState {
  const hidden = DECK.filter((card) => !known.has(card));
  const turn = 1 + (shift % (hidden.length - 1));
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

test(
  `${RUNS} random rounds hold to the rules at every step`,
  () => {
    const property = fc.property(sample, ({ seed, players, limit, rng }) => {
      const random = makeRng(rng);
      // Equal hands share only where suits count for nothing, and only people who stay see them.
      const tie = random.upTo(4) === 0;
      const rules: XiToRules = { ...anyRules(random), ...(tie && { suits: 'none' }) };
      const mood = tie ? LATE : random.pick(MOODS);
      const setup: XiToSetup = {
        seed,
        players: Array.from({ length: players }, (_, at) => ({ name: `p${at}` })),
        limit,
      };
      const seats = setup.players.map(({ name }) => name);
      const pack = tie ? stacked(random) : shuffle(DECK, seed);
      const dealt = dealFrom(rules, setup, pack);
      if (!dealt.ok) throw new Error(dealt.error.rule);

      // Bound: in each betting round a say each, and after each tố one more from all the others.
      const bound = players + STREETS * players * (1 + limit * players);
      let state = freeze(dealt.value);
      for (let step = 0; ; step++) {
        const options = checkState(state, seats, random);
        const action = choose(options, mood, random);
        if (!action) break;
        if (step >= bound) throw new Error('the round does not end');
        const next = round.apply(state, action);
        if (!next.ok) throw new Error(`legal, yet refused: ${next.error.rule}`);
        state = freeze(next.value);
      }
      checkEnd(state, seats);

      // From the seed alone where the pack was shuffled by it, else from the same pack.
      const fair = round.deal(rules, setup);
      const drawn = fair.ok && JSON.stringify(fair.value) === JSON.stringify(dealt.value);
      const again = drawn ? replay(rules, setup, state.actions) : playOn(dealt.value, state.actions);
      const last = again.ok ? again.value.at(-1) : undefined;
      happened.add(drawn ? 'from the seed' : 'from a pack');
      const text = JSON.stringify(state);
      if (JSON.stringify(last) !== text) throw new Error('the replay differs');
      if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_241 });

    // The rounds went everywhere; a property of what never happens proves nothing.
    const events = ['ante', 'deal', 'hole', 'turn', 'speak', 'to', 'theo', 'up', 'check', 'show', 'win', 'end'];
    for (const what of [
      ...events,
      'last standing',
      'shared',
      'left over',
      'raised again',
      'ceiling',
      'fifth card',
      'from a pack',
    ]) {
      expect(happened.of(what), what).toBeGreaterThan(20);
    }
    expect(happened.of('from the seed')).toBeGreaterThan(RUNS * 0.7);
    const broken = ['players', 'first-actor', 'turn-direction', 'deal', 'act-to', 'act-theo', 'act-up', 'no-check'];
    for (const rule of [...broken, 'round-end']) {
      expect(refusals.of(`xt-${rule}`), rule).toBeGreaterThan(1000);
    }
  },
  PATIENCE,
);

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

/** What may be done next. */
function checkState(state: XiToState, seats: readonly string[], random: Rng): XiToAction[] {
  const all = [...state.stock, ...state.seats.flatMap(({ cards }) => cards)];
  if (all.length !== DECK.length || new Set(all).size !== all.length) throw new Error('cards are lost');
  const table = round.view(state, ONLOOKER);
  const { turn, done, pot } = table;
  if (table.seats.reduce((sum, { net }) => sum + net, pot) !== 0) throw new Error('chips do not add up to zero');
  if (done !== (turn === null) || done !== (round.result(state) !== null)) throw new Error('done without end');

  const listed = [...seats, ONLOOKER].flatMap((seat) => round.legal(state, seat).map(({ action }) => action));
  if (listed.some(({ seat }) => seat !== turn)) throw new Error('a move out of turn is listed');
  const texts = new Set(listed.map(textOf));
  if (texts.size !== listed.length) throw new Error('a move is listed twice');
  for (const action of listed) {
    if (!round.apply(state, action).ok) throw new Error(`listed, yet refused: ${textOf(action)}`);
  }
  // Whoever moves, and somebody else.
  for (const seat of new Set([turn ?? ONLOOKER, random.pick([ONLOOKER, ...seats])])) {
    for (const action of tries(state, seat, random)) {
      const next = round.apply(state, action);
      if (next.ok !== texts.has(textOf(action))) throw new Error(`legal and apply differ on ${textOf(action)}`);
      if (next.ok) continue;
      if (!IDS.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
      refusals.add(next.error.rule);
    }
  }
  if (turn !== null) {
    // Nobody waits for ever: whoever is named can act, and plain play proposes something legal.
    const plain = round.suggest(round.view(state, turn));
    if (!plain || !texts.has(textOf(plain))) throw new Error('plain play is stuck');
    if (state.street > 0) checkTurn(state);
    if (texts.has(`${turn} theo`) && !listed.some(({ type }) => type === 'to')) happened.add('ceiling');
  }
  checkSecrets(state, random.pick([ONLOOKER, ...seats]), random);
  return listed;
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

/** A seat sees what it is entitled to and all of that, and cannot tell the rest. */
function checkSecrets(state: XiToState, viewer: string, { upTo }: Rng): void {
  const known = knownTo(state, viewer);
  const view = round.view(state, viewer);
  for (const { who, cards } of view.seats) {
    const wanted = state.seats.find(({ name }) => name === who)?.cards.map((card) => (known.has(card) ? card : null));
    if (JSON.stringify(cards) !== JSON.stringify(wanted)) throw new Error(`${viewer} sees ${who}: ${cards.join()}`);
  }
  const other = disguise(state, known, upTo(40));
  if (JSON.stringify(round.view(other, viewer)) !== JSON.stringify(view)) {
    throw new Error(`${viewer} can tell the hidden cards`);
  }
  const saw = round.seen(state, viewer);
  if (saw.some((event) => 'cards' in event && event.cards.some((card) => !known.has(card)))) {
    throw new Error(`${viewer} is told of hidden cards`);
  }
  // What is kept from him is others' cards that came face down and what they hid, nothing else.
  const kept = state.log.filter((event) => !saw.includes(event));
  const secret = kept.every(({ type, who }) => (type === 'deal' || type === 'hole') && who !== viewer);
  if (!secret || kept.some((event) => event.type === 'deal' && !event.down)) throw new Error('too much is kept back');
}

function checkEnd(state: XiToState, seats: readonly string[]): void {
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  if ([...result.keys()].join() !== seats.join()) throw new Error('a seat has no result');
  if ([...result.values()].reduce((sum, chips) => sum + chips, 0) !== 0) throw new Error('not zero-sum');
  if (round.view(state, ONLOOKER).pot !== 0) throw new Error('something is left in the pot');

  // The log alone accounts for every chip.
  const books = new Map(seats.map((who) => [who, 0]));
  for (const event of state.log) {
    happened.add(event.type);
    for (const [who, chips] of round.effect(event).chips ?? []) books.set(who, (books.get(who) ?? 0) + chips);
    if (!IDS.has(event.rule)) throw new Error(`no rule ${event.rule}`);
    if (event.type === 'to' && event.bet > event.amount) happened.add('raised again');
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
  if (state.log.at(-1)?.type !== 'end') throw new Error('no end');
  checkWinners(state);
}

/** Whoever takes of the pot has a hand that no other beats, by the comparison that rules on cases. */
function checkWinners({ seats, rules, log }: XiToState): void {
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
