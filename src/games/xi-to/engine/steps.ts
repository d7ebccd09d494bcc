import type { Card } from '#core/card.ts';
import type { RuledStep, Who } from '#core/ruling.ts';
import type { Category } from './category.ts';
import type { XiToRuleId, XiToRules } from './rules.ts';

type Held<Rule extends XiToRuleId, Figures = unknown> = RuledStep<'held', Rule, Figures>;
type Failed<Rule extends XiToRuleId, Figures = unknown> = RuledStep<'failed', Rule, Figures>;
/** Two hands next to each other in the ranking: `who` has the stronger one, or one as strong. */
type Compared<Rule extends XiToRuleId, Figures = unknown> = Held<Rule, { other: Who } & Figures>;

/** Every step that a ruling on Xì Tố can take. `words/` has a sentence for each in both languages. */
export type XiToStep =
  /** What the hand is; `cards` are those that make it so, the leading group first. */
  | Held<`xt-${Category}`, { cards: readonly Card[]; category: Category }>
  /** A-7-8-9-10: a straight under some rule sets only; `failed` where this one does not count it. */
  | Held<'xt-straight-top', { cards: readonly Card[] }>
  | Failed<'xt-straight-top', { cards: readonly Card[] }>
  /** One card short of five of a suit, or of five in a row. */
  | Failed<'xt-thung' | 'xt-sanh', { cards: readonly Card[] }>
  /** Fewer than five cards of one suit, or in a row: no combination yet. */
  | Held<'xt-partial', { cards: readonly Card[]; why: 'suit' | 'run' }>
  /** `categories`: that of `who`, then that of `other`; `flush` where the house rule on thùng and cù lũ decided. */
  | Compared<'xt-order', { categories: readonly [Category, Category]; flush?: XiToRules['flush'] }>
  /** `at`: 0 where the leading groups differ (the pair, the top card), more for the next ones; `cards`: one of each hand. */
  | Compared<'xt-cmp-same', { category: Category; at: number; cards: readonly [Card, Card] }>
  /** `before`: the rule set looks at the suit of the pair before the kickers. */
  | Compared<
      'xt-cmp-suit',
      { category: Category; cards: readonly [Card, Card]; suits: 'SHDC' | 'SCDH'; before: boolean }
    >
  /** Equal in rank, and suits count for nothing under this rule set. */
  | Failed<'xt-cmp-suit', { other: Who; category: Category }>
  /** Five cards: who takes the pot, or shares it. Fewer: who speaks first. */
  | Held<'xt-showdown' | 'xt-first-actor', { winners: readonly Who[] }>;
