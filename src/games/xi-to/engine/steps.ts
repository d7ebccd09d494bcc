import type { Card } from '#core/card.ts';
import type { Step, Who } from '#core/ruling.ts';
import type { Category } from './category.ts';
import type { XiToRuleId, XiToRules } from './rules.ts';

interface Base extends Step {
  readonly rule: XiToRuleId;
}
interface Held extends Base {
  readonly outcome: 'held';
}
interface Failed extends Base {
  readonly outcome: 'failed';
}
/** Two hands next to each other in the ranking: `who` has the stronger one, or one as strong. */
interface Compared extends Held {
  readonly other: Who;
}

/** Every step that a ruling on Xì Tố can take. `words/` has a sentence for each in both languages. */
export type XiToStep =
  /** What the hand is; `cards` are those that make it so, the leading group first. */
  | (Held & { readonly rule: `xt-${Category}`; readonly cards: readonly Card[]; readonly category: Category })
  /** A-7-8-9-10: a straight under some rule sets only; `failed` where this one does not count it. */
  | (Held & { readonly rule: 'xt-straight-top'; readonly cards: readonly Card[] })
  | (Failed & { readonly rule: 'xt-straight-top'; readonly cards: readonly Card[] })
  /** One card short of five of a suit, or of five in a row. */
  | (Failed & { readonly rule: 'xt-thung' | 'xt-sanh'; readonly cards: readonly Card[] })
  /** Fewer than five cards of one suit, or in a row: no combination yet. */
  | (Held & { readonly rule: 'xt-partial'; readonly cards: readonly Card[]; readonly why: 'suit' | 'run' })
  /** `categories`: that of `who`, then that of `other`; `flush` where the house rule on thùng and cù lũ decided. */
  | (Compared & {
      readonly rule: 'xt-order';
      readonly categories: readonly [Category, Category];
      readonly flush?: XiToRules['flush'];
    })
  /** `at`: 0 where the leading groups differ (the pair, the top card), more for the next ones; `cards`: one of each hand. */
  | (Compared & {
      readonly rule: 'xt-cmp-same';
      readonly category: Category;
      readonly at: number;
      readonly cards: readonly [Card, Card];
    })
  /** `before`: the rule set looks at the suit of the pair before the kickers. */
  | (Compared & {
      readonly rule: 'xt-cmp-suit';
      readonly category: Category;
      readonly cards: readonly [Card, Card];
      readonly suits: 'SHDC' | 'SCDH';
      readonly before: boolean;
    })
  /** Equal in rank, and suits count for nothing under this rule set. */
  | (Failed & { readonly rule: 'xt-cmp-suit'; readonly other: Who; readonly category: Category })
  /** Five cards: who takes the pot, or shares it. Fewer: who speaks first. */
  | (Held & { readonly rule: 'xt-showdown' | 'xt-first-actor'; readonly winners: readonly Who[] });
