import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { isNatural, readHand } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';

/**
 * Where people stop, from the least total of their house on: half of them there, and an eighth each one or two points below and
 * above. Who stops below is short, which no plain player would be, and what tables argue about.
 */
const STOPS = [-2, -1, 0, 0, 0, 0, 1, 2] as const;

/** A banker and one player, since each player is settled with the banker alone. Both have drawn. */
export function dealtCases(rng: Rng, rules: XiDachRules): Field[][] {
  const cards = rng.cards(2 * MAX_CARDS);
  const an = drawn('an', cards.slice(MAX_CARDS), rules.minStand + rng.pick(STOPS), rules);
  const cai = drawn('cai', cards.slice(0, MAX_CARDS), rules.bankerMin + rng.pick(STOPS), rules);
  return [
    [
      { role: 'cai', name: 'cai', cards: cai, eaten: [] },
      { role: 'player', name: 'an', cards: an, eaten: [] },
    ],
  ];
}

/** The cards of who draws until the total is at least this. */
function drawn(who: string, cards: readonly Card[], stop: number, rules: XiDachRules): readonly Card[] {
  for (let held = 2; held < cards.length; held++) {
    const { kind, points } = readHand(who, cards.slice(0, held), rules);
    if (isNatural(kind) || (points ?? 0) >= stop) return cards.slice(0, held);
  }
  return cards;
}
