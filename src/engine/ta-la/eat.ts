import type { Card } from '../core/card.ts';
import { err, ok, type Result } from '../core/result.ts';
import { arrange } from './arrange.ts';
import { unlimited } from './hand.ts';
import type { MeldRules, TaLaRuleId } from './rules.ts';

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
  const found = arrange(all, [...eaten, discard], rules);
  const meld = found?.melds.find((cards) => cards.includes(discard));
  // Two cards of the meld must be his own, not eaten ones.
  if (meld && meld.filter((card) => card !== discard && !eaten.includes(card)).length >= 2) return ok({ meld });
  if (!arrange(all, [discard], unlimited(rules))) return err('tl-eat-proof');
  return err(arrange(all, [...eaten, discard], unlimited(rules)) ? 'tl-eat-limit' : 'tl-one-meld-each');
}
