/**
 * 10,000 rounds at random: any house rules, 2 to 4 seats, fair decks and hands full of phỏm, any legal actions with a lean
 * to eating. Every state on the way is held to what must always be true.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { RULE_IDS, type TaLaRules } from '../engine/rules.ts';
import { canEat } from '../hands/eat.ts';
import { anyHand, anyRules } from '../testing/cases.ts';
import { moveText, ruled, toldBy } from '../testing/table.ts';
import { dealFrom, playOn, replay, round, type TaLaAction, type TaLaSetup, type TaLaState } from './index.ts';

const RUNS = 10_000;
/** Half a minute on a machine that does nothing else. */
const PATIENCE = 300_000;
/** No round takes so many actions. */
const BOUND = 400;
const ONLOOKER = 'onlooker';
const IDS: ReadonlySet<string> = new Set(RULE_IDS);

const sample = fc.record({
  seed: fc.integer(),
  players: fc.integer({ min: 2, max: 4 }),
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

/** What a table is like: how keen on each kind of move, and how often a discard is one that the next seat can eat. */
interface Mood {
  readonly weights: Readonly<Record<TaLaAction['type'], number>>;
  /** Of ten discards. */
  readonly gifts: number;
  /** Nobody says ù, or gives anything away, before the last round; and nobody says ù before a card of it was eaten. */
  readonly patient?: true;
}

const MOODS: readonly [Mood, ...Mood[]] = [
  { weights: { u: 6, eat: 9, draw: 1, lay: 1, gui: 3, discard: 1 }, gifts: 8 },
  { weights: { u: 0, eat: 9, draw: 1, lay: 1, gui: 1, discard: 1 }, gifts: 9 },
  { weights: { u: 3, eat: 3, draw: 1, lay: 1, gui: 3, discard: 1 }, gifts: 4 },
  { weights: { u: 9, eat: 9, draw: 1, lay: 1, gui: 1, discard: 1 }, gifts: 8, patient: true },
  { weights: { u: 1, eat: 1, draw: 3, lay: 1, gui: 1, discard: 2 }, gifts: 0 },
];

/** A kind of move first, by the table’s mood, then one of its moves. */
function choose(state: TaLaState, options: readonly TaLaAction[], mood: Mood, rng: Rng): TaLaAction | undefined {
  const { upTo } = rng;
  const waits = mood.patient && !state.seats.some(({ eaten }) => eaten.some(({ chot }) => chot));
  const kinds = [...new Set(options.map(({ type }) => type))].filter((type) => type !== 'u' || !waits);
  const tickets = kinds.flatMap((kind) => Array.from({ length: mood.weights[kind] }, () => kind));
  const kind = tickets[upTo(Math.max(tickets.length - 1, 0))];
  const some = kind === undefined ? options : options.filter(({ type }) => type === kind);
  if (kind === 'discard') {
    const mover = state.seats.find(({ name }) => name === state.turn);
    const gives = upTo(9) < mood.gifts && (!mood.patient || mover?.made === 3);
    const from = upTo(some.length - 1);
    const gift = gives && [...some.slice(from), ...some.slice(0, from)].find((action) => isGift(state, action));
    if (gift) return gift;
    const plain = upTo(1) > 0 ? round.suggest(round.view(state, state.turn ?? '')) : null;
    if (plain?.type === 'discard') return plain;
  }
  return some[upTo(Math.max(some.length - 1, 0))];
}

/** The next seat can eat what is thrown so. */
function isGift({ seats, rules, turn }: TaLaState, action: TaLaAction): boolean {
  const next = seats[(seats.findIndex(({ name }) => name === turn) + 1) % seats.length];
  if (action.type !== 'discard' || !next) return false;
  const eaten = next.eaten.map(({ card }) => card).filter((card) => next.hand.includes(card));
  return canEat(next.hand, eaten, action.card, rules).ok;
}

type Kind = NonNullable<Parameters<typeof anyHand>[3]>;
const KINDS: readonly [Kind, ...Kind[]] = ['narrow', 'melds', 'melds', 'any', 'full', 'apart'];

/** A deck that deals hands full of phỏm, or of cards that hardly meet: what is rare by chance comes up often. */
function stacked(rng: Rng, players: number, { patient }: Mood): Card[] {
  let left: readonly Card[] = ALL_CARDS;
  const hands = Array.from({ length: players }, (_, at) => {
    const size = at === players - 1 ? 10 : 9;
    const kinds: typeof KINDS = patient ? ['full', 'full', 'melds'] : KINDS;
    const hand = anyHand(rng, left, size, rng.pick(kinds));
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
      const rules: TaLaRules = {
        ...anyRules(random),
        ...(random.upTo(1) === 0 && { shift: true }),
        // Who ate a last-round card pays for all only in such houses.
        ...(mood.patient && { uDen: 'full', payout: 'standard' }),
      };
      const names = Array.from({ length: players }, (_, at) => `p${at}`);
      const setup: TaLaSetup = {
        seed,
        players: names.map((name) => ({ name })),
        dealer: names[random.upTo(players - 1)] ?? '',
        lastWinner: random.upTo(1) === 0 ? null : (names[random.upTo(players - 1)] ?? null),
      };
      const deck = random.upTo(3) === 0 && !mood.patient ? shuffle(ALL_CARDS, seed) : stacked(random, players, mood);
      const dealt = dealFrom(rules, setup, deck);
      if (!dealt.ok) throw new Error(dealt.error.rule);

      let state = freeze(dealt.value);
      for (let step = 0; ; step++) {
        checkState(state);
        const options = (state.turn === null ? [] : round.legal(state, state.turn)).map(({ action }) => action);
        // All that can be tried and seen is looked at in one of eight states.
        if (random.upTo(7) === 0 || options.length === 0) checkMoves(state, options, random);
        const action = choose(state, options, mood, random);
        if (!action) break;
        if (step >= BOUND) throw new Error('the round does not end');
        const next = round.apply(state, action);
        if (!next.ok) throw new Error(`legal, yet refused: ${next.error.rule}`);
        state = freeze(next.value);
      }
      checkEnd(state, dealt.value.stock.length);

      // From the seed alone where the deck was shuffled by it, else from the same deck.
      const fair = round.deal(rules, setup);
      const drawn = fair.ok && JSON.stringify(fair.value) === JSON.stringify(dealt.value);
      const again = drawn ? replay(rules, setup, state.actions) : playOn(dealt.value, state.actions);
      const last = again.ok ? again.value.at(-1) : undefined;
      happened.add(drawn ? 'from the seed' : 'from a deck');
      const text = JSON.stringify(state);
      if (JSON.stringify(last) !== text) throw new Error('the replay differs');
      if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
    });
    fc.assert(property, { numRuns: RUNS, seed: 20_241 });

    // The rounds went everywhere; a property of what never happens proves nothing.
    const events = [
      'first',
      'deal',
      'draw',
      'eat',
      'shift',
      'discard',
      'lay',
      'gui',
      'u',
      'count',
      'place',
      'pay',
      'end',
    ];
    const kinds = ['u thuong', 'u tron', 'u khan', 'three-eaten', 'chot', 'ate-chot', 'chốt eaten', 'móm', 'many móm'];
    const turns = ['own discard shifted', 'another’s shifted', 'laid again', 'laid off onto his own', 'nọc used up'];
    const ends = ['counted as a case', 'ù as in a case', 'ù after laying down', 'from a deck', 'from the seed'];
    for (const what of [...events, ...kinds, ...turns, ...ends, 'tie', 'opener eats', 'fourth eaten']) {
      expect(happened.of(what), what).toBeGreaterThan(10);
    }
    const broken = ['players', 'turn', 'eat-proof', 'eat-limit', 'one-meld-each', 'ha', 'phom-doc', 'gui', 'u'];
    for (const rule of [...broken, 'four-rounds']) {
      expect(refusals.of(`tl-${rule}`), rule).toBeGreaterThan(100);
    }
    // The nọc never runs short.
    expect(refusals.of('tl-deal')).toBe(0);
  },
  PATIENCE,
);

/** What is true of every state: 52 cards, units that add up to zero, a nọc that lasts, somebody to move or an end. */
function checkState(state: TaLaState): void {
  const { seats, table, stock, nets, turn, rules } = state;
  const all = [
    ...stock,
    ...seats.flatMap(({ hand, row }) => [...hand, ...row]),
    ...table.flatMap((meld) => meld.cards),
  ];
  if (all.length !== ALL_CARDS.length || new Set(all).size !== all.length) throw new Error('cards are lost');
  if (nets.reduce((sum, [, units]) => sum + units, 0) !== 0) throw new Error('units do not add up to zero');
  if ((turn === null) !== (round.result(state) !== null)) throw new Error('done without end');
  if (turn === null) return;

  const mover = seats.find(({ name }) => name === turn);
  if (!mover || mover.made >= 4) throw new Error(`${turn} moves, but has no turn left`);
  // Who has made his discard of this round stands in a row from the opener to the seat before the one who moves.
  const level = Math.max(...seats.map((seat) => seat.made));
  const at = seats.findIndex(({ name }) => name === state.opener);
  const order = [...seats.slice(at), ...seats.slice(0, at)].map((seat) => level - seat.made);
  if (rules.shift && order.some((short, i) => short > 1 || short < (order[i - 1] ?? 0))) throw new Error('not level');
  if (state.phase !== 'take') return;
  const turns = seats.reduce((sum, seat) => sum + 4 - seat.made, 0);
  if (stock.length < turns) throw new Error('the nọc runs short');
  if (rules.shift && seats.length === 4 && stock.length !== turns)
    throw new Error('the nọc does not end with the round');
  if (rules.shift) {
    for (const { row, made, name } of seats) {
      if (row.length !== made - wholeHands(state, name)) throw new Error(`${name} has a row of ${row.length}`);
    }
  }
}

/** How often a seat laid down its whole hand, so that a turn was over without a discard. */
function wholeHands({ actions, log }: TaLaState, name: string): number {
  const turns = log.filter(({ type, who }) => (type === 'draw' || type === 'eat') && who === name).length;
  const first = log.find(({ type }) => type === 'first')?.who === name ? 1 : 0;
  const discards = actions.filter(({ type, seat }) => type === 'discard' && seat === name).length;
  return turns + first - discards;
}

/** Moves of every kind, most of them against the rules. */
function tries({ seats, table }: TaLaState, seat: string, { upTo, cards }: Rng): TaLaAction[] {
  const own = seats.find(({ name }) => name === seat)?.hand ?? [];
  const some = [...cards(Math.min(3, own.length), own), ...cards(1)];
  const three = cards(Math.min(3, own.length), own);
  return [
    ...(['draw', 'eat', 'u'] as const).map((type): TaLaAction => ({ type, seat })),
    ...[[three], []].map((melds): TaLaAction => ({ type: 'lay', seat, melds })),
    ...some.map((card): TaLaAction => ({ type: 'discard', seat, card })),
    ...some.map((card): TaLaAction => ({ type: 'gui', seat, card, meld: upTo(table.length + 1) - 1 })),
  ];
}

/** What may be done next and what not, and what each seat sees of it. */
function checkMoves(state: TaLaState, listed: readonly TaLaAction[], random: Rng): void {
  const { turn } = state;
  const names = [...state.seats.map(({ name }) => name), ONLOOKER];
  const other = random.pick([ONLOOKER, ...names]);
  if (other !== turn && round.legal(state, other).length > 0) throw new Error('a move out of turn is listed');
  const texts = new Set(listed.map(moveText));
  if (texts.size !== listed.length) throw new Error('a move is listed twice');
  for (const action of listed) {
    if (!round.apply(state, action).ok) throw new Error(`listed, yet refused: ${moveText(action)}`);
  }
  // Whoever moves, and somebody else.
  for (const seat of new Set([turn ?? ONLOOKER, other])) {
    for (const action of tries(state, seat, random)) {
      const next = round.apply(state, action);
      // Of the ways to lay down the best is listed; others are allowed.
      if (next.ok && action.type === 'lay') continue;
      if (next.ok !== texts.has(moveText(action)) && action.type !== 'lay') {
        throw new Error(`legal and apply differ on ${moveText(action)}`);
      }
      if (next.ok) continue;
      if (!IDS.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
      refusals.add(next.error.rule);
    }
  }
  for (const lay of listed.filter(({ type }) => type === 'lay')) checkLaying(state, lay);
  if (turn !== null) {
    // Nobody waits for ever: whoever is named can act, and plain play proposes something legal.
    const plain = round.suggest(round.view(state, turn));
    if (!plain || !texts.has(moveText(plain))) throw new Error('plain play is stuck');
  }
  checkSecrets(state, random.pick([ONLOOKER, ...names]), random);
}

/** Laying down less than everything, or a card twice, is refused. */
function checkLaying(state: TaLaState, lay: TaLaAction): void {
  if (lay.type !== 'lay' || lay.melds.length === 0) return;
  const [first = [], ...others] = lay.melds;
  for (const melds of [others, [...lay.melds, first]]) {
    const next = round.apply(state, { ...lay, melds });
    if (next.ok) throw new Error('laid down less than all, or a card twice');
    refusals.add(next.error.rule);
  }
}

/** Every card that a seat knows, from the log and nothing else: what he was dealt and drew, and all that lay openly. */
function knownTo({ log }: TaLaState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      if ((event.type === 'deal' || event.type === 'draw') && event.who !== seat) return [];
      return [...('cards' in event ? event.cards : []), ...('melds' in event ? event.melds.flat() : [])];
    }),
  );
}

/** Another round that this seat must not be able to tell from the first: what it may not see is exchanged. */
function disguise(state: TaLaState, known: ReadonlySet<Card>, shift: number): TaLaState {
  const hidden = ALL_CARDS.filter((card) => !known.has(card));
  const turn = shift % Math.max(hidden.length, 1);
  const turned = [...hidden.slice(turn), ...hidden.slice(0, turn)];
  const swapped = new Map(hidden.map((card, at) => [card, turned[at] ?? card]));
  const swap = (cards: readonly Card[]) => cards.map((card) => swapped.get(card) ?? card);
  return {
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
    actions: [],
    // What was said aloud and turned up stays as it was.
    log: state.log.filter(({ type }) => type === 'count' || type === 'u'),
  };
}

/** A seat sees what it is entitled to and all of that, and cannot tell the rest. */
function checkSecrets(state: TaLaState, viewer: string, { upTo }: Rng): void {
  const known = knownTo(state, viewer);
  const view = round.view(state, viewer);
  for (const { who, cards } of view.seats) {
    const hand = state.seats.find(({ name }) => name === who)?.hand ?? [];
    const open = cards.filter((card) => card !== null);
    const wanted = hand.filter((card) => known.has(card));
    if (cards.length !== hand.length || open.length !== wanted.length || !wanted.every((card) => open.includes(card))) {
      throw new Error(`${viewer} sees ${who}: ${cards.join()}`);
    }
  }
  if (JSON.stringify(round.view(disguise(state, known, 1 + upTo(40)), viewer)) !== JSON.stringify(view)) {
    throw new Error(`${viewer} can tell the hidden cards`);
  }
  const saw = round.seen(state, viewer);
  if (saw.some((event) => 'cards' in event && event.cards.some((card) => !known.has(card)))) {
    throw new Error(`${viewer} is told of hidden cards`);
  }
  // What is kept from him is others' cards as dealt and drawn, and what they would count at an ù, nothing else.
  const kept = state.log.filter((event) => !saw.includes(event));
  const secrets: readonly string[] = ['deal', 'draw', ...(state.log.some(({ type }) => type === 'u') ? ['place'] : [])];
  if (saw.length !== state.log.length || kept.some(({ type, who }) => !secrets.includes(type) || who === viewer)) {
    throw new Error('too much is kept back');
  }
}

function checkEnd(state: TaLaState, stock: number): void {
  const { seats, log, rules } = state;
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  const names = seats.map(({ name }) => name);
  if ([...result.keys()].join() !== names.join()) throw new Error('a seat has no result');

  // The log alone accounts for every unit.
  const books = new Map(names.map((who) => [who, 0]));
  for (const event of log) {
    happened.add(event.type);
    for (const [who, units] of round.effect(event).chips ?? []) books.set(who, (books.get(who) ?? 0) + units);
    if (!IDS.has(event.rule)) throw new Error(`no rule ${event.rule}`);
    if (event.type === 'eat' && event.chot) happened.add('chốt eaten');
    if (event.type === 'eat' && log[log.indexOf(event) + 1]?.who === event.who) {
      if (log[log.indexOf(event) + 1]?.type === 'shift') happened.add('opener eats');
    }
    if (event.type === 'shift') happened.add(event.who === event.to ? 'own discard shifted' : 'another’s shifted');
    if (event.type === 'lay' && event.again) happened.add('laid again');
    if (event.type === 'gui' && event.other === event.who) happened.add('laid off onto his own');
    if (event.type === 'u') happened.add(`u ${event.kind}`);
    if (event.type === 'place' && event.rule === 'tl-mom') happened.add('móm');
    if (event.type === 'place' && event.steps.some(({ rule }) => rule === 'tl-mom-many')) happened.add('many móm');
    if (event.type === 'place' && event.steps.some(({ rule }) => rule === 'tl-tie')) happened.add('tie');
    if (event.type === 'pay' && event.step.rule === 'tl-u-den') happened.add(event.step.why);
    if (event.type === 'pay' && event.step.rule === 'tl-pay-eat' && event.step.count > 3) happened.add('fourth eaten');
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
  if (log.at(-1)?.type !== 'end') throw new Error('no end');
  if (log.some(({ type }) => type === 'u')) {
    checkOut(state);
    return;
  }

  // Four discards each; under shift they lie before each, and each eaten card cost one more turn.
  if (seats.some((seat) => seat.made !== 4 || seat.laid === null)) throw new Error('the round ends too soon');
  const whole = names.map((name) => wholeHands(state, name));
  const eats = log.filter(({ type }) => type === 'eat').length;
  const discards = state.actions.filter(({ type }) => type === 'discard').length;
  const missed = whole.reduce((sum, times) => sum + times, 0);
  if (discards + missed !== 4 * names.length + (rules.shift ? eats : 0)) throw new Error('too many turns, or too few');
  if (rules.shift && seats.some(({ row }, at) => row.length !== 4 - (whole[at] ?? 0))) throw new Error('not level');
  const drawn = 4 * names.length - 1 - (rules.shift ? 0 : eats);
  if (state.stock.length !== stock - drawn) throw new Error('too much was drawn, or too little');
  if (state.stock.length === 0) happened.add('nọc used up');
  if (missed > 0) happened.add('whole hand laid down');
  checkPlaces(state);
}

/** Ù by a hand that is ù as a case, too. */
function checkOut(state: TaLaState): void {
  const out = state.log.find((event) => event.type === 'u');
  if (state.order.includes(out?.who ?? '')) happened.add('ù after laying down');
  if (out?.kind === 'khan') return;
  const [inCase, told] = [ruled(state), toldBy(state)];
  if (JSON.stringify(sorted(inCase)) !== JSON.stringify(sorted(told)))
    throw new Error(`ù: ${JSON.stringify([inCase, told])}`);
  happened.add('ù as in a case');
}

/** Places and units are those of a case, wherever everybody laid down the best that he could. */
function checkPlaces(state: TaLaState): void {
  const [inCase, told] = [ruled(state), toldBy(state)];
  if (Object.entries(told).some(([who, [, points]]) => (inCase[who]?.[1] ?? 0) > points)) {
    throw new Error('a case counts more');
  }
  if (Object.entries(told).some(([who, [, points]]) => inCase[who]?.[1] !== points)) return;
  const moms = state.seats.filter(({ laid, hand }) => laid?.length === 0 && hand.length === 0);
  if (moms.length > 0) return;
  if (JSON.stringify(sorted(inCase)) !== JSON.stringify(sorted(told))) throw new Error('a case rules otherwise');
  happened.add('counted as a case');
}

function sorted(told: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(told).toSorted(([a], [b]) => a.localeCompare(b));
}
