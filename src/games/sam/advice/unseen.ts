/** The cards that a seat has not seen, and what they could beat. */

import type { Card } from '#core/card.ts';
import type { Combination } from '../engine/combination.ts';
import type { BeatRules } from '../engine/rules.ts';
import { shapes } from '../hands/plays.ts';
import { packOf } from '../round/deal.ts';
import type { SamEvent, SamView } from '../round/index.ts';

/** The rule set's deck without the seat's own hand and all cards that were played. */
export function unseenOf({ rules, seat, seats }: SamView, seen: readonly SamEvent[]): readonly Card[] {
  const known = new Set([
    ...seats.flatMap(({ who, cards, melds }) => [...(who === seat ? cards : []), ...melds.flat()]),
    ...seen.flatMap((event) => (event.type === 'play' ? event.cards : [])),
  ]);
  return packOf(rules).filter((card) => !known.has(card));
}

/** Could some of these cards, at most as many as one player holds, beat a play? Exact; each play is computed once. */
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
