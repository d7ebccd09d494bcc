import type { Card, Rank } from '#core/card.ts';
import type { RuledStep, Who } from '#core/ruling.ts';
import type { BeatReason, Shortfall } from './beat.ts';
import type { CombinationKind, Flaw } from './combination.ts';
import type { InstantWin } from './instant.ts';
import type { SamRuleId } from './rules.ts';

type Held<Rule extends SamRuleId, Figures = unknown> = RuledStep<'held', Rule, Figures>;
type Failed<Rule extends SamRuleId, Figures = unknown> = RuledStep<'failed', Rule, Figures>;

/** The rule that says what each kind is. */
export const KIND_RULES = {
  rac: 'sam-single',
  doi: 'sam-pair',
  'sam-co': 'sam-triple',
  sanh: 'sam-run',
  'tu-quy': 'sam-quad',
  'hai-tu-quy': 'sam-quad',
} as const satisfies Readonly<Record<CombinationKind, SamRuleId>>;

/** The rule that says why cards are nothing. */
export const FLAW_RULES = {
  short: 'sam-run',
  gap: 'sam-run',
  mixed: 'sam-run',
  'doi-thong': 'sam-no-doi-thong',
  wrap: 'sam-run-two',
  house: 'sam-run-two',
  'ace-gap': 'sam-run-two',
} as const satisfies Readonly<Record<Flaw, SamRuleId>>;

/** Every step that a ruling on Sâm can take. `words/` has a sentence for each in both languages. */
export type SamStep =
  // A play: `who` is `ban` (what lies on the table) or `danh` (what is played on it).
  /** What the cards are together. */
  | Held<
      (typeof KIND_RULES)[CombinationKind],
      { why: 'kind'; cards: readonly Card[]; kind: CombinationKind; top: Rank }
    >
  /** A run with a 2 in it, under a rule set that allows those: the 2 is low, and so is the ace beside it. */
  | Held<'sam-run-two', { cards: readonly Card[]; top: Rank }>
  /** Why the cards are no combination. `decides` for the play. */
  | Failed<(typeof FLAW_RULES)[Flaw], { why: Flaw; cards: readonly Card[]; decides?: true }>
  /** The table is empty: any combination may be led. */
  | Held<'sam-follow', { why: 'lead'; decides: true }>
  /** The table's cards are no combination, so that nothing can be played on them. */
  | Failed<'sam-follow', { why: 'table'; decides: true }>
  /** Two quads are no lead. */
  | Failed<'sam-chop-two', { why: 'lead'; decides: true }>
  /** The play beats the table. `tops`: of the play, then of the table; `lengths` the same. */
  | Held<
      'sam-rank' | 'sam-run-length' | 'sam-chop-two' | 'sam-quad-quad',
      {
        why: BeatReason | 'longer';
        tops: readonly [Rank, Rank];
        kinds: readonly [CombinationKind, CombinationKind];
        lengths: readonly [number, number];
        decides: true;
      }
    >
  /** The play does not beat the table. */
  | Failed<
      | 'sam-rank'
      | 'sam-no-suit'
      | 'sam-run-length'
      | 'sam-follow'
      | 'sam-chop-two'
      | 'sam-no-other-chop'
      | 'sam-quad-quad',
      {
        why: Shortfall;
        tops: readonly [Rank, Rank];
        kinds: readonly [CombinationKind, CombinationKind];
        lengths: readonly [number, number];
        decides: true;
      }
    >

  // A deal: `who` is `bai`.
  /** The shape of an instant win; the first that counts decides, the others hold as well. */
  | Held<'sam-instant', { kind: InstantWin; cards: readonly Card[]; decides?: true }>
  /** `house`: the rule set pays nothing for this shape. `near`: one card is missing to it. */
  | Failed<'sam-instant', { why: 'house' | 'near'; kind: InstantWin; cards: readonly Card[] }>
  /** Ten in a row with a 2 among them, where the rule set has no such runs. */
  | Failed<'sam-run-two', { why: 'dragon'; cards: readonly Card[] }>
  /** None of the shapes. */
  | Failed<'sam-instant', { why: 'none'; decides: true }>

  // The end.
  /** This player is out: the deal is over. */
  | Held<'sam-end', { decides: true }>
  /** Ten cards still held: the player never played one. */
  | Held<'sam-cong', { cards: readonly Card[] }>
  /** `house`: and the rule set has no fine for it. */
  | Failed<'sam-cong', { why: 'house' }>
  /** The rule set pays nothing. */
  | Failed<'sam-pay-cards', { why: 'none' }>

  // Payment, in units.
  | SamDebt;

/** What `who` owes `other`, who is out, for the cards left in hand. */
export type SamDebt =
  /** `cards`: one for each that costs no more; `count`: one for each, whatever it is; `flat`: one stake, whatever is left. */
  | Held<'sam-pay-cards', { why: 'cards' | 'count' | 'flat'; other: Who; cards: readonly Card[]; units: number }>
  /** Quads, and 2s instead of their own 1; `twos-more`: 2s beside it. */
  | Held<'sam-pay-thoi', { why: 'twos' | 'twos-more' | 'quad'; other: Who; cards: readonly Card[]; units: number }>
  /** A player who never played pays this: `cards`: for the cards that cost no more; `flat`: for the one stake. */
  | Held<'sam-pay-cong', { why: 'cards' | 'flat'; other: Who; cards: readonly Card[]; units: number }>;

/** Other payments between players, which only a round can know. */
export type SamRoundPay =
  /** 2s or a quad that were chopped. `chain`: the last one chopped pays for all of it; `doubled`: a chop of a chop, twice the one before. */
  | Held<'sam-pay-chop', { why: 'chop' | 'chain' | 'doubled'; other: Who; cards: readonly Card[]; units: number }>
  /** `stopped`: what a failed sâm costs, all of it to the one who stopped it. */
  | Held<'sam-pay-sam', { why: 'won' | 'lost' | 'stopped'; other: Who; units: number }>
  | Held<'sam-pay-white', { other: Who; units: number }>
  /** The last play was a 2, which does not win. */
  | Held<'sam-thoi-2', { other: Who; cards: readonly Card[]; units: number }>
  /** The player kept a higher single back, and the one with one card went out: the player pays for all, or one stake more. */
  | Held<'sam-bao-mot', { why: 'for-all' | 'stake'; other: Who; units: number }>;

/** What is paid by one to another. */
export type SamPayStep = SamDebt | SamRoundPay;
