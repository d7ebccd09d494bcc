import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { PRESETS, type XiDachRules } from '../engine/rules.ts';
import { type BustRow, bustChances, type EndKind, ends, naturalAtTable, naturals } from './index.ts';
import { weightedHands } from './shapes.ts';

// The reference does not use the engine: it counts real cards (0 to 51, rank = card % 13) by its own table of aces.

const pipOf = (card: number): number => Math.min((card % 13) + 1, 10);
const isAce = (card: number): boolean => card % 13 === 0;
/** What an ace counts in a hand of this many cards. */
const ACE: Readonly<Record<XiDachRules['aces'], readonly (readonly number[])[]>> = {
  any: Array(6).fill([1, 10, 11]),
  'one-ten': Array(6).fill([1, 10]),
  'one-eleven': Array(6).fill([1, 11]),
  'by-size-a': [[], [], [11], [1, 10], [1], [1]],
  'by-size-b': [[], [], [10, 11], [1], [1], [1]],
  'by-size-c': [[], [], [10, 11], [1, 10], [1], [1]],
};

/** All sums that `aces` aces can have among `size` cards. */
function aceSums(rule: XiDachRules['aces'], size: number, aces: number): number[] {
  if (aces === 0) return [0];
  const values = ACE[rule][size] ?? [];
  return values.flatMap((value) => aceSums(rule, size, aces - 1).map((sum) => sum + value));
}

/** Totals of hands under one rule set, by a table of ace sums. */
function reference(rules: XiDachRules) {
  const sums = [0, 1, 2, 3, 4, 5].map((size) =>
    [0, 1, 2, 3, 4].map((aces) => [...new Set(aceSums(rules.aces, size, aces))].sort((a, b) => a - b)),
  );
  const totals = (hand: readonly number[]): number[] => {
    let aces = 0;
    let pips = 0;
    for (const card of hand) {
      if (isAce(card)) aces++;
      else pips += pipOf(card);
    }
    return (sums[hand.length]?.[aces] ?? []).map((sum) => sum + pips);
  };
  const best = (hand: readonly number[]): number => {
    const all = totals(hand);
    return all.findLast((total) => total <= 21) ?? all[0] ?? 0;
  };
  const natural = (hand: readonly number[]): 'xi-ban' | 'xi-dach' | undefined => {
    const [a = 0, b = 0] = hand;
    if (hand.length !== 2 || !(isAce(a) || isAce(b))) return undefined;
    if (isAce(a) && isAce(b)) return 'xi-ban';
    const ten = (isAce(a) ? b : a) % 13;
    return ten >= 10 || (ten === 9 && rules.naturalTens === 'ten-and-faces') ? 'xi-dach' : undefined;
  };
  const nguLinh = (hand: readonly number[]): boolean =>
    hand.length === 5 &&
    totals(hand).some((total) =>
      rules.fiveCard === 'up-to-21'
        ? total <= 21
        : rules.fiveCard === 'under-21'
          ? total < 21
          : total >= 16 && total <= 21,
    );
  return { best, natural, nguLinh };
}

const NUMBERS = Array.from({ length: 52 }, (_, card) => card);
const houses = Object.entries(PRESETS).filter(([name]) => name !== 'bach-khoa');

function* handsOfCards(size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let card = from; card < 52; card++) {
    for (const rest of handsOfCards(size - 1, card + 1)) yield [card, ...rest];
  }
}

describe('shapes', () => {
  test('all hands of the deck, each counted once', () => {
    expect([2, 3, 4, 5].map((size) => weightedHands(size).reduce((sum, { ways }) => sum + ways, 0))).toEqual([
      1326, 22_100, 270_725, 2_598_960,
    ]);
    expect([2, 3].map((size) => weightedHands(size).length)).toEqual([66, 286]);
  });
});

describe('naturals', () => {
  test('by hand: 6 xì bàn, 64 xì dách, 48 where only J Q K count, of 1,326', () => {
    const most = naturals(PRESETS['pho-thong']);
    expect([most.xiBan.ways, most.xiDach.ways, most.either.ways]).toEqual([6, 64, 70]);
    expect(most.xiDach).toEqual({ ways: 64, outOf: 1326, chance: 64 / 1326 });
    expect(most.onXiDach.equal).toMatchObject({ ways: 45, outOf: 1225 });
    expect(most.onXiDach.higher).toMatchObject({ ways: 3, outOf: 1225 });
    expect(most.onXiBan.equal).toMatchObject({ ways: 1, outOf: 1225 });
    const few = naturals(PRESETS['co-noi']);
    expect([few.xiBan.ways, few.xiDach.ways]).toEqual([6, 48]);
    expect(few.onXiDach.equal).toMatchObject({ ways: 33, outOf: 1225 });
  });

  test.each([['pho-thong'], ['co-noi']] as const)('%s: every two hands of the deck', (preset) => {
    const rules = PRESETS[preset];
    const { natural } = reference(rules);
    const hands = [...handsOfCards(2)].map((hand) => ({ hand, kind: natural(hand) }));
    let pairs = 0;
    let equal = 0;
    let some = 0;
    for (const mine of hands) {
      for (const his of hands) {
        if (mine.hand.some((card) => his.hand.includes(card))) continue;
        pairs++;
        if (mine.kind ?? his.kind) some++;
        if (mine.kind && mine.kind === his.kind) equal++;
      }
    }
    expect(naturals(rules).bothEqual).toEqual({ ways: equal, outOf: pairs, chance: equal / pairs });
    expect(naturalAtTable(2, rules)).toBeCloseTo(some / pairs, 12);
    expect(naturalAtTable(1, rules)).toBeCloseTo(naturals(rules).either.chance, 12);
  });

  test('a table of five against 40,000 shuffles, and it grows with the table', () => {
    const rules = PRESETS['pho-thong'];
    const { natural } = reference(rules);
    const runs = 40_000;
    let seen = 0;
    for (let seed = 0; seed < runs; seed++) {
      const deck = shuffle(ALL_CARDS, seed);
      if ([0, 2, 4, 6, 8].some((at) => natural(deck.slice(at, at + 2)))) seen++;
    }
    const chance = naturalAtTable(5, rules);
    expect(Math.abs(seen / runs - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / runs));
    const tables = Array.from({ length: 26 }, (_, at) => naturalAtTable(at + 1, rules));
    expect(tables).toEqual(tables.toSorted((a, b) => a - b));
    expect(tables.at(-1)).toBeLessThan(1);
  });
});

describe('bustChances', () => {
  const row = (rows: readonly BustRow[], total: number) => rows.find((one) => one.total === total);

  test('by hand: 16 on two cards without an ace busts on 30 of 50 cards', () => {
    // 6 to K are 32 cards; 10+6 and 9+7 hold two of them, 8+8 as well. A+5 (16 hands) never busts
    expect(row(bustChances(PRESETS['pho-thong']), 16)?.two).toEqual({
      hands: 102,
      bust: ((102 - 16) * 30) / 50 / 102,
    });
  });

  test.each([['pho-thong'], ['adam-tips'], ['co-noi']] as const)(
    '%s: every hand of two to four cards, every next card',
    (preset) => {
      const rules = PRESETS[preset];
      const { best, natural } = reference(rules);
      const tallies = new Map<string, { hands: number; bust: number }>();
      for (const size of [2, 3, 4]) {
        for (const hand of handsOfCards(size)) {
          const total = best(hand);
          if (natural(hand) || total > 21) continue;
          let bad = 0;
          for (const card of NUMBERS) if (!hand.includes(card) && best([...hand, card]) > 21) bad++;
          for (const group of ['all', ['two', 'three', 'four'][size - 2], hand.some(isAce) ? 'ace' : 'noAce']) {
            const key = `${total} ${group}`;
            const tally = tallies.get(key) ?? { hands: 0, bust: 0 };
            tally.hands++;
            tally.bust += bad / (52 - size);
            tallies.set(key, tally);
          }
        }
      }
      const rows = bustChances(rules);
      let groups = 0;
      for (const one of rows) {
        for (const group of ['all', 'two', 'three', 'four', 'ace', 'noAce'] as const) {
          const expected = tallies.get(`${one.total} ${group}`);
          expect(one[group]?.hands).toBe(expected?.hands);
          if (!expected) continue;
          groups++;
          expect(one[group]?.bust).toBeCloseTo(expected.bust / expected.hands, 12);
        }
      }
      expect(groups).toBe(tallies.size);
    },
  );

  test.each(houses)('%s: never up to 11, and never less likely with a higher total', (_, rules) => {
    const rows = bustChances(rules);
    expect(rows.map(({ total }) => total)).toEqual(rows.map((_row, at) => at + (rows[0]?.total ?? 0)));
    expect(rows.at(-1)?.total).toBe(21);
    for (const [at, { total, all, noAce, met }] of rows.entries()) {
      const below = rows[at - 1];
      if (total <= 11) expect([all.bust, met?.bust ?? 0]).toEqual([0, 0]);
      if (total === 21) expect(noAce?.bust).toBe(1);
      expect(all.bust).toBeGreaterThanOrEqual(below?.all.bust ?? 0);
      expect(noAce?.bust ?? 0).toBeGreaterThanOrEqual(below?.noAce?.bust ?? 0);
      expect(met?.bust ?? 0).toBeGreaterThanOrEqual(below?.met?.bust ?? 0);
    }
  });
});

/** Every order of real cards, drawn by the standing rule: ends in five-card deals, and the hands met on the way. */
function literalDraws(rules: XiDachRules, minimum: number) {
  const { best, natural, nguLinh } = reference(rules);
  const ends = new Map<string, number>();
  const met = new Map<number, { chance: number; bust: number; hard: number; hardBust: number }>();
  const count = (end: string, ways: number) => ends.set(end, (ends.get(end) ?? 0) + ways);
  const draw = (hand: number[], rest: number): void => {
    const size = hand.length;
    const total = size < 2 ? 0 : best(hand);
    if (size >= 2) {
      const kind = natural(hand);
      if (kind) return void count(kind, rest);
      if (total > 21) return void count('quac', rest);
      if (size < 5) {
        let bad = 0;
        for (const card of NUMBERS) if (!hand.includes(card) && best([...hand, card]) > 21) bad++;
        const tally = met.get(total) ?? { chance: 0, bust: 0, hard: 0, hardBust: 0 };
        tally.chance += rest / 311_875_200;
        tally.bust += (rest / 311_875_200) * (bad / (52 - size));
        if (!hand.some(isAce)) {
          tally.hard += rest;
          tally.hardBust += (rest * bad) / (52 - size);
        }
        met.set(total, tally);
      }
      if (nguLinh(hand)) return void count('ngu-linh', rest);
      if (total >= minimum) return void count(String(total), rest);
      if (size === 5) return void count('non', rest);
    }
    for (const card of NUMBERS) if (!hand.includes(card)) draw([...hand, card], rest / (52 - size));
  };
  // suits are alike: one ace stands for four
  for (let rank = 0; rank < 13; rank++) draw([rank], 311_875_200 / 52);
  for (const [end, ways] of ends) ends.set(end, ways * 4);
  for (const tally of met.values()) {
    tally.chance *= 4;
    tally.bust *= 4;
  }
  return { ends, met };
}

describe('ends', () => {
  test.each([
    ['pho-thong', 16],
    ['co-noi', 14],
    ['adam-tips', 17],
    ['vipgame', 16],
    ['mien-nam', 15],
  ] as const)('%s, standing at %i: every order in which real cards can be drawn', (preset, minimum) => {
    const rules = PRESETS[preset];
    const literal = literalDraws(rules, minimum);
    const counted = ends(rules, minimum);
    expect(
      new Map(counted.filter(({ ways }) => ways > 0).map(({ end, ways }): [string, number] => [end, ways])),
    ).toEqual(new Map([...literal.ends].sort(([a], [b]) => order(counted, a) - order(counted, b))));
    if (minimum !== rules.minStand) return;
    const rows = bustChances(rules).filter((row) => row.met !== null);
    expect(rows.map(({ total }) => total)).toEqual([...literal.met.keys()].sort((a, b) => a - b));
    for (const { total, met } of rows) {
      const tally = literal.met.get(total);
      expect(met?.chance).toBeCloseTo(tally?.chance ?? -1, 12);
      expect(met?.bust).toBeCloseTo((tally?.bust ?? -1) / (tally?.chance ?? 1), 10);
      if (met?.bustNoAce === null) expect(tally?.hard).toBe(0);
      else expect(met?.bustNoAce).toBeCloseTo((tally?.hardBust ?? -1) / (tally?.hard ?? 1), 10);
    }
  });

  const order = (counted: readonly { end: EndKind }[], end: string) => counted.findIndex((one) => one.end === end);

  test.each(houses)('%s: counts add up to every deal; who stands later busts more', (_, rules) => {
    let before = 0;
    for (const minimum of [14, 15, 16, 17] as const) {
      const found = ends(rules, minimum);
      expect(found.reduce((sum, { ways }) => sum + ways, 0)).toBe(311_875_200);
      expect(Math.abs(found.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
      const chance = (end: EndKind) => found.find((one) => one.end === end)?.chance ?? 0;
      expect(chance('xi-ban')).toBe(6 / 1326);
      expect(chance('xi-dach')).toBe((rules.naturalTens === 'faces' ? 48 : 64) / 1326);
      expect(chance('quac')).toBeGreaterThan(before);
      before = chance('quac');
      expect(found.map(({ end }) => Number(end)).filter((total) => total < minimum)).toEqual([]);
    }
  });
});
