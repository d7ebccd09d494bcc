/** Cases and rule sets for the tests of Ba Cây: chosen ones as text, random ones from a seed. */

import { ALL_CARDS, type Card, formatCard, isAce, isTen } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { caseTexts } from '#testing/case-texts.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { AT_CU } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import type { LiteralSeat } from './literal.ts';

export const { caseOf, fieldsOf, houseOf, rule } = caseTexts(game, 'an:AS.2S.3S;binh:4S.5S.6S');

/** The seats as the literal reference takes them. */
export function literalSeats(fields: readonly Field[]): LiteralSeat[] {
  return fields.map(({ role, name, cards }) => ({ name, banker: role === 'cai', cards: cards.map(formatCard) }));
}

/** A random rule set, each setting chosen independently. */
export const anyRules = (rng: Rng): BaCayRules => anyRuleSet(game, rng);

export const DECK_36: readonly Card[] = ALL_CARDS.filter((card) => !isTen(card));

/**
 * What a seat is dealt: any cards; as many points as the seat before, with an ace or without; three alike; 10 J Q K alone; a hand
 * with A♦.
 */
const MOODS = ['any', 'any', 'even', 'even-ace', 'alike', 'tens', 'at-cu'] as const;

const digitOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10;

/**
 * Two to five seats from a deck, in half of the cases with a banker, anywhere among them. Hands that are rare in a fair deal are
 * more likely: equal points, ten points, three alike, three faces.
 */
export function anyFields(rng: Rng, deck: readonly Card[] = ALL_CARDS): Field[] {
  const seats = 2 + rng.upTo(3);
  const bankerAt = rng.upTo(1) === 0 ? rng.upTo(seats - 1) : -1;
  let left = deck;
  let digit = rng.upTo(1) === 0 ? 0 : rng.upTo(9);
  return Array.from({ length: seats }, (_, seat): Field => {
    const cards = anyHand(rng, left, digit);
    left = left.filter((card) => !cards.includes(card));
    digit = digitOf(cards);
    return seat === bankerAt
      ? { role: 'cai', name: 'cai', cards, eaten: [] }
      : { role: 'player', name: `p${seat}`, cards, eaten: [] };
  });
}

function anyHand(rng: Rng, left: readonly Card[], digit: number): Card[] {
  const mood = rng.pick(MOODS);
  switch (mood) {
    case 'any':
      return rng.cards(3, left);
    case 'alike':
    case 'tens': {
      const [first = 0] = rng.cards(1, left);
      const some = left.filter((card) => (mood === 'tens' ? isTen(card) : card % 13 === first % 13));
      return rng.cards(3, some.length < 3 ? left : some);
    }
    case 'even':
    case 'even-ace':
    case 'at-cu': {
      let hand: Card[] = [];
      for (let tries = 0; tries < 40; tries++) {
        hand = rng.cards(3, left);
        const fits =
          mood === 'at-cu'
            ? hand.includes(AT_CU) && digitOf(hand) === 0
            : digitOf(hand) === digit && (mood === 'even' || hand.some(isAce));
        if (fits) break;
      }
      return hand;
    }
  }
}
