import { describe, expect, test } from 'vitest';
import { binomial } from '#core/binomial.ts';
import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { cardsOf } from '../testing/cases.ts';
import { isLiteralMeld } from '../testing/literal.ts';
import { chanceEaten, chanceOf, completing, unseenBeside } from './unseen.ts';

/** Every hand of so many of these. */
function* handsIn(cards: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  for (const [at, card] of cards.entries()) {
    if (size > 0) for (const rest of handsIn(cards.slice(at + 1), size - 1)) yield [card, ...rest];
  }
}

describe('what cannot be seen may be anywhere', () => {
  test('a half meld waits for what completes it and has not been seen', () => {
    const seen = cardsOf('7♠ 7♥ K♦ 7♣');
    expect(completing(cardsOf('7♠ 7♥'), unseenBeside(seen)).map(formatCard)).toEqual(cardsOf('7♦').map(formatCard));
    expect(completing(cardsOf('5♦ 6♦'), unseenBeside(seen))).toHaveLength(2);
    expect(completing(cardsOf('Q♠ K♠'), ALL_CARDS)).toHaveLength(1);
    expect(completing(cardsOf('5♦ 7♦'), ALL_CARDS)).toHaveLength(1);
    expect(completing(cardsOf('5♦ 7♣'), ALL_CARDS)).toHaveLength(0);
  });

  test('draws from cards of which some are good, and from which nothing comes back', () => {
    expect(chanceOf(2, 43, 1)).toBeCloseTo(2 / 43);
    expect(chanceOf(2, 43, 2)).toBeCloseTo(1 - (41 / 43) * (40 / 42));
    expect(chanceOf(0, 40, 3)).toBe(0);
    expect(chanceOf(3, 40, 1)).toBe(0.075);
    expect([binomial(5, 2), binomial(5, 0), binomial(2, 3), binomial(2, -1)]).toEqual([10, 1, 0, 0]);
  });

  test('how likely a hand eats a card is what counting every hand finds: 60 little decks', () => {
    const rng = makeRng(4);
    let likely = 0;
    for (let run = 0; run < 60; run++) {
      const low = rng.upTo(8);
      const few = ALL_CARDS.filter((card) => card % 13 >= low && card % 13 < low + 5);
      const [card, ...unseen] = rng.cards(12, few);
      if (card === undefined) continue;
      const hands = [...handsIn(unseen, 4)];
      const eats = hands.filter((hand) =>
        [...handsIn(hand, 2)].some((pair) => isLiteralMeld([...pair, card].map(formatCard))),
      );
      expect(chanceEaten(card, unseen, 4)).toBeCloseTo(eats.length / hands.length);
      if (eats.length > 0) likely++;
    }
    expect(likely).toBeGreaterThan(20);
  });
});
