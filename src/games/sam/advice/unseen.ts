/** What a seat has not seen, and what could be among it. */

import type { Card } from '#core/card.ts';
import type { Combination } from '../engine/combination.ts';
import type { BeatRules } from '../engine/rules.ts';
import { shapes } from '../hands/plays.ts';
import { packOf } from '../round/deal.ts';
import type { SamEvent, SamView } from '../round/index.ts';

/** The pack of this house but for the own hand and all that was put down. */
export function unseenOf({ rules, seat, seats }: SamView, seen: readonly SamEvent[]): readonly Card[] {
  const known = new Set([
    ...seats.flatMap(({ who, cards, melds }) => [...(who === seat ? cards : []), ...melds.flat()]),
    ...seen.flatMap((event) => (event.type === 'play' ? event.cards : [])),
  ]);
  return packOf(rules).filter((card) => !known.has(card));
}

/** Could some of these cards, no more than one player holds of them, beat a play? Exact, and each play is counted once. */
export function beater(cards: readonly Card[], rules: BeatRules, most: number): (play: Combination) => boolean {
  const known = new Map<string, boolean>();
  return (play) => {
    const key = `${play.kind} ${play.length} ${play.top}`;
    const found =
      known.get(key) ?? shapes(cards, play, { ...rules, finishOnTwo: 'allowed' }).some(({ length }) => length <= most);
    known.set(key, found);
    return found;
  };
}
