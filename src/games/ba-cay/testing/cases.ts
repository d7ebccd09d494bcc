/** Cases and houses for the tests of Ba Cây: chosen ones as text, random ones from a seed. */

import { ALL_CARDS, type Card, formatCard, isTen } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import { allowedValues } from '#core/house-rules.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { Rng } from '#core/random/rng.ts';
import { anyHouse } from '#testing/houses.ts';
import { AT_CU } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import { type BaCayRules, PRESETS, SCHEMA } from '../engine/rules.ts';
import type { LiteralSeat } from './literal.ts';

/** A case from its text without the game: `@bai-cao;an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣`. */
export function caseOf(text: string): Case {
  const read = parseCase(`ba-cay${text}`, [game]);
  if (!read.ok) throw new Error(`${text} is no case: ${read.error.code}`);
  return read.value;
}

/** The rules that a house is: `bai-cao`, `ba-cay{suits=DHSC}`. */
export function houseOf(house: string): BaCayRules {
  const { preset, rules } = caseOf(`@${house};an:AS.2S.3S;binh:4S.5S.6S`);
  const base = Object.entries(PRESETS).find(([name]) => name === preset)?.[1];
  if (!base) throw new Error(`no house ${house}`);
  return { ...base, ...rules };
}

export function fieldsOf(text: string): readonly Field[] {
  return caseOf(text).fields;
}

/** How the literal reference takes a case. */
export function literalSeats(fields: readonly Field[]): LiteralSeat[] {
  return fields.map(({ role, name, cards }) => ({ name, banker: role === 'cai', cards: cards.map(formatCard) }));
}

/** Any of all the house's choices, each setting on its own. */
export function anyRules(rng: Rng): BaCayRules {
  return anyHouse({ schema: SCHEMA }, rng);
}

/** Every choice of rules, 4,608 of them. */
export function* everyRules(): Generator<BaCayRules> {
  for (const deck of allowedValues(SCHEMA.deck))
    for (const ten of allowedValues(SCHEMA.ten))
      for (const tie of allowedValues(SCHEMA.tie))
        for (const suits of allowedValues(SCHEMA.suits))
          for (const ace of allowedValues(SCHEMA.ace))
            for (const compare of allowedValues(SCHEMA.compare))
              for (const threeFaces of allowedValues(SCHEMA.threeFaces))
                for (const threeAlike of allowedValues(SCHEMA.threeAlike))
                  for (const bankerTie of allowedValues(SCHEMA.bankerTie))
                    for (const bestTie of allowedValues(SCHEMA.bestTie))
                      for (const payout of allowedValues(SCHEMA.payout))
                        yield {
                          deck,
                          ten,
                          tie,
                          suits,
                          ace,
                          compare,
                          threeFaces,
                          threeAlike,
                          bankerTie,
                          bestTie,
                          payout,
                        };
}

export const DECK_36: readonly Card[] = ALL_CARDS.filter((card) => !isTen(card));

/** What a seat is dealt: any cards, as many points as the seat before, three alike, 10 J Q K alone, or a hand with A♦. */
const MOODS = ['any', 'any', 'even', 'even', 'alike', 'tens', 'at-cu'] as const;

const digitOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10;

/**
 * Two to five seats from a deck, in half of the cases with a banker, anywhere among them. Hands lean to what is rare in a
 * fair deal: equal points, ten points, three alike, three faces.
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
    case 'at-cu': {
      let hand: Card[] = [];
      for (let tries = 0; tries < 40; tries++) {
        hand = rng.cards(3, left);
        const fits = mood === 'even' ? digitOf(hand) === digit : hand.includes(AT_CU) && digitOf(hand) === 0;
        if (fits) break;
      }
      return hand;
    }
  }
}
