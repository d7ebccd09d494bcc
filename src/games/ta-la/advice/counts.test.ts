import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { cardWorth } from '../engine/meld.ts';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import { canEat } from '../hands/eat.ts';
import { anyEaten, anyHand, anyRules, cardsOf } from '../testing/cases.ts';
import { literalArrange, literalMelds } from '../testing/literal.ts';
import { chanceOfEating } from './danger.ts';
import { counterOf, NO_MELD, waitsOf } from './left.ts';
import { outlookOf } from './outlook.ts';

/** Every choice of this many of these cards. */
function choices(from: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return from.flatMap((card, at) => choices(from.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] => cards.filter((card) => !gone.includes(card));

/** The fewest points that stay, by brute force: every choice of up to this many discards, and every partition of the rest. */
function literally(cards: readonly Card[], eaten: readonly Card[], drops: number, rules: TaLaRules): number {
  const some = Array.from({ length: drops + 1 }, (_, size) => choices(without(cards, eaten), size)).flat();
  const points = some.map((gone) => {
    const rest = without(cards, gone).map(formatCard);
    return literalArrange(rest, eaten.map(formatCard), rules)?.points ?? Number.POSITIVE_INFINITY;
  });
  return Math.min(...points);
}

interface Held {
  readonly hand: readonly Card[];
  readonly eaten: readonly Card[];
  readonly rules: TaLaRules;
}

/** Hands with and without melds and eaten cards. */
function held(rng: Rng, size: number): Held {
  const rules = anyRules(rng);
  const hand = anyHand(rng, ALL_CARDS, size);
  return { hand, eaten: anyEaten(rng, hand, rules, ['an']).map(({ card }) => card), rules };
}

function left({ hand, eaten, rules }: Held, drops: number): number {
  const counter = counterOf(eaten, ALL_CARDS, rules);
  return outlookOf(hand, [], 0, drops, counter).points;
}

describe('points that are left', () => {
  test.each([0, 1, 2])('%i cards thrown away: as trying every way finds', (drops) => {
    const rng = makeRng(90 + drops);
    const tally = { eaten: 0, none: 0, some: 0 };
    for (let i = 0; i < 400; i++) {
      const one = held(rng, 7 + rng.upTo(4));
      const found = left(one, drops);
      expect(found).toBe(literally(one.hand, one.eaten, drops, one.rules));
      tally[one.eaten.length > 1 ? 'eaten' : found === 0 ? 'none' : 'some']++;
    }
    expect(Math.min(...Object.values(tally))).toBeGreaterThan(drops === 0 ? 5 : 15);
  });

  test('whoever has no meld at all is told apart', () => {
    const rng = makeRng(93);
    const tally = { melds: 0, none: 0 };
    for (let i = 0; i < 300; i++) {
      const { hand, rules } = held(rng, 5 + rng.upTo(5));
      const { mom } = outlookOf(hand, [], 0, 2, counterOf([], ALL_CARDS, rules));
      const melds = literalMelds(hand.map(formatCard)).length;
      expect(mom).toBe(melds === 0 ? 1 : 0);
      tally[melds > 0 ? 'melds' : 'none']++;
    }
    expect(Math.min(...Object.values(tally))).toBeGreaterThan(30);
    expect(NO_MELD).toBeGreaterThan(13 * 13);
  });
});

describe('cards that could come', () => {
  test.each([1, 2])('%i of them: the mean over every choice', (draws) => {
    const rng = makeRng(94 + draws);
    for (let i = 0; i < 12; i++) {
      const { hand, eaten, rules } = held(rng, 9);
      const unseen = rng.cards(draws === 1 ? 40 : 9, without(ALL_CARDS, hand));
      const ends = choices(unseen, draws).map((some) => [...hand, ...some]);
      const points = ends.map((cards) => literally(cards, eaten, draws, rules));
      const found = outlookOf(hand, unseen, draws, draws, counterOf(eaten, [...hand, ...unseen], rules));
      expect(found.points).toBeCloseTo(points.reduce((sum, one) => sum + one, 0) / ends.length, 9);
      expect(found.out).toBeCloseTo(points.filter((one) => one === 0).length / ends.length, 9);
      const bare = ends.filter((cards) => literalMelds(cards.map(formatCard)).length === 0);
      expect(found.mom).toBeCloseTo(bare.length / ends.length, 9);
      const burnt = bare.map((cards) => literally(cards, eaten, draws, rules));
      expect(found.burnt).toBeCloseTo(burnt.reduce((sum, one) => sum + one, 0) / ends.length, 9);
    }
  });
});

describe('what a hand waits for', () => {
  const { 'mien-bac': BAC } = PRESETS;
  test.each([
    ['7♠ 7♥ K♦', 2],
    ['7♠ 8♠ K♦', 2],
    ['A♠ 2♠ K♦', 1],
    ['7♠ 9♠ K♦', 1],
    ['7♠ 7♥ 8♠', 4],
    ['7♠ 9♥ K♦', 0],
    // A meld waits on: the fourth 7, and with 8♠ 9♠ the 10♠ as much as the 6♠ and a second run.
    ['7♠ 7♥ 7♦', 1],
    ['7♠ 8♠ 9♠', 2],
  ])('%s waits for %i cards', (text, waits) => {
    const hand = cardsOf(text);
    expect(waitsOf(hand, without(ALL_CARDS, hand), [], BAC)).toBe(waits);
  });

  test('of every unseen card it is tried whether it must lie loose', () => {
    const rng = makeRng(97);
    const tally = { waits: 0, eaten: 0 };
    for (let i = 0; i < 60; i++) {
      const { hand, eaten, rules } = held(rng, 8 + rng.upTo(1));
      const unseen = rng.cards(30, without(ALL_CARDS, hand));
      const now = literally(hand, eaten, 0, rules);
      const waits = unseen.filter((card) => literally([...hand, card], eaten, 0, rules) < now + cardWorth(card, rules));
      expect(waitsOf(hand, unseen, eaten, rules)).toBe(waits.length);
      tally.waits += waits.length;
      tally.eaten += eaten.length;
      // It is never a card that fits no card of the hand.
      for (const card of waits)
        expect(literalMelds([...hand, card].map(formatCard)).flat()).toContain(formatCard(card));
    }
    expect(Math.min(tally.waits, tally.eaten)).toBeGreaterThan(30);
  });
});

describe('the chance that a discard is eaten', () => {
  test('over every hand that the next one can hold', () => {
    const rng = makeRng(98);
    const { 'mien-bac': BAC } = PRESETS;
    let some = 0;
    for (let i = 0; i < 25; i++) {
      const from = rng.upTo(9);
      const narrow = ALL_CARDS.filter((card) => card % 13 >= from && card % 13 < from + 4);
      const [discard, ...unseen] = rng.shuffled(narrow).slice(0, 12);
      if (discard === undefined) continue;
      const hidden = 2 + rng.upTo(3);
      const hands = choices(unseen, hidden);
      const eats = hands.filter((hand) => canEat(hand, [], discard, BAC).ok).length;
      expect(chanceOfEating(discard, hidden, unseen)).toBeCloseTo(eats / hands.length, 9);
      if (eats > 0 && eats < hands.length) some++;
    }
    expect(some).toBeGreaterThan(15);
  });

  test('nobody eats without two cards for it', () => {
    const unseen = without(ALL_CARDS, cardsOf('7♠ 7♥ 7♦ 6♠ 8♠'));
    for (const discard of cardsOf('7♠')) expect(chanceOfEating(discard, 9, unseen)).toBe(0);
  });
});
