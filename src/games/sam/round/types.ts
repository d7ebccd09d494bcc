/** What a round of Sâm is made of: state, actions, events, and what one seat sees. All of it is plain JSON. */

import type { Card, Rank } from '#core/card.ts';
import type { MoveOption, RuledEvent, SeatView, Setup, TableView } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { BeatReason } from '../engine/beat.ts';
import type { Combination, CombinationKind } from '../engine/combination.ts';
import type { InstantWin } from '../engine/instant.ts';
import type { SamRuleId, SamRules } from '../engine/rules.ts';
import type { SamPayStep } from '../engine/steps.ts';

/** Who sits, in turn order; who won the deal before (null in the first). */
export interface SamSetup extends Setup {
  readonly players: readonly { readonly name: Who }[];
  readonly lastWinner: Who | null;
}

export interface Seat {
  readonly name: Who;
  readonly hand: readonly Card[];
  /** The seat's answer when everyone was asked whether to call sâm. */
  readonly answer: 'call' | 'silent' | null;
  /** True from the seat's pass until the trick ends. */
  readonly passed: boolean;
}

/** Calling sâm comes before the first card. */
export type Phase = 'call' | 'play';

/** One play of the trick that is under way. */
export interface TrickPlay {
  readonly who: Who;
  readonly cards: readonly Card[];
  readonly combination: Combination;
}

export interface SamState {
  readonly rules: SamRules;
  readonly setup: SamSetup;
  /** In turn order. */
  readonly seats: readonly Seat[];
  /** Cards that nobody was dealt. */
  readonly rest: readonly Card[];
  readonly phase: Phase;
  /** Null once the round is over. In the calling, the first who has not answered; the others may speak as well. */
  readonly turn: Who | null;
  /** Who called sâm and plays alone against all. */
  readonly caller: Who | null;
  /** The plays of this trick, oldest first; empty where the one whose turn it is leads. */
  readonly trick: readonly TrickPlay[];
  /** Cards of earlier tricks. */
  readonly gone: readonly Card[];
  /**
   * A seat that kept higher singles back before one with a single card: it pays if that one goes out now. Nobody else knows it.
   */
  readonly liable: { readonly who: Who; readonly cards: readonly Card[] } | null;
  /** What each won or lost so far, in units. */
  readonly nets: readonly (readonly [who: Who, units: number])[];
  readonly actions: readonly SamAction[];
  readonly log: readonly SamEvent[];
}

export type SamAction =
  /** Before the first card: the seat calls sâm, or does not. */
  | { readonly type: 'call' | 'silent'; readonly seat: Who }
  | { readonly type: 'play'; readonly seat: Who; readonly cards: readonly Card[] }
  | { readonly type: 'pass'; readonly seat: Who };

export type SamOption = MoveOption<SamAction>;

/** One thing that happened, with the rule that governs it: enough to say it in a sentence, hidden cards included. */
export type SamEvent =
  | RuledEvent<'deal', 'sam-deal', { cards: readonly Card[] }>
  /** Ten dealt cards that win at once; the whole hand is shown. */
  | RuledEvent<'instant', 'sam-instant', { kind: InstantWin; cards: readonly Card[] }>
  | RuledEvent<'call' | 'silent', 'sam-bao-sam'>
  /** Several called: `who` plays, by seat order. */
  | RuledEvent<'priority', 'sam-bao-sam-priority', { callers: readonly Who[] }>
  /** Who leads first, and why; with the lowest card where that is the reason. */
  | RuledEvent<
      'lead',
      'sam-lead-first' | 'sam-lead-next' | 'sam-call',
      { why: SamRules['firstLead'] | 'last-winner' | 'caller'; cards: readonly Card[] }
    >
  /** `over`: whose play is beaten, and how; nobody's for a lead. `left`: how many cards the player still holds. */
  | RuledEvent<
      'play',
      SamRuleId,
      {
        cards: readonly Card[];
        kind: CombinationKind;
        top: Rank;
        over: Who | null;
        by: BeatReason | null;
        left: number;
      }
    >
  | RuledEvent<'pass', 'sam-pass'>
  /** One card left, and the player says so. */
  | RuledEvent<'bao-mot', 'sam-bao-mot'>
  /**
   * Shown when it comes to paying: the player played a single and kept these, before `other` who had one card left and went out.
   */
  | RuledEvent<'liable', 'sam-bao-mot', { other: Who; cards: readonly Card[] }>
  /** Everyone else passed: this player wins the trick, its cards are turned away, and the player leads. */
  | RuledEvent<'trick', 'sam-pass'>
  /** The caller went out, or did not: `other` blocked or went out first, or the caller passed. */
  | RuledEvent<'sam-won', 'sam-bao-sam'>
  | RuledEvent<'sam-lost', 'sam-bao-sam', { why: 'blocked' | 'passed' | 'out' | 'on-two'; other: Who }>
  /** The last play was a 2, and the rule set does not let that win. */
  | RuledEvent<'thoi', 'sam-thoi-2', { cards: readonly Card[] }>
  | RuledEvent<'out', 'sam-end'>
  /** What a player is left with, turned up at the end. */
  | RuledEvent<'left', 'sam-end' | 'sam-cong', { cards: readonly Card[] }>
  /** A sâm failed, and a chop of this deal is paid back: `who` gives `other` so many units. */
  | RuledEvent<'void', 'sam-bao-sam', { other: Who; units: number }>
  | RuledEvent<'pay', SamPayStep['rule'], { step: SamPayStep }>
  /** `who` has won; nobody where the last play was a 2 that does not win. */
  | RuledEvent<
      'end',
      'sam-end' | 'sam-instant' | 'sam-bao-sam' | 'sam-thoi-2',
      { winner: Who | null; result: readonly (readonly [who: Who, units: number])[] }
    >;

/** One seat as another sees it. */
export interface SamSeatView extends SeatView {
  /** The seat's plays in this trick. */
  readonly melds: readonly (readonly Card[])[];
  readonly answer: Seat['answer'];
  readonly passed: boolean;
}

export interface SamView extends TableView<SamAction> {
  readonly rules: SamRules;
  /** In turn order. */
  readonly seats: readonly SamSeatView[];
  readonly phase: Phase;
  readonly caller: Who | null;
  /** What must be beaten; null for a lead. */
  readonly table: TrickPlay | null;
}
