import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { binomial } from '#core/binomial.ts';
import { type Card, cardOf, RANKS, SUITS } from '#core/card.ts';
import { game } from '../engine/index.ts';
import { claimsOf, INSTANT_WINS, type InstantWin } from '../engine/instant.ts';
import { PRESETS, type SamRules } from '../engine/rules.ts';
import { handsOfTen, instantHands, winningHands, withAlike, withTwos } from './index.ts';

/** How many hands have each shape, how many win under four and under five kinds, and how often ranks repeat. */
interface Tally {
  hands: number;
  readonly shapes: Record<InstantWin, number>;
  readonly wins: Record<'four' | 'five', number>;
  readonly alike: Record<3 | 4, number>;
  readonly twos: number[];
}

/**
 * Every pattern of ranks that ten cards can have, looked at by the engine: once with mixed colours, and once all in one
 * colour where that is possible; weighted with the hands that have it.
 */
function tallyOf(deck: SamRules['deck'], runs: SamRules['runs']): Tally {
  const rules: SamRules = { ...PRESETS['mien-bac'], deck, runs, instantWins: 'five' };
  const ranks = RANKS.filter((rank) => game.hasCard(cardOf(rank, 'S'), rules));
  const tally: Tally = {
    hands: 0,
    shapes: { 'sanh-rong': 0, 'tu-quy-heo': 0, 'dong-mau': 0, 'ba-sam-co': 0, 'nam-doi': 0 },
    wins: { four: 0, five: 0 },
    alike: { 3: 0, 4: 0 },
    twos: [0, 0, 0, 0, 0],
  };
  const see = (held: readonly number[], hand: readonly Card[], weight: number): void => {
    const claims = claimsOf(hand, rules).filter(({ counts }) => counts);
    for (const { kind } of claims) tally.shapes[kind] += weight;
    if (claims.length > 0) tally.wins.five += weight;
    if (claims.some(({ kind }) => kind !== 'ba-sam-co')) tally.wins.four += weight;
    tally.hands += weight;
    const most = Math.max(...held);
    if (most >= 3) tally.alike[3] += weight;
    if (most >= 4) tally.alike[4] += weight;
    for (let twos = assertDefined(held[1]); twos >= 0; twos--)
      tally.twos[twos] = assertDefined(tally.twos[twos]) + weight;
  };
  const walk = (held: readonly number[], left: number): void => {
    if (held.length === ranks.length) {
      if (left > 0) return;
      const ways = held.reduce((all, count) => all * binomial(4, count), 1);
      const plain = held.reduce((all, count) => all * binomial(2, count), 1) * 2;
      const spread = handOf(held, (_, at) => at);
      // A pattern of single cards could come out in one colour by chance: the first card takes the other one.
      see(
        held,
        plain > 0
          ? handOf(held, (rank, at) => (rank === held.findIndex((count) => count > 0) ? 1 - at : 2 * at))
          : spread,
        ways - plain,
      );
      if (plain > 0)
        see(
          held,
          handOf(held, (_, at) => 3 * at),
          plain,
        );
      return;
    }
    for (let count = 0; count <= Math.min(4, left); count++) walk([...held, count], left - count);
  };
  const handOf = (held: readonly number[], suit: (rank: number, at: number) => number): Card[] =>
    held.flatMap((count, rank) =>
      Array.from({ length: count }, (_, at) =>
        cardOf(assertDefined(ranks[rank]), assertDefined(SUITS[suit(rank, at)])),
      ),
    );
  walk([], 10);
  return tally;
}

describe.each([
  [52, 'low-two'],
  [40, 'low-two'],
] as const)('counted against every pattern of ranks: a pack of %i, runs=%s', (deck, runs) => {
  const tally = tallyOf(deck, runs);

  test('all hands', () => {
    expect(handsOfTen(deck)).toBe(tally.hands);
  });

  test.each(INSTANT_WINS)('%s', (kind) => {
    expect(instantHands(kind, deck, runs)).toBe(tally.shapes[kind]);
  });

  test('hands that win at once, each once', () => {
    expect(winningHands('four', deck, runs)).toBe(tally.wins.four);
    expect(winningHands('five', deck, runs)).toBe(tally.wins.five);
  });

  test('triples and quads; one 2, two, three, four', () => {
    expect(withAlike(3, deck)).toBe(tally.alike[3]);
    expect(withAlike(4, deck)).toBe(tally.alike[4]);
    expect([1, 2, 3, 4].map((least) => withTwos(least, deck))).toEqual(tally.twos.slice(1));
  });
});

test('without low 2s ten in a row begin at a 3, a 4 or a 5', () => {
  expect(instantHands('sanh-rong', 52, 'no-two')).toBe((3 * instantHands('sanh-rong', 52, 'low-two')) / 5);
});

test('without low 2s the short pack has no ten in a row', () => {
  expect(instantHands('sanh-rong', 40, 'no-two')).toBe(0);
});
