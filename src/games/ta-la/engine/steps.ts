import type { Card } from '#core/card.ts';
import type { RuledStep, Who } from '#core/ruling.ts';
import type { MeldKind } from './meld.ts';
import type { TaLaRuleId } from './rules.ts';

/** Ù: plain, all ten cards melded, no half meld at all. */
export const U_KINDS = ['thuong', 'tron', 'khan'] as const;
export type UKind = (typeof U_KINDS)[number];

/** Why one pays for all: the winner ate three of this player's cards, or the last-round card, or this player ate such a card. */
export const DEN_KINDS = ['three-eaten', 'chot', 'ate-chot'] as const;
export type DenKind = (typeof DEN_KINDS)[number];

type Held<Rule extends TaLaRuleId, Figures = unknown> = RuledStep<'held', Rule, Figures>;
type Failed<Rule extends TaLaRuleId, Figures = unknown> = RuledStep<'failed', Rule, Figures>;

/** Every step that a ruling on Tá Lả can take. `words/` has a sentence for each in both languages. */
export type TaLaStep =
  // One hand, or one player's: `who` is `bai` or the player.
  /** A meld that the arrangement makes. */
  | Held<'tl-phom-ngang' | 'tl-phom-doc', { cards: readonly Card[] }>
  /** An eaten card, alone in `cards`, and the meld that it lies in. */
  | Held<'tl-eat-proof', { cards: readonly Card[]; meld: readonly Card[] }>
  /** Several eaten cards are in one meld, and the rule set allows it. */
  | Held<'tl-eat-limit', { cards: readonly Card[]; meld: readonly Card[] }>
  /** The points that would be left if one meld could hold several eaten cards. */
  | Failed<'tl-eat-limit', { cards: readonly Card[]; points: number }>
  /** Q K A or K A 2 of one suit: no run. */
  | Failed<'tl-ace-low', { cards: readonly Card[] }>
  /** The best meld that could not be made as well: it shares cards with those that are made. `points` would be left with it. */
  | Failed<'tl-one-meld-each', { cards: readonly Card[]; kind: MeldKind; points: number }>
  /** The loose cards that have a partner among them. */
  | Held<'tl-ca', { why: 'loose'; cards: readonly Card[] }>
  /** All loose cards, and what each of them counts. */
  | Held<'tl-points' | 'tl-score', { cards: readonly Card[]; parts: readonly number[]; points: number }>
  /** Nothing is left outside. */
  | Held<'tl-rac'>

  // Going out.
  /** `left`: number of cards outside the melds; all of them for ù khan. */
  | Held<'tl-u', { kind: UKind; left: number; decides: true }>
  /**
   * `one-left`: the rule set allows no card outside. `loose`: `left` cards do. `few`: all is melded, but there are fewer than
   * nine cards. `no-khan`: no half meld at all, where the rule set pays nothing for it.
   */
  | Failed<'tl-u', { why: 'one-left' | 'loose' | 'few' | 'no-khan'; left: number; decides?: true }>
  /** A half meld that stands between these cards and ù khan; `gap` where a rank is missing in it. */
  | Held<'tl-ca', { why: 'khan'; cards: readonly Card[]; gap: boolean }>
  /** Two cards with one rank between them: no half meld under this rule set. */
  | Failed<'tl-ca', { cards: readonly Card[] }>

  // Showdown.
  /** A loose card, alone in `cards`, goes to a meld that `other` laid earlier. */
  | Held<'tl-gui', { other: Who; cards: readonly Card[]; meld: readonly Card[] }>
  /** The card would fit, but: the rule set has no laying off; the player has no meld; the meld was laid later. */
  | Failed<'tl-gui', { other: Who; cards: readonly Card[]; meld: readonly Card[]; why: 'house' | 'mom' | 'later' }>
  /** Equal points: `who` laid down before `other`. */
  | Held<'tl-tie', { other: Who; points: number }>
  /** A player's place by points; `of` is the number of players. */
  | Held<'tl-rank', { place: number; points: number; of: number; decides: true }>
  /** No meld: behind everyone who has one. */
  | Held<'tl-mom', { place: number; points: number; of: number; decides: true }>
  /** Several without a meld, `who` the first of them: all last, or in the order in which they laid down. */
  | Held<'tl-mom-many', { players: readonly Who[]; by: 'all-last' | 'lay-order' | 'all-mom' }>
  /** Ù: first, and all the others lose alike. */
  | Held<'tl-u-rank', { kind: Exclude<UKind, 'khan'>; left: number; decides: true }>
  /** Another would be ù as well, with `left` cards outside, but `other` comes first. */
  | Failed<'tl-u-rank', { other: Who; left: number }>

  // Payment, in units: `who` pays `other`.
  | Held<'tl-pay-rank' | 'tl-pay-mom', { other: Who; units: number }>
  /** The rule set pays nothing. */
  | Failed<'tl-pay-rank'>
  | Held<'tl-pay-u', { other: Who; kind: UKind; units: number }>
  /** `count`: the player's first, second, third card that was eaten; a last-round card pays 4 instead. */
  | Held<'tl-pay-eat', { other: Who; cards: readonly Card[]; count: number; chot: boolean; units: number }>
  /** The rule set has nothing paid for eaten cards. */
  | Failed<'tl-pay-eat', { other: Who; cards: readonly Card[] }>
  /** `who` pays for all; the cards are the reason. */
  | Held<'tl-u-den', { other: Who; why: DenKind; cards: readonly Card[]; units: number }>
  /** The rule set does not have this reason to pay for all. */
  | Failed<'tl-u-den', { other: Who; why: DenKind; cards: readonly Card[] }>;
