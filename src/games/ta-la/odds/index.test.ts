import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { makeRng } from '#core/random/rng.ts';
import { arrangeFree } from '../engine/arrange.ts';
import { casIn } from '../engine/hand.ts';
import { PRESETS } from '../engine/rules.ts';
import { dealtOut, handsOfSize, WITHOUT_MELD, waitsFor, withoutCa } from './index.ts';
import { unions } from './melded.ts';

const RULES = PRESETS['mien-bac'];

/** Every hand of so many cards, one after another. */
function eachHand(size: number, deck: readonly Card[], see: (hand: readonly Card[]) => void): void {
  const walk = (from: number, held: readonly Card[]): void => {
    if (held.length === size) see(held);
    else for (let at = from; at < deck.length; at++) walk(at + 1, [...held, assertDefined(deck[at])]);
  };
  walk(0, []);
}

describe('hands counted rank by rank, against every hand looked at one by one', () => {
  test.each([1, 2, 3, 4])('%i cards', (size) => {
    const seen = { all: 0, noMeld: 0, noCa: [0, 0, 0] };
    eachHand(size, ALL_CARDS, (hand) => {
      seen.all++;
      if (arrangeFree(hand, RULES).melds.length === 0) seen.noMeld++;
      for (const gap of [1, 2] as const)
        if (casIn(hand, gap).length === 0) seen.noCa[gap] = assertDefined(seen.noCa[gap]) + 1;
    });
    expect(handsOfSize(size)).toBe(seen.all);
    expect(WITHOUT_MELD[size]).toBe(seen.noMeld);
    expect(withoutCa(1)[size]).toBe(seen.noCa[1]);
    expect(withoutCa(2)[size]).toBe(seen.noCa[2]);
  });

  test('nine and ten cards, against 60,000 hands of a seed: within four standard deviations', () => {
    const rng = makeRng(4);
    for (const size of [9, 10]) {
      const runs = 30_000;
      let none = 0;
      for (let run = 0; run < runs; run++) {
        if (arrangeFree(rng.cards(size), RULES).melds.length === 0) none++;
      }
      const share = assertDefined(WITHOUT_MELD[size]) / handsOfSize(size);
      const deviation = Math.sqrt((share * (1 - share)) / runs);
      expect(Math.abs(none / runs - share)).toBeLessThan(4 * deviation);
    }
  });

  test('a hand with no half meld over a gap has none without', () => {
    for (const size of [2, 5, 9, 10])
      expect(assertDefined(withoutCa(2)[size])).toBeLessThan(assertDefined(withoutCa(1)[size]));
  });
});

describe('hands dealt ù', () => {
  test('ten cards with at most one outside: each union of nine with each other card, those found twice once', () => {
    const { nine, ten, tenOrOne } = dealtOut();
    expect(tenOrOne).toBeGreaterThan(ten);
    expect(tenOrOne).toBeLessThan(nine * 43 + ten);
  });

  test('from the 16 cards A to 4, and the 20 of 9 to K: as many as the engine finds among all hands of nine', () => {
    for (const [from, to] of [
      [0, 3],
      [8, 12],
    ] as const) {
      const deck = ALL_CARDS.filter((card) => card % 13 >= from && card % 13 <= to);
      let count = 0;
      eachHand(9, deck, (hand) => {
        if (arrangeFree(hand, RULES).loose.length === 0) count++;
      });
      expect(unions(9, deck)).toHaveLength(count);
      expect(count).toBeGreaterThan(100);
    }
  });
});

describe('what a half meld waits for (tl-ca)', () => {
  const wait = (text: string): string =>
    waitsFor(text.split(' ').map((one) => assertDefined(parseCard(one))))
      .map(formatCard)
      .join(' ');
  test.each([
    ['7♠ 7♥', '7D 7C'],
    ['7♠ 8♠', '6S 9S'],
    ['A♠ 2♠', '3S'],
    ['Q♠ K♠', 'JS'],
    ['7♠ 9♠', '8S'],
    ['7♠ 7♥ 8♠', '6S 9S 7D 7C'],
    ['7♠ 9♥', ''],
  ])('%s', (cards, waits) => {
    expect(wait(cards).split(' ').sort()).toEqual(waits.split(' ').sort());
  });
});
