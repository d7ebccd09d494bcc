import type { Card } from '#core/card.ts';
import type { Step } from '#core/ruling.ts';
import type { XiDachRuleId, XiDachRules } from './rules.ts';

/** Who comes out ahead when a player's hand meets the banker's. */
export type Winner = 'player' | 'banker' | 'nobody';

interface Base extends Step {
  readonly rule: XiDachRuleId;
}
interface Held extends Base {
  readonly outcome: 'held';
}
interface Failed extends Base {
  readonly outcome: 'failed';
}
interface Counted extends Held {
  readonly cards: readonly Card[];
  /** What each card counts, in the order of the cards. */
  readonly parts: readonly number[];
  readonly total: number;
}
/** A comparison that settled a player's stake, from the player's side. */
interface Compared extends Held {
  readonly decides: true;
  readonly winner: Winner;
  readonly player: number;
  readonly banker: number;
}

/** Every step that a ruling on Xì Dách can take. `words/` has a sentence for each in both languages. */
export type XiDachStep =
  | (Held & { readonly rule: 'xd-xi-ban'; readonly cards: readonly Card[] })
  | (Held & { readonly rule: 'xd-xi-dach'; readonly cards: readonly Card[] })
  | (Failed & {
      readonly rule: 'xd-xi-dach';
      readonly cards: readonly Card[];
      readonly why: 'ten-is-no-face' | 'more-than-two-cards';
    })
  | (Counted & { readonly rule: 'xd-total' })
  | (Counted & { readonly rule: 'xd-ace' | 'xd-ngu-linh-ace'; readonly others: readonly number[] })
  | (Held & { readonly rule: 'xd-state-quac'; readonly total: number })
  | (Held & {
      readonly rule: 'xd-state-non' | 'xd-state-du';
      readonly total: number;
      readonly min: number;
    })
  | (Held & {
      readonly rule: 'xd-ngu-linh';
      readonly total: number;
      readonly fiveCard: XiDachRules['fiveCard'];
    })
  | (Failed & {
      readonly rule: 'xd-ngu-linh';
      readonly total: number;
      readonly why: 'one-card-short';
    })
  | (Failed & {
      readonly rule: 'xd-ngu-linh';
      readonly total: number;
      readonly why: 'out-of-range';
      readonly fiveCard: XiDachRules['fiveCard'];
    })
  | (Held & {
      readonly rule: 'xd-check-right';
      readonly total: number;
      readonly why: 'of-age' | 'bust' | 'five-cards' | 'house-compares' | 'ngu-linh';
      readonly min: number;
    })
  | (Failed & { readonly rule: 'xd-check-right'; readonly total: number; readonly min: number })
  /** The banker’s natural, and a ngũ linh that is not compared with it. */
  | (Held & { readonly rule: 'xd-phases-separate' })
  | (Held & {
      readonly rule: 'xd-phase1-banker' | 'xd-phase1-player';
      readonly decides: true;
      readonly kind: 'xi-ban' | 'xi-dach';
    })
  | (Held & {
      readonly rule: 'xd-natural-rank';
      readonly decides: true;
      readonly winner: 'player' | 'banker';
    })
  | (Held & {
      readonly rule: 'xd-phase1-equal';
      readonly decides: true;
      readonly tie: XiDachRules['naturalTie'];
      readonly kind: 'xi-ban' | 'xi-dach';
    })
  | (Held & {
      readonly rule: 'xd-cmp-ngu-linh';
      readonly decides: true;
      readonly winner: 'player' | 'banker';
    })
  | (Failed & { readonly rule: 'xd-cmp-ngu-linh' | 'xd-cmp-both-du' | 'xd-cmp-du-v-other' })
  /** Equal totals of one hand in range and one short, which do not draw. */
  | (Failed & { readonly rule: 'xd-cmp-equal'; readonly total: number })
  | (Compared & { readonly rule: 'xd-ngu-linh-low' })
  | (Compared & { readonly rule: 'xd-cmp-both-du' | 'xd-cmp-equal' | 'xd-cmp-du-v-other' })
  /** The player is short, and loses to a hand in range; a rule set that compares short hands does not have the rule. */
  | (Held & { readonly rule: 'xd-non-checked' })
  | (Compared & { readonly rule: 'xd-cmp-both-quac'; readonly house: XiDachRules['bustVsBust'] })
  | (Compared & { readonly rule: 'xd-cmp-both-non'; readonly house: XiDachRules['shortVsShort'] })
  | (Compared & { readonly rule: 'xd-cmp-non-v-quac'; readonly house: XiDachRules['shortVsBust'] })
  | (Held & { readonly rule: 'xd-pay-even'; readonly net: number })
  | (Held & {
      readonly rule: 'xd-pay-bonus';
      readonly net: number;
      readonly payout: XiDachRules['payout'];
      readonly kind: 'xi-ban' | 'xi-dach' | 'ngu-linh';
    });
