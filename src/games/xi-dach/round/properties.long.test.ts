/**
 * 10,000 rounds at random: any house rules, 1 to 6 players, any stakes, any legal actions. Every state on the way is
 * held to what must always be true.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { RULE_IDS, SCHEMA, type XiDachRules } from '../engine/rules.ts';
import { BANKER, type Banker, type Player, replay, round, type XiDachAction, type XiDachState } from './index.ts';

const RUNS = 10_000;
const ONLOOKER = 'onlooker';
const IDS: ReadonlySet<string> = new Set(RULE_IDS);

const rulesOf: fc.Arbitrary<XiDachRules> = fc.record(
  {
    aces: fc.constantFrom(...SCHEMA.aces.values),
    naturalTens: fc.constantFrom(...SCHEMA.naturalTens.values),
    minStand: fc.constantFrom(...SCHEMA.minStand.values),
    bankerMin: fc.constantFrom(...SCHEMA.bankerMin.values),
    shortBanker: fc.constantFrom(...SCHEMA.shortBanker.values),
    shortVsShort: fc.constantFrom(...SCHEMA.shortVsShort.values),
    shortVsBust: fc.constantFrom(...SCHEMA.shortVsBust.values),
    bustVsBust: fc.constantFrom(...SCHEMA.bustVsBust.values),
    fiveCard: fc.constantFrom(...SCHEMA.fiveCard.values),
    overdraw: fc.constantFrom(...SCHEMA.overdraw.values),
    naturalTie: fc.constantFrom(...SCHEMA.naturalTie.values),
    payout: fc.constantFrom(...SCHEMA.payout.values),
    earlyCheck: fc.constantFrom(...SCHEMA.earlyCheck.values),
    dealOrder: fc.constantFrom(...SCHEMA.dealOrder.values),
    fifthCard: fc.constantFrom(...SCHEMA.fifthCard.values),
  },
  { noNullPrototype: true },
);

const sample = fc.record({
  rules: rulesOf,
  seed: fc.integer(),
  stakes: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 }),
  /** What is chosen among the legal actions, step by step. */
  choices: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  /** How hidden things are changed for the test of secrecy. */
  shift: fc.nat(),
});

const keyOf = (action: XiDachAction): string =>
  `${action.seat} ${action.type}${action.type === 'check' ? ` ${action.target}` : ''}`;

/** Every action that anybody could try at this table, sense aside, by its key. */
function everything(names: readonly string[]): ReadonlyMap<string, XiDachAction> {
  const seats = [...names, BANKER, ONLOOKER];
  const actions = seats.flatMap((seat): XiDachAction[] => [
    { type: 'draw', seat },
    { type: 'stand', seat },
    { type: 'ask', seat },
    ...seats.map((target): XiDachAction => ({ type: 'check', seat, target })),
  ]);
  return new Map(actions.map((action) => [keyOf(action), action]));
}

function cardsIn({ stock, players, banker }: XiDachState): Card[] {
  return [...stock, ...banker.cards, ...players.flatMap(({ cards }) => cards)];
}

/** What the log, and nothing else, entitles a seat to see: its own hand, hands shown, and hands it checked. */
function entitledTo({ log }: XiDachState, seat: string): ReadonlySet<string> {
  const caughtBanker = log.some(({ type, who }) => type === 'den' && who === BANKER);
  const hands = log.flatMap((event) => {
    if (event.type === 'natural' || event.type === 'show') return [event.who];
    // A banker who is caught at a check does not come to look at the hand.
    if (event.type !== 'check' || seat !== BANKER) return [];
    return caughtBanker && event === log.findLast(({ type }) => type === 'check') ? [] : [event.target];
  });
  return new Set([seat, ...hands]);
}

/**
 * Another round that this seat must not be able to tell from the first: the cards that it may not see are exchanged
 * among themselves, and so is all that is kept secret about the others.
 */
function disguise(state: XiDachState, seat: string, shift: number): XiDachState {
  const open = entitledTo(state, seat);
  const hidden = [
    ...state.stock,
    ...(open.has(BANKER) ? [] : state.banker.cards),
    ...state.players.flatMap(({ name, cards }) => (open.has(name) ? [] : cards)),
  ];
  const turned = [...hidden.slice(shift % hidden.length), ...hidden.slice(0, shift % hidden.length)];
  const swapped = new Map(hidden.map((card, at) => [card, turned[at] ?? card]));
  const swap = (cards: readonly Card[]) => cards.map((card) => swapped.get(card) ?? card);
  const other = (player: Player): Player => ({
    ...player,
    cards: swap(player.cards),
    ...(player.name === seat
      ? player.asked
        ? {}
        : { bankerTotal: 99 }
      : { offender: !player.offender, bankerTotal: 99, asked: !player.asked }),
  });
  const banker: Banker = {
    ...state.banker,
    cards: swap(state.banker.cards),
    ...(seat === BANKER ? {} : { offender: !state.banker.offender }),
  };
  return {
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    players: state.players.map(other),
    banker,
    actions: [],
    log: [],
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

test(`${RUNS} random rounds hold to the rules at every step`, () => {
  const property = fc.property(sample, ({ rules, seed, stakes, choices, shift }) => {
    const setup = { seed, players: stakes.map((stake, at) => ({ name: `p${at}`, stake })) };
    const names = setup.players.map(({ name }) => name);
    const seats = [...names, BANKER];
    const dealt = round.deal(rules, setup);
    if (!dealt.ok) throw new Error(dealt.error.rule);

    const tries = everything(names);
    let state = dealt.value;
    for (let step = 0; ; step++) {
      checkState(state, names, tries, shift + step);
      // One seat is drawn first, so that the banker's many checks do not crowd out the players.
      const offers = seats.map((seat) => round.legal(state, seat)).filter((offer) => offer.length > 0);
      const choice = choices[step] ?? 0;
      const offer = offers[choice % Math.max(offers.length, 1)];
      const option = offer?.[Math.floor(choice / offers.length) % offer.length];
      if (!option) break;
      // Bound: three draws or stands, a check and a question for each player, and three draws of the banker.
      if (step >= 5 * stakes.length + 3) throw new Error('the round does not end');
      const next = round.apply(state, option.action);
      if (!next.ok) throw new Error(`legal, yet refused: ${next.error.rule}`);
      state = next.value;
    }
    checkEnd(state, setup.players);

    const again = replay(rules, setup, state.actions);
    const last = again.ok ? again.value.at(-1) : undefined;
    const text = JSON.stringify(state);
    if (JSON.stringify(last) !== text) throw new Error('the replay differs');
    if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
  });
  fc.assert(property, { numRuns: RUNS, seed: 20_240 });

  // The rounds went everywhere; a property of what never happens proves nothing.
  for (const what of [
    'end xd-phase1-banker',
    'end xd-phase1-player',
    'end xd-check-each',
    'end xd-den',
    'den player',
    'den banker',
    'check xd-check-early',
    'check xd-check-each',
    'stand xd-min-stand',
    'stand xd-max-five',
    'draw xd-bust-draw',
    'show xd-five-show',
    'ask xd-check-secret',
    'settle ngu-linh',
  ]) {
    expect(happened.of(what), what).toBeGreaterThan(50);
  }
  for (const rule of [
    'xd-turn-order',
    'xd-max-five',
    'xd-bust-draw',
    'xd-banker',
    'xd-check-right',
    'xd-check-early',
    'xd-check-each',
    'xd-check-secret',
    'xd-phase1-banker',
    'xd-phase1-player',
  ]) {
    expect(refusals.of(rule), rule).toBeGreaterThan(50);
  }
});

function checkState(
  state: XiDachState,
  names: readonly string[],
  tries: ReadonlyMap<string, XiDachAction>,
  shift: number,
): void {
  const all = cardsIn(state);
  if (all.length !== ALL_CARDS.length || new Set(all).size !== all.length) throw new Error('cards are lost');

  const chips = state.players.reduce((sum, { net }) => sum + net, state.banker.net);
  if (chips !== 0) throw new Error('chips do not add up to zero');

  const seats = [...names, BANKER, ONLOOKER];
  const listed = new Set(seats.flatMap((seat) => round.legal(state, seat).map(({ action }) => keyOf(action))));
  let applied = 0;
  for (const [key, action] of tries) {
    const next = round.apply(state, action);
    if (next.ok !== listed.has(key)) {
      throw new Error(`legal and apply differ on ${key}`);
    }
    if (next.ok) applied++;
    else if (!IDS.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
    else refusals.add(next.error.rule);
  }
  if (applied !== listed.size) throw new Error('something is listed that nobody can try');
  // Nobody waits for ever: while the round lasts, whoever has the turn can act.
  const { turn, done } = round.view(state, ONLOOKER);
  if (done !== (turn === null)) throw new Error('done without end, or an end with a turn');
  if (turn !== null && round.legal(state, turn).length === 0) throw new Error(`${turn} is stuck`);

  // Plain play proposes only what is legal, and always something for who has the turn.
  const plain = turn && round.suggest(round.view(state, turn));
  if (turn !== null && (!plain || !listed.has(keyOf(plain)))) throw new Error('plain play is stuck');

  // One seat for each state, in turn, looks at the round and at its disguise.
  const viewer = seats[shift % seats.length] ?? ONLOOKER;
  const open = entitledTo(state, viewer);
  const view = round.view(state, viewer);
  for (const { who, cards } of view.seats) {
    const holds = who === BANKER ? state.banker.cards : state.players.find((p) => p.name === who)?.cards;
    const wanted = holds?.map((card) => (open.has(who) ? card : null));
    if (JSON.stringify(cards) !== JSON.stringify(wanted)) throw new Error(`${viewer} sees ${who}: ${cards.join()}`);
  }
  const disguised = disguise(state, viewer, shift + 1);
  if (JSON.stringify(round.view(disguised, viewer)) !== JSON.stringify(view)) {
    throw new Error(`${viewer} can tell the hidden cards`);
  }
}

function checkEnd(state: XiDachState, players: readonly { name: string; stake: number }[]): void {
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  if ([...result.keys()].join() !== [...players.map(({ name }) => name), BANKER].join()) {
    throw new Error('a seat has no result');
  }
  if ([...result.values()].reduce((sum, chips) => sum + chips, 0) !== 0) throw new Error('not zero-sum');

  // The log alone accounts for every chip.
  const books = new Map([...result.keys()].map((who) => [who, 0]));
  const give = (who: string, chips: number) => books.set(who, (books.get(who) ?? 0) + chips);
  for (const event of state.log) {
    happened.add(`${event.type} ${event.rule}`);
    if (event.type === 'settle') {
      give(event.who, event.net);
      give(BANKER, -event.net);
      if (event.player.kind === 'ngu-linh') happened.add('settle ngu-linh');
    }
    if (event.type === 'den') {
      give(event.who, event.net);
      for (const { who, chips } of event.paid) give(who, chips);
      happened.add(event.who === BANKER ? 'den banker' : 'den player');
      const table = players.reduce((sum, { stake }) => sum + stake, 0);
      if (event.who !== BANKER && event.net !== -table) throw new Error('not the whole table');
    }
    if (!IDS.has(event.rule)) throw new Error(`no rule ${event.rule}`);
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
}
