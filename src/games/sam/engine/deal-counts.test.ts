/** Counting by inclusion and exclusion, held against going through every filling of small packs. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, rankIndex } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import { canDeal, dealCounter, type OpenDeal, wantedIn } from './deal-counts.ts';
import { isTwo } from './ranks.ts';

/** Cards of three ranks, the 2 among them: quads come up often. */
const SMALL = ALL_CARDS.filter((card) => rankIndex(card) < 3);

interface Small {
  readonly unseen: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly slots: readonly number[];
}

function smallDeal(seed: number): Small {
  const rng = makeRng(seed);
  const cards = rng.shuffled(SMALL);
  const hands = [rng.upTo(2), rng.upTo(2)].map((size) => cards.splice(0, size));
  // Whole ranks come up often, and often the pack runs out.
  const unseen = cards.slice(0, 5 + rng.upTo(3)).sort((a, b) => rankIndex(a) - rankIndex(b));
  const slots = [rng.upTo(3), rng.upTo(2)];
  return { unseen, hands, slots };
}

function dealOf({ unseen, hands, slots }: Small): OpenDeal {
  const ofRank = (cards: readonly Card[], rank: number): number =>
    cards.filter((card) => rankIndex(card) === rank && !isTwo(card)).length;
  const ranks = Array.from({ length: 13 }, (_, rank) => ({
    left: ofRank(unseen, rank),
    held: hands.map((cards) => ofRank(cards, rank)),
  }));
  return { slots, twos: unseen.filter(isTwo).length, ranks };
}

/** How often each list of new 2s and new quads comes up, over all ordered fillings. */
function goneThrough({ unseen, hands, slots }: Small): Map<string, bigint> {
  const counts = new Map<string, bigint>();
  const places = slots.flatMap((count, hand) => Array<number>(count).fill(hand));
  const quadsIn = (cards: readonly Card[]): number =>
    SMALL.filter((card) => card < 13 && !isTwo(card)).filter(
      (card) => cards.filter((one) => rankIndex(one) === rankIndex(card)).length === 4,
    ).length;
  fill([]);
  return counts;

  function fill(chosen: readonly Card[]): void {
    if (chosen.length < places.length) {
      for (const card of unseen) if (!chosen.includes(card)) fill([...chosen, card]);
      return;
    }
    const got = hands.map((_, hand) => chosen.filter((_card, place) => places[place] === hand));
    const twos = got.map((cards) => cards.filter(isTwo).length);
    const quads = got.map((cards, hand) => {
      const before = assertDefined(hands[hand]);
      return quadsIn([...before, ...cards]) - quadsIn(before);
    });
    const key = JSON.stringify({ twos, quads });
    counts.set(key, (counts.get(key) ?? 0n) + 1n);
  }
}

describe('the ways to deal 2s and quads (sam-pay-thoi)', () => {
  test('are those of every filling, and whether there are any is told rightly', () => {
    let quads = 0;
    for (let seed = 1; seed <= runs(5_000, 300); seed++) {
      const small = smallDeal(seed);
      const deal = dealOf(small);
      const literal = goneThrough(small);
      const count = dealCounter(deal);
      for (const wanted of wantedIn(deal)) {
        const ways = literal.get(JSON.stringify(wanted)) ?? 0n;
        expect(count(wanted)).toBe(ways);
        expect(canDeal(deal, wanted)).toBe(ways > 0n);
        if (ways > 0n && wanted.quads.some((made) => made > 0)) quads++;
        literal.delete(JSON.stringify(wanted));
      }
      expect([...literal.keys()]).toEqual([]);
    }
    expect(quads).toBeGreaterThan(20);
  });

  test('at a glance is never wrong on whole packs either', () => {
    for (let seed = 1; seed <= runs(10_000, 200); seed++) {
      const rng = makeRng(seed);
      const cards = rng.shuffled(ALL_CARDS);
      const hands = [0, 1, 2].map(() => cards.splice(0, rng.upTo(4)));
      const slots = hands.map(({ length }) => rng.upTo(10 - length));
      const deal = dealOf({ unseen: cards, hands, slots });
      const count = dealCounter(deal);
      for (const wanted of wantedIn(deal)) expect(canDeal(deal, wanted)).toBe(count(wanted) > 0n);
    }
  });
});
