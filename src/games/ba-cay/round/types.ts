/** What a round of Ba Cây is made of: state, actions, events, and what one seat sees. All of it is plain JSON. */

import type { Card } from '#core/card.ts';
import type { Chips, RuledEvent, SeatView, Setup, TableView } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { BaCayOutcome } from '../engine/payment.ts';
import type { BaCayRuleId, BaCayRules } from '../engine/rules.ts';
import type { BaCayKind, BaCayStep } from '../engine/steps.ts';

/** The banker's seat; no player may bear this name. */
export const BANKER = 'cai';

/**
 * With a banker (`banker`), who sits last and deals, each player chooses a stake, in chips. Without one the best takes all, and
 * everybody puts the same into the pot.
 */
export interface BaCaySetup extends Setup {
  readonly players: readonly { readonly name: Who; readonly stake: number }[];
  readonly banker: boolean;
}

/**
 * How far a seat has come in this deal. `down`: it has not looked at its cards; `looked`: it alone knows them; `open`:
 * everybody does; `out`: it has no part in a deal that is played again among the tied.
 */
export type Stage = 'down' | 'looked' | 'open' | 'out';

export interface Seat {
  readonly name: Who;
  /** Null for the banker. */
  readonly stake: number | null;
  readonly cards: readonly Card[];
  readonly stage: Stage;
  /** Chips won or lost so far; what lies in the pot counts as lost. */
  readonly net: number;
}

export interface BaCayState {
  readonly rules: BaCayRules;
  readonly setup: BaCaySetup;
  /** The undealt cards, the next one first. */
  readonly stock: readonly Card[];
  /** In turn order; the banker last. */
  readonly seats: readonly Seat[];
  /** Stays empty where there is a banker. */
  readonly pot: number;
  /** Number of deals so far: more than one only where the rule set plays ties again. */
  readonly deals: number;
  readonly actions: readonly BaCayAction[];
  readonly log: readonly BaCayEvent[];
}

/** The only actions of this game: to look at one's cards, or to show them to everybody. Rules bc-look, bc-no-draw. */
export interface BaCayAction {
  readonly type: 'look' | 'show';
  readonly seat: Who;
}

/** The facts about a hand that a sentence needs. */
export interface HandReading {
  readonly kind: BaCayKind;
  readonly points: number;
}

/** One thing that happened, with the rule that governs it: enough to say it in a sentence, hidden cards included. */
export type BaCayEvent =
  /** One card, face down; three times round the table. */
  | RuledEvent<'deal', 'bc-deal', { cards: readonly Card[] }>
  /** The seat's stake goes into the pot; only without a banker. `chips` is above 0. */
  | RuledEvent<'ante', 'bc-mode-tat', { chips: number }>
  /** The seat looks at its cards, or shows them to everybody. */
  | RuledEvent<'look' | 'show', 'bc-look', HandReading & { cards: readonly Card[] }>
  /** All have looked and nothing is left to do: a hand that was not shown yet is turned up. */
  | RuledEvent<'open', 'bc-no-draw', HandReading & { cards: readonly Card[] }>
  /** A player against the banker. `rule` is the one that decided, `steps` say how; `net` in chips, + to the player. */
  | RuledEvent<
      'settle',
      BaCayRuleId,
      { player: HandReading; banker: HandReading; outcome: BaCayOutcome; net: number; steps: readonly BaCayStep[] }
    >
  /** The best hand takes the pot, `chips`. */
  | RuledEvent<'take', 'bc-mode-tat', { chips: number; steps: readonly BaCayStep[] }>
  /**
   * Several best hands share the pot, `who` the first of them. `enough`: the rule set plays ties again, but this was the last
   * deal that it allows.
   */
  | RuledEvent<
      'share',
      'bc-tat-tie',
      { why: 'split' | 'enough'; shares: readonly Chips[]; steps: readonly BaCayStep[] }
    >
  /** Several best hands play again for the pot, `who` the first of them; the others are out. */
  | RuledEvent<'redeal', 'bc-tat-tie', { players: readonly Who[]; pot: number; steps: readonly BaCayStep[] }>
  /** `who` is the banker, or the (first) winner of the pot. */
  | RuledEvent<'end', 'bc-mode-cai' | 'bc-mode-tat' | 'bc-tat-tie', { result: readonly Chips[] }>;

/** One seat as another sees it. */
export interface BaCaySeatView extends SeatView {
  /** Null for the banker. */
  readonly stake: number | null;
  readonly stage: Stage;
  /** What the hand is; null while it is hidden. */
  readonly reading: HandReading | null;
}

export interface BaCayView extends TableView<BaCayAction> {
  readonly rules: BaCayRules;
  /** In turn order; the banker last. */
  readonly seats: readonly BaCaySeatView[];
  readonly pot: number;
  readonly deals: number;
}
