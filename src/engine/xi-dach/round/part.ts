import { PRESETS, type XiDachRules } from '../rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { legal } from './legal.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachOption, type XiDachState } from './types.ts';

/** A run of play after which two houses go different ways. */
export interface Parting {
  readonly seed: number;
  /** What was done in both houses alike. */
  readonly actions: readonly XiDachAction[];
  /** What happened in both alike, the dealing aside. */
  readonly before: readonly XiDachEvent[];
  readonly sides: readonly [Side, Side];
}

/** Where one house stands when they part: what happened only there, or what a seat may do next. */
export interface Side {
  readonly rules: XiDachRules;
  readonly events: readonly XiDachEvent[];
  readonly seat: string;
  readonly options: readonly XiDachOption[];
}

type Pair = readonly [XiDachState, XiDachState];

const PLAYER = 'an';
const SEATS = [PLAYER, BANKER] as const;
const SEEDS = 60;
const LONGEST = 5;

/**
 * The shortest run of play that parts two houses which differ in one setting of the round: fewest actions, then the first
 * seed. Undefined where none of the rounds tried does.
 */
export function findParting(
  key: keyof XiDachRules,
  from: XiDachRules[keyof XiDachRules],
  to: XiDachRules[keyof XiDachRules],
): Parting | undefined {
  const houses = [from, to].map((value): XiDachRules => ({ ...PRESETS['pho-thong'], [key]: value }));
  const [a, b] = houses;
  if (!a || !b) return undefined;
  let layer: { seed: number; pair: Pair }[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const setup = { seed, players: [{ name: PLAYER, stake: 1 }] };
    const dealt = [deal(a, setup), deal(b, setup)];
    const [x, y] = dealt;
    if (x?.ok && y?.ok) layer.push({ seed, pair: [x.value, y.value] });
  }
  for (let length = 0; length <= LONGEST; length++) {
    for (const { seed, pair } of layer) {
      const sides = sidesOf(pair, [a, b]);
      const before = pair[0].log.filter((event, i) => event.type !== 'deal' && same(event, pair[1].log[i]));
      if (sides) return { seed, actions: pair[0].actions, before, sides };
    }
    layer = layer.flatMap(({ seed, pair }) => nextPairs(pair).map((next) => ({ seed, pair: next })));
  }
  return undefined;
}

/** How two states of one play differ: in what happened, or in what a seat may do; undefined where they do not. */
function sidesOf([x, y]: Pair, [a, b]: readonly [XiDachRules, XiDachRules]): readonly [Side, Side] | undefined {
  const at = x.log.findIndex((event, i) => !same(event, y.log[i]));
  const place = at < 0 && y.log.length > x.log.length ? x.log.length : at;
  if (place >= 0) {
    const side = (state: XiDachState, rules: XiDachRules): Side => ({
      rules,
      events: state.log.slice(place, place + 1),
      seat: state.log[place]?.who ?? PLAYER,
      options: [],
    });
    return [side(x, a), side(y, b)];
  }
  const seat = SEATS.find((who) => !same(legal(x, who), legal(y, who)));
  if (seat === undefined) return undefined;
  return [
    { rules: a, events: [], seat, options: legal(x, seat) },
    { rules: b, events: [], seat, options: legal(y, seat) },
  ];
}

/** Both states after everything that both houses allow. */
function nextPairs([x, y]: Pair): Pair[] {
  return SEATS.flatMap((who) => legal(x, who)).flatMap(({ action }): Pair[] => {
    const next = apply(x, action);
    const other = apply(y, action);
    return next.ok && other.ok ? [[next.value, other.value]] : [];
  });
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
