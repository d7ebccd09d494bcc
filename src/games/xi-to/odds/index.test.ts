import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, rankOf, suitOf } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { makeRng } from '#core/random/rng.ts';
import { PRESETS, type XiToRules } from '../engine/rules.ts';
import { drawsTo, endings, HANDS, handsWith, orderByCount } from './index.ts';

const RANKS_UP = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const PACK = ALL_CARDS.filter((card) => RANKS_UP.includes(rankOf(card)));
const cards = (text: string) => text.split(' ').flatMap((one) => parseCard(one) ?? []);
const { vipgame, 'thung-lon': thungLon, 'short-deck': shortDeck } = PRESETS;

/** Ways by combination; impossible ones are left out. */
const waysOf = (rows: ReturnType<typeof endings>): Record<string, number> =>
  Object.fromEntries(rows.filter(({ ways }) => ways > 0).map(({ category, ways }) => [category, ways]));

function* choose(from: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [i, card] of from.entries()) {
    for (const rest of choose(from.slice(i + 1), size - 1)) yield [card, ...rest];
  }
}

/** The combination of five cards without the engine: by the number of each rank, and whether the ranks are consecutive. */
function named(hand: readonly Card[], aceLow: boolean): string {
  const ranks = hand.map(rankOf);
  const many = RANKS_UP.map((rank) => ranks.filter((one) => one === rank).length).filter((count) => count > 0);
  const groups = many.toSorted((a, b) => b - a).join('-');
  const byGroups: Record<string, string> = {
    '4-1': 'tu-quy',
    '3-2': 'cu-lu',
    '3-1-1': 'sam',
    '2-2-1': 'thu',
    '2-1-1-1': 'doi',
  };
  const name = byGroups[groups];
  if (name) return name;
  const row = RANKS_UP.filter((rank) => ranks.some((one) => one === rank)).join(' ');
  const straight = RANKS_UP.join(' ').includes(row) || (aceLow && row === '7 8 9 10 A');
  const flush = new Set(hand.map(suitOf)).size === 1;
  if (straight) return flush ? 'thung-pha-sanh' : 'sanh';
  return flush ? 'thung' : 'mau-thau';
}

function literalEndings(held: readonly Card[], { aceLow }: XiToRules): Record<string, number> {
  const ways: Record<string, number> = {};
  const unseen = PACK.filter((card) => !held.includes(card));
  for (const rest of choose(unseen, 5 - held.length)) {
    const name = named([...held, ...rest], aceLow);
    ways[name] = (ways[name] ?? 0) + 1;
  }
  return ways;
}

describe('census, xi-to.md §2.9', () => {
  test('vipgame: 201,376 hands, weakest combination first', () => {
    const rows = endings([], vipgame);
    expect(rows.map(({ category, ways }) => [category, ways])).toEqual([
      ['mau-thau', 53_040],
      ['doi', 107_520],
      ['thu', 24_192],
      ['sam', 10_752],
      ['sanh', 4080],
      ['thung', 208],
      ['cu-lu', 1344],
      ['tu-quy', 224],
      ['thung-pha-sanh', 16],
    ]);
    expect(rows.every(({ outOf }) => outOf === 201_376)).toBe(true);
    expect(rows.map(({ chance }) => chance)).toEqual(rows.map(({ ways }) => ways / 201_376));
  });

  test('with a low ace 1,020 hands become a straight, and four flushes a straight flush', () => {
    expect(waysOf(endings([], shortDeck))).toEqual({
      ...waysOf(endings([], vipgame)),
      sanh: 5100,
      'mau-thau': 52_020,
      thung: 204,
      'thung-pha-sanh': 20,
    });
  });

  test('a house with the flush above the full house counts the same and shows it so', () => {
    const rows = endings([], thungLon);
    expect(waysOf(rows)).toEqual(waysOf(endings([], vipgame)));
    expect(rows.map(({ category }) => category).slice(4)).toEqual([
      'sanh',
      'cu-lu',
      'thung',
      'tu-quy',
      'thung-pha-sanh',
    ]);
  });

  test.each([
    ['vipgame', vipgame],
    ['short-deck', shortDeck],
  ] as const)('%s: every hand by words', (_, rules) => {
    expect(waysOf(endings([], rules))).toEqual(literalEndings([], rules));
  });
});

describe('from cards in hand', () => {
  test('four hearts, by hand: 4 hearts are left, 12 cards pair one, 12 do nothing', () => {
    const rows = endings(cards('8♥ 9♥ J♥ K♥'), vipgame);
    expect(waysOf(rows)).toEqual({ thung: 4, doi: 12, 'mau-thau': 12 });
    expect(rows.find(({ category }) => category === 'thung')).toMatchObject({ outOf: 28, chance: 4 / 28 });
  });

  test('two aces, by hand', () => {
    expect(waysOf(endings(cards('A♠ A♥'), vipgame))).toEqual({
      // both other aces and any of 28
      'tu-quy': 28,
      // an ace and a pair, or three alike of seven ranks
      'cu-lu': 2 * 7 * 6 + 7 * 4,
      // an ace and two of different ranks
      sam: 2 * 21 * 16,
      // a pair and another rank
      thu: 7 * 6 * 24,
      // three different ranks
      doi: 35 * 64,
    });
    expect(endings(cards('A♠ A♥'), vipgame)[0]).toMatchObject({ category: 'mau-thau', ways: 0, outOf: 4060 });
  });

  test('the low ace counts where the house has it', () => {
    const four = cards('A♠ 7♦ 8♣ 9♥');
    expect(waysOf(endings(four, vipgame))).toEqual({ doi: 12, 'mau-thau': 16 });
    expect(waysOf(endings(four, shortDeck))).toEqual({ doi: 12, 'mau-thau': 12, sanh: 4 });
  });

  test('two hundred hands of one to four cards, by words', () => {
    const rng = makeRng(31);
    for (let i = 0; i < 200; i++) {
      const held = rng.cards(i % 20 === 0 ? 1 : 2 + (i % 3), PACK);
      const rules = rng.pick([vipgame, shortDeck]);
      expect(waysOf(endings(held, rules))).toEqual(literalEndings(held, rules));
    }
  });

  test.each([
    [2, 496],
    [4, 35_960],
  ])('from every %i cards: each hand of the census is met once for every way to hold part of it', (size, starts) => {
    const met: Record<string, number> = {};
    let seen = 0;
    for (const held of choose(PACK, size)) {
      seen++;
      for (const { category, ways } of endings(held, vipgame)) met[category] = (met[category] ?? 0) + ways;
    }
    expect(seen).toBe(starts);
    const parts = size === 2 ? 10 : 5;
    expect(met).toEqual(Object.fromEntries(endings([], vipgame).map(({ category, ways }) => [category, ways * parts])));
  });
});

describe('orderByCount', () => {
  test('vipgame: the flush stands below two that are commoner, nothing below the pair', () => {
    expect(orderByCount(vipgame).map((rung) => Object.values(rung))).toEqual([
      ['thung-pha-sanh', 16, 9, 9, []],
      ['thung', 208, 8, 6, ['cu-lu', 'tu-quy']],
      ['tu-quy', 224, 7, 8, []],
      ['cu-lu', 1344, 6, 7, []],
      ['sanh', 4080, 5, 5, []],
      ['sam', 10_752, 4, 4, []],
      ['thu', 24_192, 3, 3, []],
      ['mau-thau', 53_040, 2, 1, ['doi']],
      ['doi', 107_520, 1, 2, []],
    ]);
  });

  test.each([
    ['thung-lon', thungLon],
    ['short-deck', shortDeck],
  ] as const)('%s mends the full house, and neither the four of a kind nor the pair', (_, rules) => {
    const rungs = orderByCount(rules);
    expect(rungs.map(({ category }) => category)).toEqual(orderByCount(vipgame).map(({ category }) => category));
    expect(rungs.flatMap(({ category, passes }) => passes.map((other) => [category, other]))).toEqual([
      ['thung', 'tu-quy'],
      ['mau-thau', 'doi'],
    ]);
  });

  test.each(Object.entries(PRESETS))(
    '%s: what the chart says of flush, full house, four and pair is so',
    (_, rules) => {
      const {
        thung = 0,
        'cu-lu': cuLu = 0,
        'tu-quy': tuQuy = 0,
        doi = 0,
        'mau-thau': mauThau = 0,
      } = waysOf(endings([], rules));
      expect(thung).toBeLessThan(tuQuy);
      expect(tuQuy).toBeLessThan(cuLu);
      expect(mauThau).toBeLessThan(doi);
    },
  );
});

describe('for questions', () => {
  test.each([
    ['vipgame', vipgame],
    ['short-deck', shortDeck],
  ] as const)('%s: the closed form gives what the census counts', (_, rules) => {
    const rows = endings([], rules);
    expect(rows.map(({ category }) => handsWith(category, rules))).toEqual(rows.map(({ ways }) => ways));
    expect(HANDS).toBe(201_376);
  });

  test('four hearts, one of the others face up: 3 hearts in 27 cards', () => {
    const { cards: found, outOf } = drawsTo(cards('8♥ 9♥ J♥ K♥'), cards('Q♥'), ['thung'], vipgame);
    expect(found.map(rankOf).toSorted()).toEqual(['10', '7', 'A']);
    expect(outOf).toBe(27);
  });

  test('7 to 10: the aces complete it only where the house has the low ace', () => {
    const held = cards('7♠ 8♥ 9♦ 10♣');
    expect(drawsTo(held, [], ['sanh'], vipgame).cards).toHaveLength(4);
    expect(drawsTo(held, [], ['sanh'], shortDeck).cards).toHaveLength(8);
  });
});
