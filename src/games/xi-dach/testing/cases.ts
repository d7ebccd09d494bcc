/** Random cases and rule sets of Xì Dách. */

import { ALL_CARDS, type Card, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { game } from '../engine/index.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { literalDecide } from './literal.ts';

/** The verdict on a case, the rules read literally. */
export function literally(fields: readonly Field[], rules: XiDachRules): ReturnType<typeof literalDecide> {
  const seats = fields.map(({ role, name, cards }) => ({ role, name, ranks: cards.map(rankOf) }));
  const banker = seats.find(({ role }) => role === 'cai');
  const players = seats.filter(({ role }) => role === 'player');
  return literalDecide(banker?.ranks ?? [], players, rules);
}

/** A random rule set, each setting chosen independently. */
export const anyRules = (rng: Rng): XiDachRules => anyRuleSet(game, rng);

/** What a seat is dealt: any cards, only low ones, only aces and high ones, or two that may be a natural. */
const MOODS = ['any', 'any', 'low', 'high', 'natural'] as const;

function fits(mood: (typeof MOODS)[number], card: Card): boolean {
  const rank = card % 13;
  switch (mood) {
    case 'any':
      return true;
    case 'low':
      return rank < 6;
    case 'high':
      return rank === 0 || rank > 6;
    case 'natural':
      return rank === 0 || rank === 9 || rank === 12;
  }
}

/**
 * A banker and one to four players with two to five cards each, the banker anywhere among them. Hands that are rare in a fair
 * deal are more likely, so that naturals, ngũ linh and busts meet each other often enough.
 */
export function anyFields(rng: Rng): Field[] {
  const players = 1 + rng.upTo(3);
  const bankerAt = rng.upTo(players);
  let left: readonly Card[] = ALL_CARDS;
  return Array.from({ length: players + 1 }, (_, seat): Field => {
    const mood = rng.pick(MOODS);
    const size = mood === 'natural' ? 2 : 2 + rng.upTo(3);
    const some = left.filter((card) => fits(mood, card));
    const cards = rng.cards(size, some.length >= size ? some : left);
    left = left.filter((card) => !cards.includes(card));
    return seat === bankerAt
      ? { role: 'cai', name: 'cai', cards, eaten: [] }
      : { role: 'player', name: `p${seat}`, cards, eaten: [] };
  });
}
