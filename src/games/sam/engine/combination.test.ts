import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, displayCard, formatCard, rankOf, suitOf } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyHand, cardsOf, combinationText, everyCombination } from '../testing/cases.ts';
import { literalCombination } from '../testing/literal.ts';
import { combinationOf, FLAWS, readCards } from './combination.ts';
import { ORDER } from './ranks.ts';
import { type SamRules, SCHEMA } from './rules.ts';

/** `sanh 3 5`, or the flaw. */
function read(text: string, runs: SamRules['runs'] = 'low-two'): string {
  const reading = readCards(cardsOf(text), { runs });
  return reading.ok ? combinationText(reading.combination) : reading.flaw;
}

describe('what cards are (sam.md §5.3)', () => {
  test.each([
    ['3♠', 'rac 1 3'],
    ['2♠', 'rac 1 2'],
    ['9♠ 9♦', 'doi 2 9'],
    ['2♠ 2♦', 'doi 2 2'],
    ['9♠ 9♦ 9♣', 'sam-co 3 9'],
    ['9♠ 9♦ 9♣ 9♥', 'tu-quy 4 9'],
    ['3♠ 4♥ 5♣', 'sanh 3 5'],
    ['3♠ 4♠ 5♠', 'sanh 3 5'],
    ['J♠ Q♥ K♣ A♦', 'sanh 4 A'],
    ['3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥', 'sanh 10 Q'],
    ['5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣', 'hai-tu-quy 8 9'],
    ['2♠ 2♥ 2♦ 2♣ 9♠ 9♥ 9♦ 9♣', 'hai-tu-quy 8 2'],
    ['3♠ 3♥ 3♦ 3♣ 4♠ 4♥ 4♦ 4♣', 'hai-tu-quy 8 4'],
    // No combination.
    ['3♠ 4♥', 'short'],
    ['K♠ A♥', 'short'],
    ['3♠ 5♥', 'gap'],
    ['A♠ 3♥', 'gap'],
    ['K♠ 2♥', 'gap'],
    ['3♠ 4♥ 6♣', 'gap'],
    ['A♠ 3♥ 4♦', 'gap'],
    ['2♠ 4♥ 5♦', 'gap'],
    ['Q♠ K♥ 2♦', 'gap'],
    ['3♠ 3♥ 4♦', 'mixed'],
    ['3♠ 3♥ 4♦ 4♠ 5♥', 'mixed'],
    ['3♠ 3♥ 5♦ 5♠', 'mixed'],
    ['3♠ 3♥ 3♦ 4♠ 4♥ 4♦', 'mixed'],
    ['3♠ 3♥ 3♦ 3♣ 4♠', 'mixed'],
    ['3♠ 3♥ 3♦ 3♣ 4♠ 4♥ 4♦ 4♣ 5♠', 'mixed'],
    ['3♠ 3♥ 4♦ 4♠', 'mixed'],
    ['3♠ 3♥ 4♦ 4♠ 4♥ 5♥', 'mixed'],
    ['3♠ 3♥ 4♦ 4♠ 6♥ 6♦', 'mixed'],
    ['3♠ 3♥ 4♦ 4♠ 5♥ 5♦', 'doi-thong'],
    ['Q♠ Q♥ K♦ K♠ A♥ A♦', 'doi-thong'],
    ['A♠ A♥ 2♦ 2♠ 3♥ 3♦', 'doi-thong'],
    ['A♠ 2♥ 4♦', 'gap'],
    ['K♠ A♥ 2♦ 4♣', 'gap'],
    ['K♠ A♥ 2♦', 'wrap'],
    ['Q♠ K♥ A♦ 2♣', 'wrap'],
    ['K♠ A♥ 2♦ 3♣', 'wrap'],
    ['Q♠ K♥ A♦ 2♣ 3♠ 4♥', 'wrap'],
    ['9♠ 10♥ A♦', 'ace-gap'],
    ['6♠ 7♥ 8♦ 9♠ 10♥ A♦', 'ace-gap'],
  ])('%s: %s, in every house', (text, is) => {
    for (const runs of allowedValues(SCHEMA.runs)) expect(read(text, runs)).toBe(is);
  });

  test.each([
    ['A♠ 2♥ 3♦', 'sanh 3 3'],
    ['2♥ 3♦ 4♣', 'sanh 3 4'],
    ['A♠ 2♥ 3♦ 4♠ 5♣', 'sanh 5 5'],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'sanh 10 10'],
  ])('%s: %s where the house has such runs', (text, is) => {
    expect(read(text)).toBe(is);
    expect(read(text, 'no-two')).toBe('house');
  });

  test.each(['A♠ 2♥', '2♠ 3♥'])('%s: wants a third card only where a 2 may be in a run', (text) => {
    expect([read(text), read(text, 'no-two')]).toEqual(['short', 'house']);
  });

  test('the two ends of the ace: Q-K-A and A-2-3, never both', () => {
    expect([read('Q♠ K♥ A♦'), read('A♦ 2♥ 3♠'), read('Q♠ K♥ A♦ 2♥ 3♠')]).toEqual(['sanh 3 A', 'sanh 3 3', 'wrap']);
  });
});

/** Every choice of one to ten cards by their ranks: the suits ♠ ♥ ♦ ♣ in turn. */
function* rankSets(most: number, from = 0, chosen: readonly Card[] = []): Generator<readonly Card[]> {
  if (chosen.length > 0) yield chosen;
  for (let rank = from; rank < 13; rank++) {
    const held = chosen.filter((card) => card % 13 === rank).length;
    const card = ALL_CARDS[held * 13 + rank];
    if (held < 4 && card !== undefined && chosen.length < most) yield* rankSets(most, rank, [...chosen, card]);
  }
}

describe('against the rules read literally', () => {
  test('all one to six cards by rank, in both houses', () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const cards of rankSets(6)) {
      tried++;
      const texts = cards.map(formatCard);
      for (const runs of allowedValues(SCHEMA.runs)) {
        const found = combinationText(combinationOf(cards, { runs }));
        if (found !== combinationText(literalCombination(texts, { runs }))) wrong.push(`${runs} ${texts}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // Without five or six of one rank.
    expect(tried).toBe(26_949);
  });

  test('20,000 seeded hands of seven to ten', () => {
    const rng = makeRng(71);
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (let run = 0; run < 20_000; run++) {
      const cards = anyHand(rng, ALL_CARDS, 7 + rng.upTo(3));
      for (const runs of allowedValues(SCHEMA.runs)) {
        const reading = readCards(cards, { runs });
        const found = reading.ok ? combinationText(reading.combination) : '-';
        seen.add(reading.ok ? reading.combination.kind : reading.flaw);
        if (found !== combinationText(literalCombination(cards.map(formatCard), { runs }))) wrong.push(`${cards}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(['sanh', 'hai-tu-quy'].every((kind) => seen.has(kind))).toBe(true);
  });

  test('every flaw there is, and none besides', () => {
    const seen = new Set<string>();
    for (const cards of rankSets(6)) {
      for (const runs of allowedValues(SCHEMA.runs)) {
        const reading = readCards(cards, { runs });
        if (!reading.ok) seen.add(reading.flaw);
      }
    }
    expect([...seen].sort()).toEqual([...FLAWS].sort());
  });

  test('the list of all combinations is what cards can be, no more and no fewer', () => {
    for (const runs of allowedValues(SCHEMA.runs)) {
      const listed = everyCombination({ runs }).map(combinationText);
      expect(new Set(listed).size).toBe(listed.length);
      const found = new Set<string>();
      const add = (cards: readonly Card[]) => found.add(combinationText(combinationOf(cards, { runs })));
      for (const cards of rankSets(4)) add(cards);
      for (const a of ORDER) {
        for (const b of ORDER) if (a !== b) add(ALL_CARDS.filter((card) => [a, b].includes(rankOf(card))));
      }
      const circle = [...ORDER, ...ORDER];
      for (let from = 0; from < 13; from++) {
        for (let length = 3; length <= 10; length++) {
          const ranks = circle.slice(from, from + length);
          add(ALL_CARDS.filter((card) => suitOf(card) === 'S' && ranks.includes(rankOf(card))));
        }
      }
      found.delete('-');
      expect([...found].sort()).toEqual(listed.sort());
    }
  });
});

describe('properties', () => {
  test('neither suits nor the order of the cards matter', () => {
    const rng = makeRng(72);
    for (let run = 0; run < 5000; run++) {
      const cards = anyHand(rng, ALL_CARDS, 1 + rng.upTo(9));
      const suits = rng.cards(4, ALL_CARDS.slice(0, 4));
      const moved = cards.flatMap((card) => ALL_CARDS[13 * (suits[Math.floor(card / 13)] ?? 0) + (card % 13)] ?? []);
      const runs = rng.pick(allowedValues(SCHEMA.runs));
      expect(readCards(rng.cards(moved.length, moved), { runs }), cards.map(displayCard).join(' ')).toEqual(
        readCards(cards, { runs }),
      );
    }
  });

  test('the house is asked about runs with a 2 alone, and about two cards that would begin one', () => {
    for (const cards of rankSets(4)) {
      let asked = false;
      const watched = {
        get runs() {
          asked = true;
          return 'low-two' as const;
        },
      };
      const reading = readCards(cards, watched);
      const isRun = reading.ok ? reading.combination.kind === 'sanh' : reading.flaw === 'short';
      expect(asked).toBe(isRun && cards.some((card) => rankOf(card) === '2'));
    }
  });
});
