/**
 * 10,000 rounds at random: any house rules, both packs, 2 to 5 seats, fair decks and hands full of quads, runs and 2s, any
 * legal actions with a lean to playing on. Every state on the way is held to what must always be true.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { contest } from '../engine/beat.ts';
import { combinationOf } from '../engine/combination.ts';
import { heightOf, isTwo } from '../engine/ranks.ts';
import { RULE_IDS, type SamRules } from '../engine/rules.ts';
import { endsOnTwo } from '../hands/plays.ts';
import { anyHand, anyRules } from '../testing/cases.ts';
import { moveText, ruled, toldBy } from '../testing/table.ts';
import { packOf } from './deal.ts';
import { dealFrom, playOn, replay, round, type SamAction, type SamSetup, type SamState } from './index.ts';
import type { SamOption, SamView } from './types.ts';

const RUNS = 10_000;
/** Far more than it takes on a machine that does nothing else. */
const PATIENCE = 300_000;
/** No round takes so many actions: fifty cards, and everybody passes between any two. */
const BOUND = 300;
const ONLOOKER = 'onlooker';
const IDS: ReadonlySet<string> = new Set(RULE_IDS);

const sample = fc.record({
  seed: fc.integer(),
  players: fc.integer({ min: 2, max: 5 }),
  /** Where the house, the deck, the moves and what is tried against the rules come from. */
  rng: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
});

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

/** What a table is like. Of twelve moves so many are plain play, and of the others so many risky; `calls`: of forty answers. */
interface Mood {
  readonly plain: number;
  readonly risky: number;
  readonly calls: number;
  /** Nobody but the leader plays. */
  readonly docile?: true;
}

const MOODS: readonly [Mood, ...Mood[]] = [
  { plain: 7, risky: 4, calls: 0 },
  { plain: 3, risky: 8, calls: 0 },
  { plain: 0, risky: 12, calls: 0 },
  { plain: 3, risky: 4, calls: 1 },
  { plain: 4, risky: 6, calls: 10 },
  { plain: 0, risky: 12, calls: 20, docile: true },
];

/** Nobody calls sâm but in its mood; plain play, or what is risky, or any play; now and then he passes. */
function choose(state: SamState, view: SamView, mood: Mood, rng: Rng): SamAction | undefined {
  const { upTo } = rng;
  const { legal: listed, caller, table } = view;
  if (state.turn === null) return undefined;
  if (state.phase === 'call') {
    const open = state.seats.filter(({ answer }) => answer === null).map(({ name }) => name);
    const seat = open[upTo(open.length - 1)] ?? state.turn;
    return { type: upTo(39) < mood.calls ? 'call' : 'silent', seat };
  }
  const warned = listed.filter(({ warns }) => warns !== undefined);
  if (mood.docile && table && caller !== state.turn) return { type: 'pass', seat: state.turn };
  const plain = upTo(11) < mood.plain ? round.suggest(view) : null;
  if (plain) return plain;
  if (warned.length > 0 && upTo(11) < mood.risky) return warned[upTo(warned.length - 1)]?.action;
  const plays = listed.filter(({ action }) => action.type === 'play');
  const quads = mood.docile ? [] : plays.filter(({ action }) => action.type === 'play' && isHeavy(action.cards));
  const from = quads.length > 0 && upTo(1) > 0 ? quads : plays.length > 0 && upTo(5) > 0 ? plays : listed;
  return from[upTo(from.length - 1)]?.action;
}

/** 2s alone, and quads: what chops and is chopped. */
function isHeavy(cards: readonly Card[]): boolean {
  return new Set(cards.map(heightOf)).size === 1 && (cards.length === 4 || cards.every(isTwo));
}

/** A deck that deals hands full of quads, runs and 2s: what is rare by chance comes up often. */
function stacked(rng: Rng, rules: SamRules, players: number): Card[] {
  let left = packOf(rules);
  const hands = Array.from({ length: players }, () => {
    const hand = anyHand(rng, left, 10);
    left = left.filter((card) => !hand.includes(card));
    return hand;
  });
  const top = [...Array(10).keys()].flatMap((pass) => hands.flatMap((hand) => hand.slice(pass, pass + 1)));
  return [...top, ...rng.cards(left.length, left)];
}

/** Nothing may be written into a state once it is there. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

test(
  `${RUNS} random rounds hold to the rules at every step`,
  () => {
    const property = fc.property(sample, ({ seed, players, rng }) => {
      const random = makeRng(rng);
      const mood = random.pick(MOODS);
      const rules: SamRules = {
        ...anyRules(random),
        ...(players === 5 && { deck: 52 }),
        // A round that ends at the deal proves little.
        ...(random.upTo(3) > 0 && { instantWins: 'none' }),
        // Where nobody blocks, a sâm fails only by a last 2.
        ...(mood.docile && { finishOnTwo: 'thoi' }),
      };
      const names = Array.from({ length: players }, (_, at) => `p${at}`);
      const setup: SamSetup = {
        seed,
        players: names.map((name) => ({ name })),
        lastWinner: random.upTo(1) === 0 ? null : (names[random.upTo(players - 1)] ?? null),
      };
      const fairly = random.upTo(3) === 0;
      const deck = fairly ? shuffle(packOf(rules), seed) : stacked(random, rules, players);
      const dealt = dealFrom(rules, setup, deck);
      if (!dealt.ok) throw new Error(dealt.error.rule);

      let state = freeze(dealt.value);
      for (let step = 0; ; step++) {
        const view = round.view(state, state.turn ?? ONLOOKER);
        checkState(state, view.legal);
        // All that can be tried and seen is looked at in one of twelve states.
        if (random.upTo(11) === 0 || state.turn === null) checkMoves(state, random);
        const action = choose(state, view, mood, random);
        if (!action) break;
        if (step >= BOUND) throw new Error('the round does not end');
        const next = round.apply(state, action);
        if (!next.ok) throw new Error(`legal, yet refused: ${moveText(action)} by ${next.error.rule}`);
        checkStep(state, next.value, action);
        state = freeze(next.value);
      }
      checkEnd(state);

      // From the seed alone where the deck was shuffled by it, else from the same deck.
      const again = fairly ? replay(rules, setup, state.actions) : playOn(dealt.value, state.actions);
      const last = again.ok ? again.value.at(-1) : undefined;
      happened.add(fairly ? 'from the seed' : 'from a deck');
      const text = JSON.stringify(state);
      if (JSON.stringify(last) !== text) throw new Error('the replay differs');
      if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_245 });

    // The rounds went everywhere; a property of what never happens proves nothing.
    const events = [
      'deal',
      'instant',
      'call',
      'silent',
      'priority',
      'lead',
      'play',
      'pass',
      'bao-mot',
      'liable',
      'trick',
    ];
    const ends = ['sam-won', 'sam-lost', 'thoi', 'out', 'left', 'pay', 'end'];
    const fates = ['blocked', 'passed', 'on-two'].map((why) => `lost ${why}`);
    const kinds = ['rac', 'doi', 'sam-co', 'sanh', 'tu-quy'];
    const leads = ['random', 'lowest', 'last-winner', 'caller'].map((why) => `lead ${why}`);
    const chops = ['chain', 'pay sam-pay-chop', 'a pair chopped', 'quad alone chopped'];
    const pays = ['cards', 'thoi', 'cong', 'sam', 'white'].map((name) => `pay sam-pay-${name}`);
    const others = [
      'for-all',
      'stake',
      'cóng',
      'out on a 2',
      'longer run',
      'from a deck',
      'from the seed',
      'as a case',
    ];
    for (const what of [...events, ...ends, ...fates, ...kinds, ...leads, ...chops, ...pays, ...others]) {
      expect(happened.of(what), what).toBeGreaterThan(10);
    }
    // So rare that a few must do: two quads in one hand; a caller who beats all and yet is not the first out.
    for (const what of ['hai-tu-quy', 'lost out']) expect(happened.of(what), what).toBeGreaterThan(0);
    for (const rule of ['players', 'pass', 'bao-sam', 'run', 'no-doi-thong', 'run-two', 'rank', 'no-suit', 'follow']) {
      expect(refusals.of(`sam-${rule}`), rule).toBeGreaterThan(100);
    }
    for (const rule of ['run-length', 'chop-two', 'quad-quad', 'no-other-chop', 'thoi-2']) {
      expect(refusals.of(`sam-${rule}`), rule).toBeGreaterThan(10);
    }
  },
  PATIENCE,
);

/** What is true of every state: the pack whole, units that add up to zero, somebody at the table to move, or an end. */
function checkState(state: SamState, options: readonly SamOption[]): void {
  const { seats, trick, rest, gone, nets, turn, rules, phase } = state;
  const all = [...rest, ...gone, ...seats.flatMap(({ hand }) => hand), ...trick.flatMap(({ cards }) => cards)];
  const pack = packOf(rules);
  if (all.length !== pack.length || new Set(all).size !== all.length) throw new Error('cards are lost');
  if (!all.every((card) => pack.includes(card))) throw new Error('a card that is not in the pack');
  if (nets.reduce((sum, [, units]) => sum + units, 0) !== 0) throw new Error('units do not add up to zero');
  if ((turn === null) !== (round.result(state) !== null)) throw new Error('done without end');
  if (turn === null) return;

  const mover = seats.find(({ name }) => name === turn);
  if (!mover || mover.passed || mover.hand.length === 0) throw new Error(`${turn} cannot move`);
  if (phase === 'call') {
    if (mover.answer !== null || trick.length > 0) throw new Error('he has answered');
    return;
  }
  if (options.length === 0) throw new Error(`${turn} has no move`);
  if (trick.length === 0 && options.some(({ action }) => action.type === 'pass')) throw new Error('a leader may pass');
  if (trick.length === 0 && seats.some(({ passed }) => passed)) throw new Error('passed before the trick');
  if (trick.at(-1)?.who === turn) throw new Error('he would beat himself');
  const [under, over] = trick.slice(-2);
  for (const laid of [under, over]) {
    const read = laid && combinationOf(laid.cards, rules);
    if (!isDeepStrictEqual(read, laid?.combination)) throw new Error('laid as something else');
  }
  if (!under || !over) return;
  if (!contest(over.combination, under.combination, rules).beats) throw new Error('it does not beat');
  if (under.who === over.who) throw new Error('he beat himself');
}

/** Of one action: only his own hand changes, and nobody is asked who passed before him in this trick. */
function checkStep(before: SamState, after: SamState, action: SamAction): void {
  for (const { name, hand } of before.seats) {
    const now = after.seats.find((seat) => seat.name === name)?.hand ?? [];
    const played = name === action.seat && action.type === 'play' ? action.cards : [];
    if (
      !isDeepStrictEqual(
        now,
        hand.filter((card) => !played.includes(card)),
      )
    )
      throw new Error(`${name} has other cards`);
  }
  if (before.phase === 'call' || after.turn === null || after.trick.length === 0) return;
  const names = before.seats.map(({ name }) => name);
  const place = (name: string) => (names.indexOf(name) - names.indexOf(action.seat) + names.length) % names.length;
  const between = after.seats.filter(({ name }) => place(name) > 0 && place(name) < place(after.turn ?? ''));
  if (between.some(({ passed }) => !passed)) throw new Error('somebody was passed over');
}

/** Moves of every kind, most of them against the rules. */
function tries({ seats }: SamState, seat: string, { upTo, cards }: Rng): SamAction[] {
  const own = seats.find(({ name }) => name === seat)?.hand ?? [];
  const others = seats.find(({ name }) => name !== seat)?.hand ?? [];
  const of = (height: number) => own.filter((card) => heightOf(card) === height);
  const low = upTo(12);
  const sets = [
    [],
    cards(Math.min(own.length, 1), own),
    cards(Math.min(own.length, 2), own),
    cards(Math.min(own.length, 3), own),
    own.slice(0, 1 + upTo(9)),
    own.filter((card) => heightOf(card) >= low && heightOf(card) < low + 3),
    of(low),
    ...own.map((card) => of(heightOf(card))),
    own.filter((card) => of(heightOf(card)).length === 4),
    own.filter((card) => of(heightOf(card)).length === 2).slice(0, 6),
    [...own.slice(0, 1), ...own.slice(0, 1)],
    others.slice(0, 1),
    own,
  ];
  const plays = sets.map((some): SamAction => ({ type: 'play', seat, cards: some }));
  return [...(['call', 'silent', 'pass'] as const).map((type): SamAction => ({ type, seat })), ...plays];
}

/** A move whatever the order of its cards. */
function keyOf(action: SamAction): string {
  return moveText(action.type === 'play' ? { ...action, cards: action.cards.toSorted((a, b) => a - b) } : action);
}

/** What may be done next and what not, and what each seat sees of it. */
function checkMoves(state: SamState, random: Rng): void {
  const { turn, phase } = state;
  const names = [...state.seats.map(({ name }) => name), ONLOOKER];
  const other = random.pick([ONLOOKER, ...names]);
  // Whoever moves, and somebody else.
  for (const seat of new Set([turn ?? ONLOOKER, other])) {
    const listed = round.legal(state, seat).map(({ action }) => action);
    if (phase === 'play' && seat !== turn && listed.length > 0) throw new Error('a move out of turn is listed');
    const keys = new Set(listed.map(keyOf));
    if (keys.size !== listed.length) throw new Error('a move is listed twice');
    for (const action of listed) {
      if (action.seat !== seat) throw new Error('another’s move is listed');
      if (!round.apply(state, action).ok) throw new Error(`listed, yet refused: ${moveText(action)}`);
    }
    for (const action of tries(state, seat, random)) {
      const next = round.apply(state, action);
      if (next.ok !== keys.has(keyOf(action))) throw new Error(`legal and apply differ on ${moveText(action)}`);
      if (next.ok) continue;
      if (!IDS.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
      refusals.add(next.error.rule);
    }
    // Nobody waits for ever: whoever is named can act, and plain play proposes something legal.
    const plain = round.suggest(round.view(state, seat));
    if (plain ? !keys.has(keyOf(plain)) : listed.length > 0) throw new Error('plain play is stuck');
  }
  checkSecrets(state, random.pick([ONLOOKER, ...names]), random);
}

/** Every card that a seat knows, from the log and nothing else: what he was dealt, and all that lay openly. */
function knownTo({ log, turn }: SamState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      if (event.type === 'deal' && turn !== null && event.who !== seat) return [];
      return 'cards' in event ? event.cards : [];
    }),
  );
}

/** Another round that this seat must not be able to tell from the first: what it may not see is exchanged. */
function disguise(state: SamState, known: ReadonlySet<Card>, shift: number): SamState {
  const hidden = packOf(state.rules).filter((card) => !known.has(card));
  const turn = shift % Math.max(hidden.length, 1);
  const turned = [...hidden.slice(turn), ...hidden.slice(0, turn)];
  const swapped = new Map(hidden.map((card, at) => [card, turned[at] ?? card]));
  const swap = (cards: readonly Card[]) => cards.map((card) => swapped.get(card) ?? card);
  return {
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    rest: swap(state.rest),
    seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
    liable: null,
    actions: [],
    log: [],
  };
}

/** All that stands in a list of cards anywhere in a value. */
function cardsIn(value: unknown, listed = false): unknown[] {
  if (typeof value !== 'object' || value === null) return listed && value !== null ? [value] : [];
  return Object.entries(value).flatMap(([key, part]) =>
    cardsIn(part, (listed && Array.isArray(value)) || key === 'cards' || key === 'melds'),
  );
}

/** A seat sees its own hand and what lay openly, no other card anywhere, and cannot tell the rest. */
function checkSecrets(state: SamState, viewer: string, { upTo }: Rng): void {
  const known = knownTo(state, viewer);
  const view = round.view(state, viewer);
  const saw = round.seen(state, viewer);
  const open: ReadonlySet<unknown> = known;
  if (cardsIn([view, saw]).some((card) => !open.has(card))) throw new Error(`${viewer} sees a hidden card`);
  for (const { who, cards } of view.seats) {
    const hand = state.seats.find(({ name }) => name === who)?.hand ?? [];
    const wanted = who === viewer || state.turn === null ? hand : hand.map(() => null);
    if (!isDeepStrictEqual(cards, wanted)) throw new Error(`${viewer} sees ${who}: ${cards.join()}`);
  }
  if (JSON.stringify(round.view(disguise(state, known, 1 + upTo(40)), viewer)) !== JSON.stringify(view)) {
    throw new Error(`${viewer} can tell the hidden cards`);
  }
  // What is kept from him is what others were dealt, nothing else.
  const kept = state.log.filter((event) => !saw.includes(event));
  if (saw.length !== state.log.length || kept.some(({ type, who }) => type !== 'deal' || who === viewer)) {
    throw new Error('too much is kept back');
  }
}

/** The log alone accounts for every unit, and what is paid for cards left over is what a case says. */
function checkEnd(state: SamState): void {
  const { seats, log, rules } = state;
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  if ([...result.keys()].join() !== seats.map(({ name }) => name).join()) throw new Error('a seat has no result');
  const books = new Map(seats.map(({ name }) => [name, 0]));
  for (const event of log) {
    for (const [who, units] of round.effect(event).chips ?? []) books.set(who, (books.get(who) ?? 0) + units);
    if (!IDS.has(event.rule)) throw new Error(`no rule ${event.rule}`);
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
  const last = log.at(-1);
  if (last?.type !== 'end') throw new Error('no end');
  tally(state);

  const out = seats.filter(({ hand }) => hand.length === 0);
  if (last.rule === 'sam-instant') {
    if (out.length > 0 || state.actions.length > 0) throw new Error('an instant win after the deal');
    return;
  }
  if (last.rule === 'sam-bao-sam') {
    if (log.some(({ type, rule }) => type === 'pay' && rule !== 'sam-pay-sam'))
      throw new Error('more than sâm is paid');
    if (last.winner !== null && !seats.some(({ name }) => name === last.winner)) throw new Error('won by nobody here');
    return;
  }
  if (out.length !== 1 || out[0]?.name !== last.who) throw new Error('nobody is out, or several');
  const lastPlay = state.trick.at(-1);
  const onTwo = lastPlay !== undefined && endsOnTwo(lastPlay.combination);
  if (onTwo && rules.finishOnTwo === 'forbidden') throw new Error('he ended on a 2');
  if ((last.rule === 'sam-thoi-2') !== (onTwo && rules.finishOnTwo === 'thoi')) throw new Error('thối, or not');
  if (last.rule === 'sam-thoi-2') return;
  checkPayment(state);
}

/** As a case with the same cards, or the same sum by the one who pays for all. */
function checkPayment(state: SamState): void {
  const inCase = ruled(state);
  const debts = Object.values(inCase).filter((net) => net > 0);
  const forAll = state.log.find((event) => event.type === 'pay' && event.rule === 'sam-bao-mot');
  if (forAll?.type === 'pay' && forAll.step.rule === 'sam-bao-mot' && forAll.step.why === 'for-all') {
    if (forAll.step.units !== debts[0]) throw new Error('he pays another sum for all');
    return;
  }
  if (!isDeepStrictEqual(toldBy(state), inCase)) throw new Error('a case rules otherwise');
  happened.add('as a case');
}

/** What came up. */
function tally({ log, rules }: SamState): void {
  for (const [at, event] of log.entries()) {
    happened.add(event.type);
    if (event.type === 'lead') happened.add(`lead ${event.why}`);
    if (event.type === 'sam-lost') happened.add(`lost ${event.why}`);
    if (event.type === 'left' && event.rule === 'sam-cong') happened.add('cóng');
    if (event.type === 'out' && rules.finishOnTwo === 'allowed') {
      const before = log.slice(0, at).findLast(({ type }) => type === 'play');
      if (before?.type === 'play' && before.top === '2') happened.add('out on a 2');
    }
    if (event.type === 'play') {
      happened.add(event.kind);
      const under = log.slice(0, at).findLast(({ type }) => type === 'play');
      if (event.over !== null && under?.type === 'play' && event.cards.length > under.cards.length) {
        if (event.kind === 'sanh') happened.add('longer run');
        if (event.by === 'chop' && under.kind === 'doi') happened.add('a pair chopped');
      }
    }
    if (event.type === 'pay') {
      const { step } = event;
      happened.add(`pay ${step.rule}`);
      if (step.rule === 'sam-bao-mot') happened.add(step.why);
      if (step.rule === 'sam-pay-chop' && step.cards.length > 4) happened.add('chain');
      if (step.rule === 'sam-pay-chop' && !step.cards.some(isTwo)) {
        happened.add('quad alone chopped');
      }
    }
  }
}
