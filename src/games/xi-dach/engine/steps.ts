import type { Card } from '#core/card.ts';
import type { RuledStep } from '#core/ruling.ts';
import type { XiDachRuleId, XiDachRules } from './rules.ts';

/** Who comes out ahead when a player's hand meets the banker's. */
export type Winner = 'player' | 'banker' | 'nobody';

type Held<Rule extends XiDachRuleId, Figures = unknown> = RuledStep<'held', Rule, Figures>;
type Failed<Rule extends XiDachRuleId, Figures = unknown> = RuledStep<'failed', Rule, Figures>;
/** `parts`: what each card counts, in the order of the cards. */
type Counted<Rule extends XiDachRuleId, Figures = unknown> = Held<
  Rule,
  { cards: readonly Card[]; parts: readonly number[]; total: number } & Figures
>;
/** A comparison that settled a player's stake, from the player's side. */
type Compared<Rule extends XiDachRuleId, Figures = unknown> = Held<
  Rule,
  { decides: true; winner: Winner; player: number; banker: number } & Figures
>;

/** Every step that a ruling on Xì Dách can take. `words/` has a sentence for each in both languages. */
export type XiDachStep =
  | Held<'xd-xi-ban', { cards: readonly Card[] }>
  | Held<'xd-xi-dach', { cards: readonly Card[] }>
  | Failed<'xd-xi-dach', { cards: readonly Card[]; why: 'ten-is-no-face' | 'more-than-two-cards' }>
  | Counted<'xd-total'>
  | Counted<'xd-ace', { others: readonly number[] }>
  /** `lowest`: whether the aces count as little as they can, or as much. */
  | Counted<'xd-ngu-linh-ace', { others: readonly number[]; lowest: boolean }>
  | Held<'xd-state-quac', { total: number }>
  | Held<'xd-state-non' | 'xd-state-du', { total: number; min: number }>
  | Held<'xd-ngu-linh', { total: number; fiveCard: XiDachRules['fiveCard'] }>
  | Failed<'xd-ngu-linh', { total: number; why: 'one-card-short' }>
  | Failed<'xd-ngu-linh', { total: number; why: 'out-of-range'; fiveCard: XiDachRules['fiveCard'] }>
  | Held<
      'xd-check-right',
      { total: number; why: 'of-age' | 'bust' | 'five-cards' | 'house-compares' | 'ngu-linh'; min: number }
    >
  | Failed<'xd-check-right', { total: number; min: number }>
  /** The banker’s natural, and a ngũ linh that is not compared with it. */
  | Held<'xd-phases-separate'>
  | Held<'xd-phase1-banker' | 'xd-phase1-player', { decides: true; kind: 'xi-ban' | 'xi-dach' }>
  | Held<'xd-natural-rank', { decides: true; winner: 'player' | 'banker' }>
  | Held<'xd-phase1-equal', { decides: true; tie: XiDachRules['naturalTie']; kind: 'xi-ban' | 'xi-dach' }>
  | Held<'xd-cmp-ngu-linh', { decides: true; winner: 'player' | 'banker' }>
  | Failed<'xd-cmp-ngu-linh' | 'xd-cmp-both-du' | 'xd-cmp-du-v-other'>
  /** Equal totals of one hand in range and one short, which do not draw. */
  | Failed<'xd-cmp-equal', { total: number }>
  | Compared<'xd-ngu-linh-low', { house: XiDachRules['fiveVsFive'] }>
  | Compared<'xd-cmp-both-du' | 'xd-cmp-equal' | 'xd-cmp-du-v-other'>
  /** The player is short, and loses to a hand in range; a rule set that compares short hands does not have the rule. */
  | Held<'xd-non-checked'>
  | Compared<'xd-cmp-both-quac', { house: XiDachRules['bustVsBust'] }>
  | Compared<'xd-cmp-both-non', { house: XiDachRules['shortVsShort'] }>
  | Compared<'xd-cmp-non-v-quac', { house: XiDachRules['shortVsBust'] }>
  | Held<'xd-pay-even', { net: number }>
  | Held<'xd-pay-bonus', { net: number; payout: XiDachRules['payout']; kind: 'xi-ban' | 'xi-dach' | 'ngu-linh' }>;
