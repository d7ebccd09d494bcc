import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, displayCard, formatCard, isRed } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { anyDeal, anyRules, cardsOf, deckOf, houseOf } from '../testing/cases.ts';
import { literalDeal, literalShapes } from '../testing/literal.ts';
import { claimsOf, INSTANT_WINS, instantWin, nearMisses } from './instant.ts';
import { PRESETS, type SamRules, SCHEMA } from './rules.ts';

const textsOf = (cards: readonly Card[]): string[] => cards.map(formatCard);

/** Ten cards, often with the shape of an instant win or nearly so. */
const deal = (rng: Rng, rules = anyRules(rng)) => anyDeal(rng, rules).flatMap(({ cards }) => cards);

describe('instant wins (sam-instant, sam.md §5.5)', () => {
  const FIVE = 'strict{runs=low-two}';

  test.each([
    ['sanh-rong', '3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥'],
    ['sanh-rong', '5♠ 6♥ 7♦ 8♣ 9♠ 10♥ J♦ Q♣ K♠ A♥'],
    ['sanh-rong', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥'],
    ['sanh-rong', '2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥ J♠'],
    ['tu-quy-heo', '2♠ 2♥ 2♦ 2♣ 3♠ 4♥ 6♦ 8♣ 9♠ J♥'],
    ['dong-mau', '3♠ 4♣ 6♠ 7♣ 9♠ 9♣ J♠ K♣ A♠ 2♣'],
    ['dong-mau', '3♥ 4♦ 6♥ 7♦ 9♥ 9♦ J♥ K♦ A♥ 2♦'],
    ['ba-sam-co', '3♠ 3♥ 3♦ 8♠ 8♥ 8♦ K♠ K♥ K♦ 5♣'],
    ['ba-sam-co', '3♠ 3♥ 3♦ 3♣ 8♠ 8♥ 8♦ K♠ K♥ K♦'],
    ['nam-doi', '3♠ 3♥ 5♦ 5♣ 8♠ 8♥ K♦ K♣ 2♠ 2♥'],
    [null, '3♠ 3♥ 3♦ 3♣ 8♠ 8♥ K♠ K♥ A♦ A♠'],
    [null, '3♠ 3♥ 3♦ 3♣ 8♠ 8♥ 8♦ 8♣ A♦ A♠'],
    // Wrapping from king to 3: no row.
    [null, '6♠ 7♥ 8♦ 9♣ 10♠ J♥ Q♦ K♣ A♠ 2♥'],
    [null, 'K♠ A♥ 2♦ 3♣ 4♠ 5♥ 6♦ 7♣ 8♠ 9♥'],
  ])('%s: %s', (kind, hand) => {
    expect(instantWin(cardsOf(hand), houseOf(FIVE))).toBe(kind);
  });

  test('several at once: the order decides', () => {
    // All in a row, of one colour.
    expect(instantWin(cardsOf('3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ J♠ Q♣'), houseOf(FIVE))).toBe('sanh-rong');
    expect(instantWin(cardsOf('2♠ 2♥ 2♦ 2♣ 8♠ 8♥ 8♦ K♠ K♥ K♦'), houseOf(FIVE))).toBe('tu-quy-heo');
    expect(instantWin(cardsOf('3♠ 3♣ 5♠ 5♣ 8♠ 8♣ K♠ K♣ A♠ A♣'), houseOf(FIVE))).toBe('dong-mau');
  });

  test('what the house gives', () => {
    const triples = cardsOf('3♠ 3♥ 3♦ 8♠ 8♥ 8♦ K♠ K♥ K♦ 5♣');
    const pairs = cardsOf('3♠ 3♥ 5♦ 5♣ 8♠ 8♥ K♦ K♣ 2♠ 2♥');
    const given = (cards: readonly Card[]) =>
      allowedValues(SCHEMA.instantWins).map((instantWins) =>
        instantWin(cards, { ...PRESETS['mien-bac'], instantWins }),
      );
    expect(given(triples)).toEqual([null, null, 'ba-sam-co']);
    expect(given(pairs)).toEqual(['nam-doi', null, 'nam-doi']);
    const low = cardsOf('A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥');
    expect([instantWin(low, PRESETS['mien-bac']), instantWin(low, PRESETS.strict)]).toEqual(['sanh-rong', null]);
    // Without its row it is still of one colour.
    const red = cardsOf('A♥ 2♦ 3♥ 4♦ 5♥ 6♦ 7♥ 8♦ 9♥ 10♦');
    expect([instantWin(red, PRESETS['mien-bac']), instantWin(red, PRESETS.strict)]).toEqual(['sanh-rong', 'dong-mau']);
  });

  test('10,000 seeded deals, as sam.md §5.5 reads', () => {
    const rng = makeRng(81);
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (let run = 0; run < 10_000; run++) {
      const rules = anyRules(rng);
      const cards = deal(rng, rules);
      const { instantWin: wanted } = literalDeal(textsOf(cards), rules);
      if (instantWin(cards, rules) !== wanted) wrong.push(`${textsOf(cards)} ${wanted}`);
      const claims = claimsOf(cards, rules).map(({ kind }) => kind);
      const shapes = literalShapes(textsOf(cards), { runs: 'low-two' });
      if (claims.join() !== shapes.join()) wrong.push(`${textsOf(cards)} ${claims}`);
      seen.set(String(wanted), (seen.get(String(wanted)) ?? 0) + 1);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    for (const kind of [...INSTANT_WINS, 'null']) expect(seen.get(kind), kind).toBeGreaterThan(50);
  });
});

describe('properties', () => {
  test('the order of the cards does not matter, nor the suits while colours stay together', () => {
    const rng = makeRng(82);
    for (let run = 0; run < 2000; run++) {
      const rules = anyRules(rng);
      const cards = deal(rng, rules);
      // ♠♣ and ♥♦ change places with each other, or within.
      const [black, red] = [rng.pick([[0, 3] as const, [3, 0] as const]), rng.pick([[1, 2] as const, [2, 1] as const])];
      const suits = rng.upTo(1) === 0 ? [black[0], red[0], red[1], black[1]] : [red[0], black[0], black[1], red[1]];
      const moved = cards.flatMap((card) => ALL_CARDS[13 * (suits[Math.floor(card / 13)] ?? 0) + (card % 13)] ?? []);
      const kind = instantWin(cards, rules);
      expect(instantWin(rng.cards(10, cards), rules)).toBe(kind);
      expect(instantWin(moved, rules)).toBe(kind);
    }
  });

  test('the cards of a claim are the hand’s and have its shape', () => {
    const rng = makeRng(83);
    for (let run = 0; run < 2000; run++) {
      const cards = deal(rng);
      for (const { kind, cards: some } of claimsOf(cards, PRESETS['mien-bac'])) {
        for (const card of some) expect(cards).toContain(card);
        const least = { 'sanh-rong': 10, 'tu-quy-heo': 4, 'dong-mau': 10, 'ba-sam-co': 9, 'nam-doi': 10 }[kind];
        expect(some.length).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('near misses', () => {
  const FIVE = { ...PRESETS['mien-bac'], instantWins: 'five' } as const;

  test('only of kinds that the house gives something for', () => {
    const kinds = (hand: string, house: Partial<SamRules>): string[] =>
      nearMisses(cardsOf(hand), { ...FIVE, ...house }).map(({ kind }) => kind);
    const triples = '3♠ 3♥ 3♦ 4♠ 4♥ 4♦ 5♠ 5♥ 9♠ K♥';
    expect(kinds(triples, {})).toEqual(['ba-sam-co']);
    expect(kinds(triples, { instantWins: 'four' })).toEqual([]);
    const low = 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ K♥';
    expect(kinds(low, {})).toEqual(['sanh-rong']);
    expect(kinds(low, { runs: 'no-two' })).toEqual([]);
    // From a 3 up there is no 2 in it.
    expect(kinds('2♠ 3♥ 4♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♠ J♥', {})).toEqual([]);
    expect(kinds('3♥ 4♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♠ J♥ A♠', { runs: 'no-two' })).toEqual(['sanh-rong']);
    // Ace and 2 stand in no place but their own: with 3 to 10 they are nine in a row that begins low.
    for (const low9 of ['A♠ 3♥', '2♠ 3♥']) {
      const hand = `${low9} 4♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♠ 10♥`;
      expect([kinds(hand, {}), kinds(hand, { runs: 'no-two' })]).toEqual([['sanh-rong'], []]);
    }
    for (const hand of [triples, low]) expect(kinds(hand, { instantWins: 'none' })).toEqual([]);
  });

  const near = (hand: string): string[] =>
    nearMisses(cardsOf(hand), FIVE).map(({ kind, cards }) => `${kind} ${cards.map(displayCard).join(' ')}`);

  test.each([
    ['3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ K♥', ['sanh-rong 3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠']],
    ['A♠ 2♥ 4♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♠ 10♥', ['sanh-rong 4♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♠ A♠ 2♥']],
    // A 5 would make the highest row there is.
    ['6♥ 7♦ 8♣ 9♠ 10♥ J♦ Q♣ K♠ A♠ A♦', ['sanh-rong 6♥ 7♦ 8♣ 9♠ 10♥ J♦ Q♣ K♠ A♠']],
    ['2♠ 2♥ 2♦ 3♠ 4♥ 6♦ 8♣ 9♠ J♥ J♣', ['tu-quy-heo 2♠ 2♦ 2♥']],
    ['3♠ 4♣ 6♠ 7♣ 9♠ 9♣ J♠ K♣ A♠ 2♥', ['dong-mau 3♠ 4♣ 6♠ 7♣ 9♠ 9♣ J♠ K♣ A♠']],
    ['3♥ 4♦ 6♥ 7♦ 9♥ 9♦ J♥ K♦ A♥ 2♠', ['dong-mau 3♥ 4♦ 6♥ 7♦ 9♦ 9♥ J♥ K♦ A♥']],
    ['3♠ 3♥ 3♦ 8♠ 8♥ 8♦ K♠ K♥ 5♣ 6♦', ['ba-sam-co 3♠ 3♦ 3♥ 8♠ 8♦ 8♥ K♠ K♥']],
    ['3♠ 3♥ 3♦ 8♠ 8♥ 8♦ K♠ Q♥ 5♣ 6♦', []],
    // Of two pairs the lower one, however they were dealt.
    ['3♠ 3♥ 3♦ 8♠ K♠ 5♣ 8♥ 8♦ K♥ 5♦', ['ba-sam-co 3♠ 3♦ 3♥ 5♣ 5♦ 8♠ 8♦ 8♥']],
    ['3♠ 3♥ 5♦ 5♣ 8♠ 8♥ K♦ K♣ 2♠ A♥', ['nam-doi 3♠ 3♥ 5♣ 5♦ 8♠ 8♥ K♣ K♦']],
    // A third 8 takes the place of the other A.
    ['3♠ 3♥ 5♦ 5♣ 8♥ 8♠ 8♦ K♦ K♣ A♥', ['nam-doi 3♠ 3♥ 5♣ 5♦ 8♠ 8♦ K♣ K♦']],
    // A quad would have to give two.
    ['3♠ 3♥ 3♦ 3♣ 8♠ 8♥ K♦ K♣ A♠ A♥', []],
    ['3♠ 3♥ 5♦ 6♣ 8♠ 8♥ K♦ K♣ 2♠ A♥', []],
  ])('%s', (hand, is) => {
    expect(near(hand)).toEqual(is);
  });

  test('near is what one other card would make: every exchange tried', () => {
    const rng = makeRng(84);
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (let run = 0; run < 200; run++) {
      const cards = deal(rng, { ...PRESETS['mien-bac'], deck: rng.pick(allowedValues(SCHEMA.deck)) });
      const house = { runs: 'low-two' } as const;
      const have = literalShapes(textsOf(cards), house);
      const reached = new Set<string>();
      for (const other of deckOf({ deck: 52 })) {
        if (cards.includes(other)) continue;
        for (const card of cards) {
          const changed = cards.map((one) => (one === card ? other : one));
          for (const kind of literalShapes(textsOf(changed), house)) reached.add(kind);
        }
      }
      const wanted = INSTANT_WINS.filter((kind) => reached.has(kind) && !have.includes(kind));
      const found = nearMisses(cards, FIVE).map(({ kind }) => kind);
      for (const kind of found) seen.add(kind);
      if (found.join() !== wanted.join()) wrong.push(`${textsOf(cards)}: ${found} instead of ${wanted}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect([...seen].sort()).toEqual([...INSTANT_WINS].sort());
  });

  test('the cards that are told have the colour, and are the hand’s', () => {
    const rng = makeRng(85);
    for (let run = 0; run < 2000; run++) {
      const cards = deal(rng);
      for (const { kind, cards: some } of nearMisses(cards, FIVE)) {
        for (const card of some) expect(cards).toContain(card);
        if (kind === 'dong-mau') expect(new Set(some.map(isRed)).size).toBe(1);
      }
    }
  });
});
