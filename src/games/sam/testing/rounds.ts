/** Random rounds of Sâm: any rule set, both packs, 2 to 5 seats, hands full of quads, runs and 2s, with a lean to playing on. */

import { isDeepStrictEqual } from 'node:util';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import { ONLOOKER, type RoundTestKit } from '#testing/conformance/rounds/kit.ts';
import type { Tally } from '#testing/conformance/rounds/tally.ts';
import { anyOption, type ChooseOption } from '#testing/effect.ts';
import { contest } from '../engine/beat.ts';
import { combinationOf } from '../engine/combination.ts';
import { heightOf, isTwo } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { endsOnTwo } from '../hands/plays.ts';
import { packOf } from '../round/deal.ts';
import { round, type SamAction, type SamEvent, type SamSetup, type SamState } from '../round/index.ts';
import { anyHand, anyRules } from './cases.ts';
import { caseNets, moveText, toldBy } from './table.ts';

/** Only the leader plays, keeping the 2s: a hand of only 2s is left at the end. */
export const docile: ChooseOption = (options, rng) => {
  const quiet = options.find(({ action }) => action.type === 'silent' || action.type === 'pass');
  const low = options.filter(({ action }) => 'cards' in action && !holdsTwo(action.cards));
  return quiet ?? low[rng.upTo(low.length - 1)] ?? anyOption(options, rng);
};

function holdsTwo(cards: unknown): boolean {
  return Array.isArray(cards) && ALL_CARDS.some((card) => isTwo(card) && cards.includes(card));
}

/** A 2 or a quad is led, and chopped by whoever can; now and then by one who called sâm. */
const chopping: ChooseOption = (options, rng) => {
  const calls = options.filter(({ action }) => action.type === 'call');
  const silent = options.find(({ action }) => action.type === 'silent');
  if (silent) return rng.upTo(3) === 0 ? anyOption(calls, rng) : silent;
  const pass = options.find(({ action }) => action.type === 'pass');
  const heavy = options.filter(({ action }) => 'cards' in action && isChop(action.cards, pass === undefined));
  return heavy[rng.upTo(heavy.length - 1)] ?? pass ?? anyOption(options, rng);
};

function isChop(cards: unknown, leads: boolean): boolean {
  const some = ALL_CARDS.filter((card) => Array.isArray(cards) && cards.includes(card));
  const alike = new Set(some.map(heightOf)).size === 1;
  return alike && (some.length === 4 || (leads && some.length === 1 && holdsTwo(some)));
}

/** Of the packs of 52 and of 40: Chi has a 2 and a quad, An a higher quad, Bình a higher one still. */
const QUADS = [1_375_608, 729_253] as const;

/**
 * The style of play. `plain`: how many of twelve moves follow the simple policy; `risky`: how many of the others take a risk;
 * `calls`: how many of forty answers call sâm.
 */
interface Mood {
  readonly plain: number;
  readonly risky: number;
  readonly calls: number;
  /** Only the leader plays. */
  readonly docile?: true;
  /** 2s and quads are led, and chopped by whoever can. */
  readonly chopping?: true;
}

const MOODS: readonly [Mood, ...Mood[]] = [
  { plain: 7, risky: 4, calls: 0 },
  { plain: 3, risky: 8, calls: 0 },
  { plain: 0, risky: 12, calls: 0 },
  { plain: 3, risky: 4, calls: 1 },
  { plain: 4, risky: 6, calls: 10 },
  { plain: 0, risky: 12, calls: 20, docile: true },
  { plain: 0, risky: 0, calls: 4, chopping: true },
];

/** Calls sâm only as the mood says; else follows the simple policy, takes a risk, or plays at random; sometimes passes. */
function choose(state: SamState, mood: Mood, rng: Rng): SamAction | undefined {
  const { upTo } = rng;
  const view = round.view(state, state.turn ?? ONLOOKER);
  const { legal: listed, caller, table } = view;
  if (state.turn === null) return undefined;
  if (state.phase === 'call') {
    const open = state.seats.filter(({ answer }) => answer === null).map(({ name }) => name);
    const seat = open[upTo(open.length - 1)] ?? state.turn;
    return { type: upTo(39) < mood.calls ? 'call' : 'silent', seat };
  }
  if (mood.chopping) {
    const chosen = chopping(listed, rng);
    return listed.find((option) => option === chosen)?.action;
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

/** Only 2s, and quads: the cards that chop and are chopped. */
function isHeavy(cards: readonly Card[]): boolean {
  return new Set(cards.map(heightOf)).size === 1 && (cards.length === 4 || cards.every(isTwo));
}

/** A deck that deals hands full of quads, runs and 2s, which are rare in a fair deal. */
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

/** Every card that a seat knows, from the log alone: its dealt cards, and all that lay open. */
function known({ log, turn }: SamState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      if (event.type === 'deal' && turn !== null && event.who !== seat) return [];
      return 'cards' in event ? event.cards : [];
    }),
  );
}

/** Some seat can move, and the table's play was legal. */
function checkTrick({ seats, trick, turn, rules, phase }: SamState, options: readonly SamAction[]): void {
  if (turn === null) return;
  const mover = seats.find(({ name }) => name === turn);
  if (!mover || mover.passed || mover.hand.length === 0) throw new Error(`${turn} cannot move`);
  if (phase === 'call') {
    if (mover.answer !== null || trick.length > 0) throw new Error('the mover has answered');
    return;
  }
  if (trick.length === 0 && options.some(({ type }) => type === 'pass')) throw new Error('a leader may pass');
  if (trick.length === 0 && seats.some(({ passed }) => passed)) throw new Error('passed before the trick');
  if (trick.at(-1)?.who === turn) throw new Error('a player would beat their own play');
  const [under, over] = trick.slice(-2);
  for (const laid of [under, over]) {
    const read = laid && combinationOf(laid.cards, rules);
    if (!isDeepStrictEqual(read, laid?.combination)) throw new Error('laid as something else');
  }
  if (!under || !over) return;
  if (!contest(over.combination, under.combination, rules).beats) throw new Error('it does not beat');
  if (under.who === over.who) throw new Error('a player beat their own play');
}

/** Checks one action: only the acting seat's hand changes, and no seat that passed in this trick is asked. */
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

/** Who won, and what is paid for it. */
function checkWinner(state: SamState, happened: Tally): void {
  const { seats, log, rules } = state;
  const last = log.at(-1);
  if (last?.type !== 'end') return;
  const out = seats.filter(({ hand }) => hand.length === 0);
  if (last.rule === 'sam-instant') {
    if (out.length > 0 || state.actions.length > 0) throw new Error('an instant win after the deal');
    return;
  }
  if (last.rule === 'sam-bao-sam') {
    if (log.some(({ type, rule }) => type === 'pay' && rule !== 'sam-pay-sam' && rule !== 'sam-pay-chop'))
      throw new Error('more than sâm and chops is paid');
    checkVoids(state);
    checkSam(state);
    if (last.winner !== null && !seats.some(({ name }) => name === last.winner)) throw new Error('won by nobody here');
    return;
  }
  if (out.length !== 1 || out[0]?.name !== last.who) throw new Error('nobody is out, or several');
  const lastPlay = state.trick.at(-1);
  const onTwo = lastPlay !== undefined && endsOnTwo(lastPlay.combination);
  if (onTwo && rules.finishOnTwo === 'forbidden') throw new Error('a player ended on a 2');
  if ((last.rule === 'sam-thoi-2') !== (onTwo && rules.finishOnTwo === 'thoi')) throw new Error('thối, or not');
  if (last.rule === 'sam-thoi-2') return;
  checkPayment(state, happened);
}

/** A failed sâm gives back what chops cost, where the rule set says so; nothing else does. */
function checkVoids({ log, rules }: SamState): void {
  const isLost = log.some(({ type }) => type === 'sam-lost');
  const paid = log.flatMap((event) => (event.type === 'pay' && event.rule === 'sam-pay-chop' ? [event.step] : []));
  const back = log.flatMap((event) => (event.type === 'void' ? [event] : []));
  const due = isLost && rules.samVoids ? paid : [];
  const same = due.every(({ who, other, units }, at) => {
    const one = back[at];
    return one?.who === other && one.other === who && one.units === units;
  });
  if (back.length !== due.length || !same) throw new Error('chops given back, or not');
}

/** sam.md §5.6 and §5.8: what a sâm costs, and who gets it. */
function checkSam({ log, rules, seats, caller }: SamState): void {
  const each = { 'per-card': 20, count: 20, flat: 2, none: 0 }[rules.payout];
  const lost = log.flatMap((event) => (event.type === 'sam-lost' ? [event] : []))[0];
  const pays = log.flatMap((event) => (event.type === 'pay' && event.rule === 'sam-pay-sam' ? [event.step] : []));
  const all = each * (seats.length - 1) * (lost ? -1 : 1);
  const stopper = rules.samStopped === 'stopper' && lost?.why !== 'on-two' ? lost?.other : undefined;
  for (const { name } of seats) {
    const share = stopper === undefined ? -all / (seats.length - 1) : name === stopper ? -all : 0;
    const got = pays.reduce((sum, { other, units }) => sum + (other === name ? units : 0), 0);
    const net = pays.reduce((sum, { who, units }) => sum - (who === name ? units : 0), got);
    if (net !== (name === caller ? all : share)) throw new Error(`${name} has ${net} for the sâm`);
  }
}

/** As a case with the same cards, or the same sum by the one who pays for all. */
function checkPayment(state: SamState, happened: Tally): void {
  const inCase = caseNets(state);
  const debts = Object.values(inCase).filter((net) => net > 0);
  const forAll = state.log.find((event) => event.type === 'pay' && event.rule === 'sam-bao-mot');
  if (forAll?.type === 'pay' && forAll.step.rule === 'sam-bao-mot' && forAll.step.why === 'for-all') {
    if (forAll.step.units !== debts[0]) throw new Error('another sum is paid for all');
    return;
  }
  if (!isDeepStrictEqual(toldBy(state), inCase)) throw new Error('a case rules otherwise');
  happened.add('as a case');
}

/** What occurred. */
function tally({ log, rules }: SamState, happened: Tally): void {
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
      if (step.rule === 'sam-pay-chop') happened.add(step.why);
      if (step.rule === 'sam-pay-sam' || step.rule === 'sam-pay-cards') happened.add(step.why);
      if (step.rule === 'sam-pay-chop' && !step.cards.some(isTwo)) {
        happened.add('quad alone chopped');
      }
    }
  }
}

export const rounds: RoundTestKit<SamRules, SamSetup, SamState, SamAction, SamEvent> = {
  setup: (rng, names) => ({
    seed: rng.upTo(9) === 0 ? rng.pick(QUADS) : rng.upTo(2 ** 30),
    players: names.map((name) => ({ name })),
    lastWinner: rng.upTo(1) === 0 ? (names.at(-1) ?? null) : null,
  }),
  names: ['an', 'binh', 'chi'],
  tables: [docile, docile, chopping],
  plain: 150,
  // Somebody passes, tricks end, most deals are played out, now and then one calls sâm; nobody pays for keeping a card back,
  // nor ends on a 2 that does not win.
  dull: (seen, { lastCard }, all) => {
    const times = (type: string): number => seen.get(type) ?? 0;
    const often = ['pass', 'trick', 'out', ...(lastCard === 'off' ? [] : ['bao-mot'])];
    return [
      ...often.filter((type) => times(type) <= all / 2),
      ...(times('call') > 1 && times('call') < all / 3 ? [] : [`${times('call')} calls`]),
      ...['liable', 'thoi'].filter((type) => seen.has(type)),
    ];
  },

  table: (rng) => {
    const mood = rng.pick(MOODS);
    const names = ['p0', 'p1', 'p2', 'p3', 'p4'].slice(0, 2 + rng.upTo(3));
    const rules: SamRules = {
      ...anyRules(rng),
      ...(names.length === 5 && { deck: 52 }),
      // A round that ends at the deal proves little.
      ...(rng.upTo(3) > 0 && { instantWins: 'none' }),
      // Where nobody blocks, a sâm fails only by a last 2.
      ...(mood.docile && { finishOnTwo: 'thoi' }),
    };
    return {
      rules,
      setup: {
        seed: rng.upTo(2 ** 30),
        players: names.map((name) => ({ name })),
        lastWinner: rng.upTo(1) === 0 ? null : (names[rng.upTo(names.length - 1)] ?? null),
      },
      pack: rng.upTo(3) === 0 ? undefined : stacked(rng, rules, names.length),
      choose: (state) => choose(state, mood, rng),
    };
  },
  // Fifty cards, and everybody passes between any two.
  bound: () => 300,
  oneIn: 12,
  cards: ({ rest, gone, seats, trick }) => [
    ...rest,
    ...gone,
    ...seats.flatMap(({ hand }) => hand),
    ...trick.flatMap(({ cards }) => cards),
  ],
  tries,
  // Whatever the order of the cards.
  keyOf: (action) =>
    moveText(action.type === 'play' ? { ...action, cards: action.cards.toSorted((a, b) => a - b) } : action),
  freely: ({ phase }) => phase === 'call',

  known,
  sees: ({ seats, turn }, seat, whose) => {
    const hand = seats.find(({ name }) => name === whose)?.hand ?? [];
    return whose === seat || turn === null ? hand : hand.map(() => null);
  },
  disguise: (state, swap) => ({
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    rest: swap(state.rest),
    seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
    liable: null,
    actions: [],
    log: [],
  }),
  // What others were dealt.
  secret: ({ type, who }, seat) => type === 'deal' && who !== seat,

  checkState: checkTrick,
  // Every seat is asked whether it calls: the simple policy answers for each.
  checkMoves: (state, options) => {
    const seats = new Set(options.map(({ seat }) => seat));
    if ([...seats].some((seat) => !round.suggest(round.view(state, seat)))) throw new Error('plain play is stuck');
  },
  checkStep,
  checkEnd: (state, happened) => {
    tally(state, happened);
    checkWinner(state, happened);
  },
  happens: [
    [10, 'deal', 'instant', 'call', 'silent', 'priority', 'lead', 'play', 'pass', 'bao-mot', 'liable', 'trick'],
    [10, 'sam-won', 'sam-lost', 'thoi', 'out', 'left', 'pay', 'end', 'lost blocked', 'lost passed', 'lost on-two'],
    [10, 'rac', 'doi', 'sam-co', 'sanh', 'tu-quy', 'lead random', 'lead lowest', 'lead last-winner', 'lead caller'],
    [
      10,
      'chain',
      'doubled',
      'chop',
      'void',
      'pay sam-pay-chop',
      'a pair chopped',
      'quad alone chopped',
      'pay sam-pay-cards',
      'pay sam-pay-thoi',
    ],
    [10, 'won', 'lost', 'stopped', 'cards', 'count', 'flat'],
    [10, 'pay sam-pay-cong', 'pay sam-pay-sam', 'pay sam-pay-white', 'for-all', 'stake', 'cóng', 'out on a 2'],
    [10, 'longer run', 'from a pack', 'from the seed', 'as a case'],
    // So rare that one is enough: two quads in one hand; a caller whom nobody beats but who is not out first.
    [1, 'hai-tu-quy', 'lost out'],
  ],
  refuses: [
    [100, 'sam-players', 'sam-pass', 'sam-bao-sam', 'sam-run', 'sam-no-doi-thong', 'sam-run-two', 'sam-rank'],
    [100, 'sam-no-suit', 'sam-follow'],
    [10, 'sam-run-length', 'sam-chop-two', 'sam-quad-quad', 'sam-no-other-chop', 'sam-thoi-2'],
  ],
};
