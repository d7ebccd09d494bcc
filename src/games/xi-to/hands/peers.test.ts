import pokersolver from 'pokersolver';
import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import {
  HAND_PLACES,
  handPairs,
  NUMBERING_PEERS,
  POKER_ORDER,
  peerDisagreements,
  peerValues,
  SUITED_ORDERS,
} from '../testing/peer-order.ts';
import { peerName } from '../testing/peers.ts';
import { allHands, handAt } from './all-hands.ts';

const HANDS = allHands();
/** How many places of our order two hands that are close may be apart. */
const NEAR = 200;

const PAIRS = runs(1_000_000, 200_000);

describe.each(NUMBERING_PEERS)('%s, on all 201,376 hands', (_, value) => {
  const theirs = peerValues(value);

  test(`${PAIRS} seeded pairs`, () => {
    const order = (a: number, b: number): number => (theirs[a] ?? 0) - (theirs[b] ?? 0);
    const { checked, wrong, ties } = peerDisagreements(order, handPairs(1, HAND_PLACES, PAIRS, NEAR));
    expect({ checked, wrong }).toEqual({ checked: PAIRS, wrong: 0 });
    expect(ties).toBeGreaterThan(PAIRS / 10);
    expect(ties).toBeLessThan((9 * PAIRS) / 10);
  });

  test.each(SUITED_ORDERS)(
    'and all pairs there are, where suits are %s: their numbers and ours go up together',
    (_, values) => {
      const spans = new Map<number, { readonly plain: Set<number>; least: number; most: number }>();
      for (const place of HAND_PLACES) {
        const key = theirs[place] ?? 0;
        const span = spans.get(key) ?? { plain: new Set(), least: Number.POSITIVE_INFINITY, most: -1 };
        spans.set(key, span);
        span.plain.add(POKER_ORDER[place] ?? -1);
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
  const some = [...new Set(Array.from({ length: SOLVED }, () => rng.upTo(HAND_PLACES.length - 1)))];
  const solved = new Map(
    some.map((place) => [place, pokersolver.Hand.solve(handAt(HANDS, place).map(peerName))] as const),
  );

  test(`${PAIRS} seeded pairs`, () => {
    const order = (a: number, b: number): number => {
      const [mine, his] = [solved.get(a), solved.get(b)];
      if (!mine || !his) throw new Error('a hand is missing');
      return -mine.compare(his);
    };
    const { checked, wrong, ties } = peerDisagreements(order, handPairs(2, some, PAIRS, NEAR));
    expect({ checked, wrong }).toEqual({ checked: PAIRS, wrong: 0 });
    expect(ties).toBeGreaterThan(PAIRS / 100);
    expect(ties).toBeLessThan((9 * PAIRS) / 10);
  });
});
