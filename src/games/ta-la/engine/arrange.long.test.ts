import { describe, expect, test } from 'vitest';
import { ALL_CARDS, byCard, type Card, displayCard, formatCard } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { forSeeds } from '#testing/seeds.ts';
import { anyEaten, anyHand, anyMeldRules, arrangedTwice, cardsOf, fieldsOf, houseOf } from '../testing/cases.ts';
import { isLiteralMeld, literalMelds, literalPoints } from '../testing/literal.ts';
import { type Arrangement, arrange, arrangeFree } from './arrange.ts';
import { meldsIn } from './hand.ts';
import { keyPoints, looseKey, meldKey } from './key.ts';
import { bitCount, cardsOfSuit, masksOf, cardsOfMasks as masksToCards, stretchesOf } from './masks.ts';
import { cardWorth, fits, meldKind, pointsOf } from './meld.ts';
import { type MeldRules, SCHEMA } from './rules.ts';
import { searcherOf } from './search.ts';

/** Marks that fit, or sometimes random cards, which mostly do not fit. */
function anyMarks(rng: Rng, cards: readonly Card[], house: MeldRules): Card[] {
  if (rng.upTo(7) === 0) return rng.cards(1 + rng.upTo(Math.min(2, cards.length - 1)), cards);
  return anyEaten(rng, cards, house, []).map(({ card }) => card);
}

const textOf = (cards: readonly Card[]): string[] => cards.map(formatCard);

describe('fast against every partition (ta-la.md §4.2, tl-eat-limit)', () => {
  const RUNS = 100_000;

  test(`${RUNS} seeded hands of one to ten cards, with eaten ones and without, in every house`, () => {
    const rng = makeRng(20_261_121);
    const seen = new Map<string, number>();
    const count = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    };
    const wrong: unknown[] = [];
    for (let run = 0; run < RUNS; run++) {
      const house = anyMeldRules(rng);
      const cards = anyHand(rng, ALL_CARDS, rng.pick([10, 10, 10, 9, 9, 1 + rng.upTo(7)]));
      const eaten = run % 2 ? anyMarks(rng, cards, house) : [];
      const { found, wanted, agree } = arrangedTwice(cards, eaten, house);
      if (!agree) wrong.push({ cards, eaten, house, found, wanted });
      count(`${cards.length} cards`);
      count(found ? `${eaten.length} eaten` : `no place for ${eaten.length}`);
      if (found) count(`${found.melds.length} melds`);
      const shared = found?.melds.some((meld) => meld.filter((card) => textOf(eaten).includes(card)).length > 1);
      if (shared) count(`two eaten in a meld, ${house.eatPerMeld}`);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    const often = [
      ...['10 cards', '9 cards', '4 cards', '0 melds', '1 melds', '2 melds', '3 melds'],
      ...['0 eaten', '1 eaten', '2 eaten', '3 eaten', 'no place for 1', 'no place for 2'],
      'two eaten in a meld, any',
    ];
    expect(often.filter((what) => (seen.get(what) ?? 0) < 500)).toEqual([]);
    expect(seen.get('two eaten in a meld, one')).toBeUndefined();
  });

  test('20,000 of the hands with the most choice: ten of the twenty cards 4 to 8', () => {
    const rng = makeRng(20_261_122);
    const rich = ALL_CARDS.filter((card) => card % 13 >= 3 && card % 13 <= 7);
    const wrong: unknown[] = [];
    for (let run = 0; run < 20_000; run++) {
      const house = anyMeldRules(rng);
      const cards = rng.cards(10, rich);
      const eaten = run % 2 ? anyMarks(rng, cards, house) : [];
      const { found, wanted, agree } = arrangedTwice(cards, eaten, house);
      if (!agree) wrong.push({ cards, eaten, house, found, wanted });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('properties', () => {
  /** A hand, marks that fit it, and a rule set. */
  function handOf(seed: number) {
    const rng = makeRng(seed);
    const house = anyMeldRules(rng);
    const cards = anyHand(rng, ALL_CARDS, 1 + rng.upTo(9));
    const eaten = anyEaten(rng, cards, house, []).map(({ card }) => card);
    return { rng, house, cards, eaten };
  }

  const property = (runs: number, holds: (hand: ReturnType<typeof handOf>, found: Arrangement) => void): void => {
    forSeeds(runs, 3, (seed) => {
      const hand = handOf(seed);
      const found = arrange(hand.cards, hand.eaten, hand.house);
      if (!found) throw new Error('marks that fit have an arrangement');
      holds(hand, found);
    });
  };

  test('the order of the cards does not matter, nor that of the eaten ones', () => {
    property(5000, ({ rng, cards, eaten, house }, found) => {
      const moved = rng.cards(cards.length, cards);
      expect(arrange(moved, eaten.toReversed(), house)).toEqual(found);
    });
  });

  test('every meld is one, cards are conserved, points are those of the loose cards, all stand in their order', () => {
    property(5000, ({ cards, eaten, house }, { melds, loose, points }) => {
      for (const meld of melds) {
        expect(isLiteralMeld(textOf(meld))).toBe(true);
        expect(meld).toEqual(meld.toSorted(byCard));
        const shared = eaten.filter((card) => meld.includes(card)).length;
        if (house.eatPerMeld === 'one') expect(shared).toBeLessThanOrEqual(1);
      }
      expect([...melds.flat(), ...loose].sort(byCard)).toEqual(cards.toSorted(byCard));
      expect(loose).toEqual(loose.toSorted(byCard));
      expect(melds.map(([first]) => first)).toEqual(melds.flatMap(([first]) => first ?? []).sort(byCard));
      expect(points).toBe(literalPoints(textOf(loose), house.faces));
      expect(loose.some((card) => eaten.includes(card))).toBe(false);
    });
  });

  test('what is demanded besides never lowers the points: an eaten card, the limit of one', () => {
    property(5000, ({ cards, eaten, house }, { points }) => {
      for (let marks = 0; marks < eaten.length; marks++) {
        expect(arrange(cards, eaten.slice(0, marks), house)?.points).toBeLessThanOrEqual(points);
      }
      expect(arrangeFree(cards, house).points).toBeLessThanOrEqual(points);
      expect(arrange(cards, eaten, { ...house, eatPerMeld: 'any' })?.points).toBeLessThanOrEqual(points);
    });
  });

  test('without eaten cards the limit does not matter, and ten for a face is never more', () => {
    property(3000, ({ cards, house }) => {
      const free = arrangeFree(cards, house);
      for (const eatPerMeld of allowedValues(SCHEMA.eatPerMeld)) {
        expect(arrange(cards, [], { ...house, eatPerMeld })).toEqual(free);
      }
      const [full, ten] = allowedValues(SCHEMA.faces).map((faces) => arrangeFree(cards, { ...house, faces }).points);
      expect(ten).toBeLessThanOrEqual(full ?? 0);
    });
  });

  test('suits have names only: moved round, a hand leaves as many points and cards', () => {
    property(3000, ({ cards, eaten, house }, { points, loose, melds }) => {
      const turn = (some: readonly Card[]): Card[] =>
        some.flatMap((card) => ALL_CARDS.slice((card + 13) % 52, ((card + 13) % 52) + 1));
      const turned = arrange(turn(cards), turn(eaten), house);
      expect([turned?.points, turned?.loose.length]).toEqual([points, loose.length]);
      const lengths = (some: readonly (readonly Card[])[]) => some.map(({ length }) => length).sort();
      expect(lengths(turned?.melds ?? [])).toEqual(lengths(melds));
    });
  });

  test('a card more leaves at most what it counts more', () => {
    property(3000, ({ rng, cards, eaten, house }, { points }) => {
      const [card] = rng.cards(
        1,
        ALL_CARDS.filter((other) => !cards.includes(other)),
      );
      if (card === undefined || cards.length === 10) return;
      expect(arrange([...cards, card], eaten, house)?.points).toBeLessThanOrEqual(points + cardWorth(card, house));
    });
  });

  test('the house is asked for its faces only where there are some, for the limit only where two eaten cards meet', () => {
    const asked = (hand: string): string => {
      const [field] = fieldsOf(`@online;bai:${hand}`);
      const keys = new Set<string>();
      const rules: MeldRules = {
        get faces() {
          keys.add('faces');
          return '11-12-13' as const;
        },
        get eatPerMeld() {
          keys.add('eatPerMeld');
          return 'any' as const;
        },
      };
      expect(arrange(field?.cards ?? [], field?.eaten.map(({ card }) => card) ?? [], rules)).toBeDefined();
      return [...keys].sort().join();
    };
    expect(asked('4♠ 5♠ 6♠ 9♦ 10♣')).toBe('');
    expect(asked('4♠ 5♠ 6♠ 9♦ J♣')).toBe('faces');
    expect(asked('4♠* 5♠ 6♠ 9♦ 10♣')).toBe('');
    expect(asked('4♠* 5♠ 6♠ K♣')).toBe('faces');
    expect(asked('4♠* 5♠ 6♠ 9♦ 9♥ 9♣*')).toBe('');
    expect(asked('4♠* 5♠ 6♠* 9♦')).toBe('eatPerMeld');
    expect(asked('9♠* 9♦ 9♥* 2♦')).toBe('eatPerMeld');
  });
});

/** `4♠ 5♠ 6♠ / 9♦`: melds, then what is left; undefined where there is no arrangement. */
function sorted(hand: string, house = 'mien-bac'): string | undefined {
  const eaten = hand.split(' ').filter((card) => card.endsWith('*'));
  const plain = (text: string): readonly Card[] => cardsOf(text.replaceAll('*', ''));
  const found = arrange(plain(hand), eaten.flatMap(plain), houseOf(house));
  return found && [...found.melds, found.loose].map((cards) => cards.map(displayCard).join(' ')).join(' / ');
}

describe('of two arrangements', () => {
  test.each([
    // Fewest points, even with more cards left.
    ['J♠ Q♠ K♠ K♥ K♦', 'mien-bac', 'K♠ K♥ K♦ / J♠ Q♠'],
    ['A♠ A♦ A♣ 2♠ 2♥ 2♦ 2♣ 3♠', 'mien-bac', 'A♠ 2♠ 3♠ / 2♥ 2♦ 2♣ / A♦ A♣'],
    ['10♠ J♠ Q♠ K♠ 10♥ 10♦', 'mien-bac', '10♠ 10♥ 10♦ / J♠ Q♠ K♠ / '],
    ['A♠ 2♠ 3♠ 4♠ 4♥ 4♦', 'mien-bac', 'A♠ 2♠ 3♠ / 4♠ 4♥ 4♦ / '],
    ['5♠ 6♠ 7♠ 8♠ 9♠ 9♥ 9♦', 'mien-bac', '5♠ 6♠ 7♠ 8♠ / 9♠ 9♥ 9♦ / '],
    ['2♠ 3♠ 4♠ 5♠ 6♠ 5♥ 5♦', 'mien-bac', '2♠ 3♠ 4♠ / 5♠ 5♥ 5♦ / 6♠'],
    // 3 points in both: one loose card rather than two.
    ['A♥ 2♥ 3♥ 3♠ 3♦ 4♦ 5♦ 6♦', 'mien-bac', 'A♥ 2♥ 3♥ / 3♦ 4♦ 5♦ 6♦ / 3♠'],
    // No loose card in both: the longest meld.
    ['A♥ 2♥ 3♥ 4♥ 5♥ 6♥', 'mien-bac', 'A♥ 2♥ 3♥ 4♥ 5♥ 6♥ / '],
    ['2♠ 2♥ 2♦ 2♣ 3♠ 4♠ 5♠ 6♠', 'mien-bac', '2♠ 3♠ 4♠ 5♠ 6♠ / 2♥ 2♦ 2♣ / '],
    // Equal in all that: phỏm ngang before phỏm dọc.
    ['2♥ 3♥ 4♥ 3♦ 3♣', 'mien-bac', '3♥ 3♦ 3♣ / 2♥ 4♥'],
    // J Q left or J J left are 20 each where faces are 10; else 22 is less than 25.
    ['J♠ Q♠ K♠ J♥ J♦', 'mien-bac{faces=10}', 'J♠ J♥ J♦ / Q♠ K♠'],
    ['J♠ Q♠ K♠ J♥ J♦', 'mien-bac', 'J♠ Q♠ K♠ / J♥ J♦'],
    ['5♠ 5♥ 5♦ 5♣ 6♠ 7♠ 8♠', 'mien-bac', '5♠ 5♥ 5♦ 5♣ / 6♠ 7♠ 8♠ / '],
    // Three rows or three phỏm ngang.
    ['10♠ J♠ Q♠ 10♥ J♥ Q♥ 10♦ J♦ Q♦', 'mien-bac', '10♠ 10♥ 10♦ / J♠ J♥ J♦ / Q♠ Q♥ Q♦ / '],
    // Of four jacks one goes to a row: the three in the order ♠ ♥ ♦ ♣ stay, as far as that can be.
    ['9♠ 10♠ J♠ J♥ J♦ J♣ 9♥ 10♥', 'mien-bac', '9♥ 10♥ J♥ / J♠ J♦ J♣ / 9♠ 10♠'],
    ['9♣ 10♣ J♠ J♥ J♦ J♣ 9♥ 10♥', 'mien-bac', '9♣ 10♣ J♣ / J♠ J♥ J♦ / 9♥ 10♥'],
  ])('%s, %s: %s', (hand, house, is) => {
    expect(sorted(hand, house)).toBe(is);
    const { found, wanted } = arrangedTwice(cardsOf(hand), [], houseOf(house));
    expect(found).toEqual(wanted);
  });

  test.each([
    // An eaten card must lie in a meld, though more points are left for it.
    ['2♥ 3♥* 4♥ 3♦ 3♣', 'any', '3♥ 3♦ 3♣ / 2♥ 4♥'],
    ['2♥* 3♥ 4♥ 3♦ 3♣', 'any', '2♥ 3♥ 4♥ / 3♦ 3♣'],
    ['J♠* Q♠ K♠ K♥ K♦', 'any', 'J♠ Q♠ K♠ / K♥ K♦'],
    // One eaten card a meld: a row is cut in two, the longer part first.
    ['3♥* 4♥ 5♥ 6♥ 7♥ 8♥ 9♥*', 'any', '3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ / '],
    ['3♥* 4♥ 5♥ 6♥ 7♥ 8♥ 9♥*', 'one', '3♥ 4♥ 5♥ 6♥ / 7♥ 8♥ 9♥ / '],
    ['3♥ 4♥ 5♥* 6♥* 7♥ 8♥ 9♥', 'one', '3♥ 4♥ 5♥ / 6♥ 7♥ 8♥ 9♥ / '],
    // Three cards are one phỏm and no more: so two of them cannot both be eaten.
    ['3♥* 4♥* 5♥ 9♠', 'any', '3♥ 4♥ 5♥ / 9♠'],
    ['3♥* 4♥* 5♥ 9♠', 'one', undefined],
    ['3♥* 4♥ 5♥ 6♥ 7♥*', 'one', undefined],
    ['7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥', 'any', '4♠ 5♠ 6♠ / 7♠ 7♥ 7♦ / 8♥ 9♥ 10♥ / '],
    ['7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥', 'one', '4♠ 5♠ 6♠ 7♠ / 7♥ 8♥ 9♥ 10♥ / 7♦'],
    ['7♠* 7♥* 7♦* 7♣ 8♠ 9♠', 'one', undefined],
    ['7♠* 9♥', 'any', undefined],
  ])('%s with %s eaten in a meld: %s', (hand, eatPerMeld, is) => {
    expect(sorted(hand, `mien-bac{eatPerMeld=${eatPerMeld}}`)).toBe(is);
  });
});

describe('melds and cards', () => {
  test.each([
    ['7♠ 7♥ 7♦', 'ngang'],
    ['7♠ 7♥ 7♦ 7♣', 'ngang'],
    ['3♠ A♠ 2♠', 'doc'],
    ['J♥ Q♥ K♥', 'doc'],
    ['7♠ 7♥', null],
    ['Q♠ K♠ A♠', null],
    ['K♠ A♠ 2♠', null],
    ['4♣ 5♣ 6♦', null],
    ['4♣ 5♣ 7♣', null],
    ['7♠ 7♥ 7♦ 8♦', null],
    ['K♠ A♥ 2♥', null],
  ])('%s: %s', (text, kind) => {
    expect(meldKind(cardsOf(text))).toBe(kind);
    expect(isLiteralMeld(textOf(cardsOf(text)))).toBe(kind !== null);
  });

  test('no cards are no meld', () => {
    expect(meldKind([])).toBeNull();
  });

  test.each([
    ['8♠', '5♠ 6♠ 7♠', true],
    ['4♠', '5♠ 6♠ 7♠', true],
    ['8♥', '5♠ 6♠ 7♠', false],
    ['9♠', '5♠ 6♠ 7♠', false],
    ['A♠', 'J♠ Q♠ K♠', false],
    ['7♣', '7♠ 7♥ 7♦', true],
    ['8♦', '7♠ 7♥ 7♦', false],
  ])('%s on %s: %s', (card, meld, is) => {
    const [one] = cardsOf(card);
    expect(one !== undefined && fits(one, cardsOf(meld))).toBe(is);
  });

  test('what every card counts (tl-points)', () => {
    const ten: MeldRules = { faces: '10', eatPerMeld: 'one' };
    const full: MeldRules = { faces: '11-12-13', eatPerMeld: 'one' };
    expect(ALL_CARDS.slice(13, 26).map((card) => cardWorth(card, full))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
    expect(ALL_CARDS.slice(13, 26).map((card) => cardWorth(card, ten))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10,
    ]);
    expect(pointsOf(ALL_CARDS, full)).toBe(4 * 91);
    expect(pointsOf(ALL_CARDS, ten)).toBe(4 * 85);
    expect(pointsOf([], full)).toBe(0);
  });

  test('the deck holds 13 × 5 phỏm ngang and 4 × 66 phỏm dọc; the engine and the reference list the same', () => {
    const list = (melds: readonly (readonly string[])[]) => melds.map((meld) => meld.join()).sort();
    const found = meldsIn(ALL_CARDS);
    expect(found).toHaveLength(13 * 5 + 4 * 66);
    expect(list(found.map(textOf))).toEqual(list(literalMelds(textOf(ALL_CARDS))));
    forSeeds(500, 4, (seed) => {
      const cards = anyHand(makeRng(seed), ALL_CARDS, 10);
      expect(list(meldsIn(cards).map(textOf))).toEqual(list(literalMelds(textOf(cards.toSorted(byCard)))));
    });
    // None is left out: every choice of three to five cards of one hand is checked.
    const hand = cardsOf('4♠ 5♠ 6♠ 7♠ 4♥ 4♦ 4♣ 5♥ 6♥');
    const choices = Array.from({ length: 2 ** 9 }, (_, bits) => hand.filter((_card, at) => bits & (1 << at)));
    const melds = choices.filter((some) => meldKind(some) !== null).map((some) => textOf(some.toSorted(byCard)));
    expect(list(literalMelds(textOf(hand)))).toEqual(list(melds));
  });
});

describe('what the search is made of', () => {
  test('masks: a suit each, the ace the lowest bit, and back', () => {
    expect(masksOf(cardsOf('A♠ K♠ 2♥ 3♦ 3♣'))).toEqual([0b1_0000_0000_0001, 0b10, 0b100, 0b100]);
    expect(masksToCards(masksOf(cardsOf('3♣ K♠ 3♦ A♠ 2♥')))).toEqual(cardsOf('A♠ 2♥ 3♦ 3♣ K♠'));
    expect(cardsOfSuit(0b101, 2)).toEqual(cardsOf('A♦ 3♦'));
    expect([0, 1, 0b1011, 8191].map(bitCount)).toEqual([0, 1, 3, 13]);
    expect(stretchesOf(0b1_1100_1110_1011)).toEqual([0b1110_0000, 0b1_1100_0000_0000]);
    expect(stretchesOf(0b1_1111_1111_1111)).toEqual([0b1_1111_1111_1111]);
    expect(stretchesOf(0b11)).toEqual([]);
  });

  test('keys: points first, then loose cards, then the longest melds; the points come out again', () => {
    const loose = (...values: number[]): number => values.reduce((key, value) => key + looseKey(value), 0);
    expect(loose(4)).toBeLessThan(loose(2, 2));
    expect(loose(1, 1, 1, 1)).toBeLessThan(loose(5) + meldKey(9));
    expect(loose(3) + meldKey(7)).toBeLessThan(loose(2, 1) + meldKey(3) + meldKey(3));
    expect(meldKey(5)).toBeLessThan(meldKey(4) * 3);
    expect(meldKey(4) + meldKey(4)).toBeLessThan(meldKey(4) + meldKey(3));
    for (let cards = 0; cards <= 10; cards++) {
      for (const value of [1, 13]) {
        const key = loose(...Array.from({ length: cards }, () => value));
        expect(keyPoints(key)).toBe(cards * value);
        if (cards <= 1) expect(keyPoints(key + meldKey(10 - cards))).toBe(cards * value);
      }
    }
  });

  test('the searcher of a house is built once; cards that it lays in phỏm ngang are left behind', () => {
    const searcher = searcherOf('10');
    expect(searcherOf('10')).toBe(searcher);
    expect(searcherOf('11-12-13')).not.toBe(searcher);
    expect(keyPoints(searcher.search(...masksOf(cardsOf('7♠ 7♥ 7♦ K♣'))))).toBe(10);
    expect([...searcher.ngang]).toEqual([64, 64, 64, 0]);
    expect(keyPoints(searcher.search(...masksOf(cardsOf('A♠ 2♠ 3♠ K♣'))))).toBe(10);
    expect([...searcher.ngang]).toEqual([0, 0, 0, 0]);
  });
});
