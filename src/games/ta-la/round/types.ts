/** What a round of Tá Lả is made of: state, actions, events, and what one seat sees. All of it is plain JSON. */

import type { Card } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import type { RuledEvent, SeatView, Setup, TableView } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { TableMeld } from '../engine/gui.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep, UKind } from '../engine/steps.ts';

/** Who sits, in turn order; who shuffled and deals; who won the round before (null in the first). */
export interface TaLaSetup extends Setup {
  readonly players: readonly { readonly name: Who }[];
  readonly dealer: Who;
  readonly lastWinner: Who | null;
}

/** Rule tl-four-rounds. */
export const ROUNDS = 4;

export interface Seat {
  readonly name: Who;
  /** The seat's loose cards, and melds that it has not laid down yet. */
  readonly hand: readonly Card[];
  /** The cards that the seat ate, laid down or not, in the order of eating. */
  readonly eaten: readonly Eaten[];
  /** True until the seat has taken or discarded its first card. */
  readonly asDealt: boolean;
  /** The melds that the seat has laid down; null before. */
  readonly laid: readonly (readonly Card[])[] | null;
  /** The discards that lie before the seat. */
  readonly row: readonly Card[];
  /** How many discards count for the seat: after four it is done, unless a shift takes one away. */
  readonly made: number;
}

/** What the one whose turn it is must do next. `lay`: melds go on the table before the fourth discard. */
export type Phase = 'take' | 'lay' | 'discard';

export interface TaLaState {
  readonly rules: TaLaRules;
  readonly setup: TaLaSetup;
  /** The nọc, the next card first. */
  readonly stock: readonly Card[];
  /** In turn order. */
  readonly seats: readonly Seat[];
  /** Null once the round is over. */
  readonly turn: Who | null;
  readonly phase: Phase;
  /** Who made the first discard of the round of discards that is under way. */
  readonly opener: Who;
  /** The discard that the one whose turn it is may eat. */
  readonly fresh: { readonly card: Card; readonly from: Who } | null;
  /** Everybody's melds in the order in which they were laid down, with the cards that were laid off onto them. */
  readonly table: readonly TableMeld[];
  /** Who has laid down, in that order. */
  readonly order: readonly Who[];
  /** What each won or lost, in units; all 0 until the round is over. */
  readonly nets: readonly (readonly [who: Who, units: number])[];
  readonly actions: readonly TaLaAction[];
  readonly log: readonly TaLaEvent[];
}

export type TaLaAction =
  | { readonly type: 'draw' | 'eat' | 'u'; readonly seat: Who }
  | { readonly type: 'discard'; readonly seat: Who; readonly card: Card }
  /** All melds of the hand; none for móm. */
  | { readonly type: 'lay'; readonly seat: Who; readonly melds: readonly (readonly Card[])[] }
  /** A loose card onto the meld at this place of the table, from 0. */
  | { readonly type: 'gui'; readonly seat: Who; readonly card: Card; readonly meld: number };

/** What is paid by one to another. */
export type PayStep = Extract<TaLaStep, { readonly units: number }>;

/** One thing that happened, with the rule that governs it: enough to say it in a sentence, hidden cards included. */
export type TaLaEvent =
  /** The seat's nine cards, or ten. */
  | RuledEvent<'deal', 'tl-deal', { cards: readonly Card[] }>
  /** The seat holds ten cards and begins. */
  | RuledEvent<'first', 'tl-first', { why: TaLaRules['firstTen'] }>
  /** From the nọc; without the card where the viewer may not see it. */
  | RuledEvent<'draw', 'tl-turn', { cards: readonly Card[] }>
  /** `from`’s discard; `chot` where it was the last-round card. The two cards that make the meld stay in the hand. */
  | RuledEvent<'eat', 'tl-eat-proof', { from: Who; cards: readonly Card[]; chot: boolean }>
  /**
   * `who`’s latest discard goes to the row of `to`, whose card was eaten; no card where it was `who`’s own. `who` plays again.
   */
  | RuledEvent<'shift', 'tl-chuyen', { to: Who; cards: readonly Card[] }>
  /** `count`: which of the seat's discards it is, 1 to 4. */
  | RuledEvent<'discard', 'tl-turn', { cards: readonly Card[]; count: number }>
  /** Without a meld the player is móm. `again` in an extra turn. */
  | RuledEvent<'lay', 'tl-ha' | 'tl-mom', { melds: readonly (readonly Card[])[]; again: boolean }>
  /** `meld` before the card was laid off. */
  | RuledEvent<'gui', 'tl-gui', { other: Who; cards: readonly Card[]; meld: readonly Card[] }>
  /** The whole hand is shown. */
  | RuledEvent<'u', 'tl-u', { kind: UKind; melds: readonly (readonly Card[])[]; cards: readonly Card[] }>
  /** What a player has left, turned up at the end. */
  | RuledEvent<'count', 'tl-score', { cards: readonly Card[]; points: number }>
  /** The player's place; `rule` is the one that decided it. */
  | RuledEvent<
      'place',
      'tl-rank' | 'tl-mom' | 'tl-u-rank',
      { place: number; of: number; points: number; steps: readonly TaLaStep[] }
    >
  | RuledEvent<'pay', PayStep['rule'], { step: PayStep }>
  /** `who` is first. */
  | RuledEvent<'end', 'tl-four-rounds' | 'tl-u', { result: readonly (readonly [who: Who, units: number])[] }>;

/** One seat as another sees it. */
export interface TaLaSeatView extends SeatView {
  readonly melds: readonly (readonly Card[])[];
  readonly row: readonly Card[];
  readonly eaten: readonly Card[];
  readonly laid: boolean;
}

export interface TaLaView extends TableView<TaLaAction> {
  readonly rules: TaLaRules;
  /** In turn order. */
  readonly seats: readonly TaLaSeatView[];
  readonly phase: Phase;
  readonly fresh: { readonly card: Card; readonly from: Who } | null;
  /** How many cards the nọc holds. */
  readonly stock: number;
  readonly table: readonly TableMeld[];
}
