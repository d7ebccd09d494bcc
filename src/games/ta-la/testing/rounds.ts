/** Random rounds of Tá Lả: any rule set, 2 to 4 seats, fair decks and hands full of phỏm, with a lean to eating. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import type { RoundTestKit } from '#testing/conformance/rounds/kit.ts';
import type { Tally } from '#testing/conformance/rounds/tally.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { canEat } from '../hands/eat.ts';
import { round, type TaLaAction, type TaLaEvent, type TaLaSetup, type TaLaState } from '../round/index.ts';
import { anyHand, anyRules } from './cases.ts';
import { caseNets, moveText, toldBy } from './table.ts';

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

/** The next seat can eat this discard. */
function isGift({ seats, rules, turn }: TaLaState, action: TaLaAction): boolean {
  const next = seats[(seats.findIndex(({ name }) => name === turn) + 1) % seats.length];
  if (action.type !== 'discard' || !next) return false;
  const eaten = next.eaten.map(({ card }) => card).filter((card) => next.hand.includes(card));
  return canEat(next.hand, eaten, action.card, rules).ok;
}

type Kind = NonNullable<Parameters<typeof anyHand>[3]>;
const KINDS: readonly [Kind, ...Kind[]] = ['narrow', 'melds', 'melds', 'any', 'full', 'apart'];

/** A deck that deals hands full of phỏm, or of cards with few partners, which are rare in a fair deal. */
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

/** How often a seat laid down its whole hand, so that a turn was over without a discard. */
function wholeHands({ actions, log }: Pick<TaLaState, 'actions' | 'log'>, name: string): number {
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

/** Laying down less than everything, or a card twice, is refused. */
function checkLaying(state: TaLaState, lay: TaLaAction, refusals: Tally): void {
  if (lay.type !== 'lay' || lay.melds.length === 0) return;
  const [first = [], ...others] = lay.melds;
  for (const melds of [others, [...lay.melds, first]]) {
    const next = round.apply(state, { ...lay, melds });
    if (next.ok) throw new Error('laid down less than all, or a card twice');
    refusals.add(next.error.rule);
  }
}

/** Every card that a seat knows, from the log alone: cards that it was dealt and drew, and all that lay open. */
function known({ log }: TaLaState, seat: string): ReadonlySet<Card> {
  return new Set(
    log.flatMap((event) => {
      if ((event.type === 'deal' || event.type === 'draw') && event.who !== seat) return [];
      return [...('cards' in event ? event.cards : []), ...('melds' in event ? event.melds.flat() : [])];
    }),
  );
}

/** Checks who has discarded, how long the nọc lasts, and how many cards are in each row. */
function checkTurns({ seats, stock, turn, rules, phase, opener, actions, log }: TaLaState): void {
  if (turn === null) return;
  const mover = seats.find(({ name }) => name === turn);
  if (!mover || mover.made >= 4) throw new Error(`${turn} moves, but has no turn left`);
  // The seats that have discarded in this round are consecutive, from the opener to the seat before the mover.
  const level = Math.max(...seats.map((seat) => seat.made));
  const at = seats.findIndex(({ name }) => name === opener);
  const order = [...seats.slice(at), ...seats.slice(0, at)].map((seat) => level - seat.made);
  if (rules.shift && order.some((short, i) => short > 1 || short < (order[i - 1] ?? 0))) throw new Error('not level');
  if (phase !== 'take') return;
  const turns = seats.reduce((sum, seat) => sum + 4 - seat.made, 0);
  if (stock.length < turns) throw new Error('the nọc runs short');
  if (rules.shift && seats.length === 4 && stock.length !== turns)
    throw new Error('the nọc does not end with the round');
  if (rules.shift) {
    for (const { row, made, name } of seats) {
      if (row.length !== made - wholeHands({ actions, log }, name))
        throw new Error(`${name} has a row of ${row.length}`);
    }
  }
}

/** What occurred. */
function tally({ log }: TaLaState, happened: Tally): void {
  for (const event of log) {
    if (event.type === 'eat' && event.chot) happened.add('chốt eaten');
    if (event.type === 'eat' && log[log.indexOf(event) + 1]?.who === event.who) {
      if (log[log.indexOf(event) + 1]?.type === 'shift') happened.add('opener eats');
    }
    if (event.type === 'shift') happened.add(event.who === event.to ? 'own discard shifted' : 'another’s shifted');
    if (event.type === 'lay' && event.again) happened.add('laid again');
    if (event.type === 'gui' && event.other === event.who) happened.add('laid off onto an own meld');
    if (event.type === 'u') happened.add(`u ${event.kind}`);
    if (event.type === 'place' && event.rule === 'tl-mom') happened.add('móm');
    if (event.type === 'place' && event.steps.some(({ rule }) => rule === 'tl-mom-many')) happened.add('many móm');
    if (event.type === 'place' && event.steps.some(({ rule }) => rule === 'tl-tie')) happened.add('tie');
    if (event.type === 'pay' && event.step.rule === 'tl-u-den') happened.add(event.step.why);
    if (event.type === 'pay' && event.step.rule === 'tl-pay-eat' && event.step.count > 3) happened.add('fourth eaten');
  }
}

function checkCount(state: TaLaState, happened: Tally, dealt: TaLaState): void {
  const { seats, log, rules } = state;
  const names = seats.map(({ name }) => name);
  if (log.some(({ type }) => type === 'u')) {
    checkOut(state, happened);
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
  if (state.stock.length !== dealt.stock.length - drawn) throw new Error('too much was drawn, or too little');
  if (state.stock.length === 0) happened.add('nọc used up');
  if (missed > 0) happened.add('whole hand laid down');
  checkPlaces(state, happened);
}

/** Ù by a hand that is ù as a case, too. */
function checkOut(state: TaLaState, happened: Tally): void {
  const out = state.log.find((event) => event.type === 'u');
  if (state.order.includes(out?.who ?? '')) happened.add('ù after laying down');
  if (out?.kind === 'khan') return;
  const [inCase, told] = [caseNets(state), toldBy(state)];
  if (JSON.stringify(sorted(inCase)) !== JSON.stringify(sorted(told)))
    throw new Error(`ù: ${JSON.stringify([inCase, told])}`);
  happened.add('ù as in a case');
}

/** Places and units equal those of a case, if everybody laid down the best way. */
function checkPlaces(state: TaLaState, happened: Tally): void {
  const [inCase, told] = [caseNets(state), toldBy(state)];
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

export const rounds: RoundTestKit<TaLaRules, TaLaSetup, TaLaState, TaLaAction, TaLaEvent> = {
  setup: (rng, names) => ({
    seed: rng.upTo(2 ** 30),
    players: names.map((name) => ({ name })),
    dealer: names[0] ?? '',
    lastWinner: rng.upTo(1) === 0 ? (names.at(-1) ?? null) : null,
  }),
  names: ['an', 'binh', 'chi'],
  plain: 150,
  // Cards are eaten and laid off, some rounds are counted, in some somebody is ù.
  dull: (seen, { layOff, shift }) =>
    ['eat', 'lay', 'count', 'u', ...(layOff ? ['gui'] : []), ...(shift ? ['shift'] : [])].filter((type) => {
      return (seen.get(type) ?? 0) < 2;
    }),

  table: (rng) => {
    const mood = rng.pick(MOODS);
    const names = ['p0', 'p1', 'p2', 'p3'].slice(0, 2 + rng.upTo(2));
    const anyone = () => names[rng.upTo(names.length - 1)] ?? '';
    const fair = rng.upTo(3) === 0 && !mood.patient;
    return {
      rules: {
        ...anyRules(rng),
        ...(rng.upTo(1) === 0 && { shift: true }),
        // A player who ate a last-round card pays for all only under such rule sets.
        ...(mood.patient && { uDen: 'full', payout: 'standard' }),
      },
      setup: {
        seed: rng.upTo(2 ** 30),
        players: names.map((name) => ({ name })),
        dealer: anyone(),
        lastWinner: rng.upTo(1) === 0 ? null : anyone(),
      },
      pack: fair ? undefined : stacked(rng, names.length, mood),
      choose: (state, options) => choose(state, options, mood, rng),
    };
  },
  bound: () => 400,
  oneIn: 8,
  cards: ({ seats, table, stock }) => [
    ...stock,
    ...seats.flatMap(({ hand, row }) => [...hand, ...row]),
    ...table.flatMap(({ cards }) => cards),
  ],
  tries,
  keyOf: moveText,
  unlisted: ({ type }) => type === 'lay',

  known,
  sees: ({ seats }, _, whose, open) => {
    const hand = seats.find(({ name }) => name === whose)?.hand ?? [];
    return hand.map((card) => (open.has(card) ? card : null));
  },
  anyPlace: true,
  disguise: (state, swap) => ({
    ...state,
    setup: { ...state.setup, seed: state.setup.seed + 1 },
    stock: swap(state.stock),
    seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
    actions: [],
    // Public events stay unchanged.
    log: state.log.filter(({ type }) => type === 'count' || type === 'u'),
  }),
  // Others’ cards as dealt and drawn, and what they would count at an ù.
  secret: ({ type, who }, seat, { log }) =>
    who !== seat &&
    (type === 'deal' || type === 'draw' || (type === 'place' && log.some((event) => event.type === 'u'))),

  checkState: checkTurns,
  checkMoves: (state, options, refusals) => {
    for (const lay of options.filter(({ type }) => type === 'lay')) checkLaying(state, lay, refusals);
    // The nọc never runs short.
    if (refusals.of('tl-deal') > 0) throw new Error('the nọc ran short');
  },
  checkEnd: (state, happened, dealt) => {
    tally(state, happened);
    checkCount(state, happened, dealt);
  },
  happens: [
    [10, 'first', 'deal', 'draw', 'eat', 'shift', 'discard', 'lay', 'gui', 'u', 'count', 'place', 'pay', 'end'],
    [10, 'u thuong', 'u tron', 'u khan', 'three-eaten', 'chot', 'ate-chot', 'chốt eaten', 'móm', 'many móm', 'tie'],
    [
      10,
      'own discard shifted',
      'another’s shifted',
      'laid again',
      'laid off onto an own meld',
      'nọc used up',
      'opener eats',
    ],
    [10, 'fourth eaten', 'counted as a case', 'ù as in a case', 'ù after laying down', 'from a pack', 'from the seed'],
  ],
  refuses: [
    [
      100,
      'tl-players',
      'tl-turn',
      'tl-eat-proof',
      'tl-eat-limit',
      'tl-one-meld-each',
      'tl-ha',
      'tl-phom-doc',
      'tl-gui',
    ],
    [100, 'tl-u', 'tl-four-rounds'],
  ],
};
