import { evaluate as pokertools } from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import { FULL_HAND } from '../engine/hand.ts';
import { houseOf } from '../testing/cases.ts';
import { peerCode, peerName } from '../testing/peers.ts';
import { allHands, handAt } from './all-hands.ts';
import { makeEvaluator } from './evaluate.ts';

const HANDS = allHands();
const COUNT = HANDS.length / FULL_HAND;

/** Our evaluator's number for every hand. As in poker, the flush is below the full house here, and the ace only high. */
function ours(house: string): Uint16Array {
  const values = new Uint16Array(COUNT);
  makeEvaluator(houseOf(house)).evaluateAll(HANDS, values);
  return values;
}

/** Poker does not rank suits; our order refines its order. */
const NO_SUITS = ours('vipgame{suits=none}');
const SUITED = [
  ['SHDC', ours('vipgame')],
  ['SCDH', ours('vipgame{suits=SCDH}')],
] as const;
const PAIR_FIRST = ours('vipgame{suits=none,tieBreak=suit-of-pair-first}');

const NUMBERED = [
  ['phe', (codes: number[]) => phe.evaluateCardCodes(codes)],
  ['@pokertools/evaluator', (codes: number[]) => pokertools(codes)],
] as const;

/** Pairs of indices: one random, the other either random or close to it in our order. */
function* pairs(seed: number, places: readonly number[], count: number): Generator<readonly [number, number]> {
  const { upTo } = makeRng(seed);
  const ranked = places.toSorted((a, b) => (NO_SUITS[a] ?? 0) - (NO_SUITS[b] ?? 0));
  const last = ranked.length - 1;
  for (let run = 0; run < count; run++) {
    const one = upTo(last);
    const other = run % 2 === 0 ? upTo(last) : Math.min(last, Math.max(0, one + upTo(400) - 200));
    yield [ranked[one] ?? 0, ranked[other] ?? 0];
  }
}

/**
 * Counts the pairs that disagree. Two hands that they order must be ordered the same way by ours; two that tie must tie in ours
 * if suits count for nothing.
 */
function disagreements(
  theirs: (a: number, b: number) => number,
  some: Iterable<readonly [number, number]>,
): Readonly<Record<'checked' | 'wrong' | 'ties', number>> {
  let [checked, wrong, ties] = [0, 0, 0];
  for (const [a, b] of some) {
    const order = Math.sign(theirs(a, b));
    const mine = (values: Uint16Array): number => Math.sign((values[a] ?? 0) - (values[b] ?? 0));
    checked++;
    if (order === 0) ties++;
    if (mine(NO_SUITS) !== order || mine(PAIR_FIRST) !== order) wrong++;
    if (order !== 0 && SUITED.some(([, values]) => mine(values) !== order)) wrong++;
  }
  return { checked, wrong, ties };
}

const PAIRS = runs(1_000_000, 200_000);
const PLACES = Array.from({ length: COUNT }, (_, place) => place);

describe.each(NUMBERED)('%s, on all 201,376 hands', (_, value) => {
  /** Higher is stronger, as ours. */
  const theirs = Int32Array.from(PLACES, (place) => -value(handAt(HANDS, place).map(peerCode)));

  test(`${PAIRS} seeded pairs`, () => {
    const order = (a: number, b: number): number => (theirs[a] ?? 0) - (theirs[b] ?? 0);
    const { checked, wrong, ties } = disagreements(order, pairs(1, PLACES, PAIRS));
    expect({ checked, wrong }).toEqual({ checked: PAIRS, wrong: 0 });
    expect(ties).toBeGreaterThan(PAIRS / 10);
    expect(ties).toBeLessThan((9 * PAIRS) / 10);
  });

  test.each(SUITED)(
    'and all pairs there are, where suits are %s: their numbers and ours go up together',
    (_, values) => {
      const spans = new Map<number, { readonly plain: Set<number>; least: number; most: number }>();
      for (const place of PLACES) {
        const key = theirs[place] ?? 0;
        const span = spans.get(key) ?? { plain: new Set(), least: Number.POSITIVE_INFINITY, most: -1 };
        spans.set(key, span);
        span.plain.add(NO_SUITS[place] ?? -1);
        span.least = Math.min(span.least, values[place] ?? -1);
        span.most = Math.max(span.most, values[place] ?? -1);
      }
      // Weakest first: each of their numbers matches one of ours without suits, and with suits a range of ours that does not
      // overlap the others.
      const ranked = [...spans].sort(([a], [b]) => a - b).map(([, span]) => span);
      expect(ranked.map(({ plain }) => [...plain])).toEqual(Array.from({ length: 840 }, (_, number) => [number]));
      for (const [number, { least }] of ranked.entries()) {
        expect(least).toBe((ranked[number - 1]?.most ?? -1) + 1);
      }
    },
  );
});

/** It takes long to look at one. */
const SOLVED = runs(30_000, 8_000);

describe(`pokersolver, on ${SOLVED} hands`, () => {
  const rng = makeRng(3);
  const some = [...new Set(Array.from({ length: SOLVED }, () => rng.upTo(COUNT - 1)))];
  const solved = new Map(
    some.map((place) => [place, pokersolver.Hand.solve(handAt(HANDS, place).map(peerName))] as const),
  );

  test(`${PAIRS} seeded pairs`, () => {
    const order = (a: number, b: number): number => {
      const [mine, his] = [solved.get(a), solved.get(b)];
      if (!mine || !his) throw new Error('a hand is missing');
      return -mine.compare(his);
    };
    const { checked, wrong, ties } = disagreements(order, pairs(2, some, PAIRS));
    expect({ checked, wrong }).toEqual({ checked: PAIRS, wrong: 0 });
    expect(ties).toBeGreaterThan(PAIRS / 100);
    expect(ties).toBeLessThan((9 * PAIRS) / 10);
  });
});
