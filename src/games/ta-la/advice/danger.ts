/** The chance that the next seat can eat a discard, from what this seat can see. */

import { type Card, rankIndex, suitIndex } from '#core/card.ts';
import { meldKind } from '../engine/meld.ts';
import type { TaLaEvent, TaLaView } from '../round/index.ts';
import type { MoveFigures } from './figures.ts';
import { nextSeat, priceOf, unseenCards } from './seen.ts';

/**
 * The chance that the next seat holds two cards that make a meld with this one (rule tl-eat-proof), where each unseen card is
 * equally likely to be there.
 * @param hidden number of cards of the next seat that nobody else sees
 */
export function chanceOfEating(discard: Card, hidden: number, unseen: readonly Card[]): number {
  const near = unseen.filter((card) => isNear(card, discard));
  const far = unseen.length - near.length;
  let ways = 0;
  for (let bits = 0; bits < 1 << near.length; bits++) {
    const held = near.filter((_, at) => (bits >> at) & 1);
    const makes = held.some((one, at) => held.slice(at + 1).some((other) => meldKind([discard, one, other]) !== null));
    if (makes) ways += waysToPick(hidden - held.length, far);
  }
  return ways / waysToPick(hidden, unseen.length);
}

/** Only these lie in a meld of three with it. */
function isNear(card: Card, discard: Card): boolean {
  if (rankIndex(card) === rankIndex(discard)) return true;
  return suitIndex(card) === suitIndex(discard) && Math.abs(rankIndex(card) - rankIndex(discard)) <= 2;
}

function waysToPick(size: number, from: number): number {
  if (size < 0 || size > from) return 0;
  return Array.from({ length: size }).reduce<number>((ways, _, i) => (ways * (from - i)) / (i + 1), 1);
}

/**
 * The danger of each discard.
 * @param chot it is the last one: rule tl-pay-eat
 */
export function dangerOf(
  view: TaLaView,
  seen: readonly TaLaEvent[],
  chot: boolean,
): (card: Card) => Pick<MoveFigures, 'eaten' | 'price'> {
  const next = nextSeat(view, seen);
  const unseen = unseenCards(view);
  const hidden = next?.cards.filter((card) => card === null).length ?? 0;
  const price = view.rules.payout === 'standard' ? priceOf(view.seat, chot, seen) : 0;
  return (card) => ({ eaten: hidden > 0 ? chanceOfEating(card, hidden, unseen) : 0, price });
}
