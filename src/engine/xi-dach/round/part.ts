import type { Result } from '../../core/result.ts';
import { sure } from '../../core/sure.ts';
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
  const a: XiDachRules = { ...PRESETS['pho-thong'], [key]: from };
  const b: XiDachRules = { ...PRESETS['pho-thong'], [key]: to };
  let layer = Array.from({ length: SEEDS }, (_, i) => i + 1).flatMap((seed) => {
    const setup = { seed, players: [{ name: PLAYER, stake: 1 }] };
    return bothOf(deal(a, setup), deal(b, setup)).map((pair) => ({ seed, pair }));
  });
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
  const longer = x.log.length >= y.log.length ? x.log : y.log;
  const place = longer.findIndex((_, i) => !same(x.log[i], y.log[i]));
  if (place >= 0) {
    const seat = sure(longer[place]).who;
    const side = (state: XiDachState, rules: XiDachRules): Side => ({
      rules,
      events: state.log.slice(place, place + 1),
      seat,
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
  return SEATS.flatMap((who) => legal(x, who)).flatMap(({ action }) => bothOf(apply(x, action), apply(y, action)));
}

function bothOf(x: Result<XiDachState, unknown>, y: Result<XiDachState, unknown>): Pair[] {
  return x.ok && y.ok ? [[x.value, y.value]] : [];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
