/** Chances at the table: an unseen card may be anywhere, each place equally likely. */

import { binomial } from '#core/binomial.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { isCa } from '../engine/hand.ts';
import { meldKind } from '../engine/meld.ts';

/** The cards of the deck without the given ones. */
export function unseenBeside(seen: readonly Card[]): readonly Card[] {
  const known = new Set(seen);
  return ALL_CARDS.filter((card) => !known.has(card));
}

/** Which of these cards make a meld of a half meld. Rule tl-ca. */
export function completing(pair: readonly Card[], among: readonly Card[]): readonly Card[] {
  return among.filter((card) => meldKind([...pair, card]) !== null);
}

/** The chance that this many draws bring one of `good` cards, out of `all` unseen ones. */
export function chanceOf(good: number, all: number, draws: number): number {
  // Whole numbers until the last step, so that half hundredths stay exact.
  return (binomial(all, draws) - binomial(all - good, draws)) / binomial(all, draws);
}

/** The chance that a hand of this many unseen cards has two that make a meld with this one. Rule tl-eat-proof. */
export function chanceEaten(card: Card, unseen: readonly Card[], hand: number): number {
  const near = unseen.filter((one) => isCa(one, card, 2));
  const proofs = near.flatMap((a, at) =>
    near.slice(at + 1).flatMap((b) => (meldKind([card, a, b]) === null ? [] : [[a, b] as const])),
  );
  let safe = 0;
  for (let choice = 0; choice < 2 ** near.length; choice++) {
    const some = near.filter((_, at) => choice & (1 << at));
    if (proofs.some(([a, b]) => some.includes(a) && some.includes(b))) continue;
    safe += binomial(unseen.length - near.length, hand - some.length);
  }
  return 1 - safe / binomial(unseen.length, hand);
}
