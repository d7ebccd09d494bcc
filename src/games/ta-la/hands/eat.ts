import type { Card } from '#core/card.ts';
import { err, ok, type Result } from '#core/result.ts';
import { arrange } from '../engine/arrange.ts';
import { meldsIn, unlimited } from '../engine/hand.ts';
import type { MeldRules, TaLaRuleId } from '../engine/rules.ts';

/** Rule tl-eat-proof: the number of own cards that it takes. */
const PROOF = 2;

/** A discard that may be eaten, and the meld that it makes. */
export interface Edible {
  readonly meld: readonly Card[];
}

/**
 * Why a discard may not be eaten. `tl-eat-proof`: no two own cards make a meld with it. `tl-one-meld-each`: they do, but
 * cards eaten before need them. `tl-eat-limit`: it would lie in one meld with another eaten card.
 */
export type EatRefusal = Extract<TaLaRuleId, 'tl-eat-proof' | 'tl-one-meld-each' | 'tl-eat-limit'>;

/**
 * May this discard be eaten? Rules tl-eat-proof and tl-eat-limit.
 * @param hand own cards, those that were eaten among them
 * @param eaten cards of the hand that were eaten before
 */
export function canEat(
  hand: readonly Card[],
  eaten: readonly Card[],
  discard: Card,
  rules: MeldRules,
): Result<Edible, EatRefusal> {
  const all = [...hand, discard];
  const own = (meld: readonly Card[]): number =>
    meld.filter((card) => card !== discard && !eaten.includes(card)).length;
  let best: { readonly meld: readonly Card[]; readonly points: number } | undefined;
  for (const meld of meldsIn(all)) {
    // Two cards of the meld must be the player's own, not eaten ones.
    if (!meld.includes(discard) || own(meld) < PROOF) continue;
    if (own(meld) + 1 < meld.length && rules.eatPerMeld === 'one') continue;
    const others = (cards: readonly Card[]): Card[] => cards.filter((card) => !meld.includes(card));
    const rest = arrange(others(all), others(eaten), rules);
    if (rest && (!best || rest.points < best.points)) best = { meld, points: rest.points };
  }
  if (best) return ok({ meld: best.meld });
  if (!arrange(all, [discard], unlimited(rules))) return err('tl-eat-proof');
  return err(arrange(all, [...eaten, discard], unlimited(rules)) ? 'tl-eat-limit' : 'tl-one-meld-each');
}
