/** What a round of Xì Dách is made of: state, actions, events, and what one seat sees. All of it is plain JSON. */

import type { Card } from '#core/card.ts';
import type { Chips, MoveOption, RuledEvent, SeatView, Setup, TableView } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { XiDachOutcome } from '../engine/decide.ts';
import type { XiDachKind } from '../engine/hand.ts';
import type { XiDachRuleId, XiDachRules } from '../engine/rules.ts';
import type { XiDachStep } from '../engine/steps.ts';

/** The banker's seat; no player may bear this name. */
export const BANKER = 'cai';

/** Each player chooses a stake, in chips (rule xd-stake). The banker has a seat without being listed. */
export interface XiDachSetup extends Setup {
  readonly players: readonly { readonly name: Who; readonly stake: number }[];
}

/** The public result of a settled player, from the player's side. */
export type PublicOutcome = Exclude<XiDachOutcome, 'unsettled'>;

/**
 * How far a player has come. `playing`: may still draw; `finished`: stood, or has five cards. Three ways to be settled:
 * `left` in phase 1, `checked` by the banker, `compensated` because the banker was caught drawing over 21.
 */
export type Stage = 'playing' | 'finished' | 'left' | 'checked' | 'compensated';

export interface Player {
  readonly name: Who;
  readonly stake: number;
  /** In the order in which they were dealt and drawn. */
  readonly cards: readonly Card[];
  readonly stage: Stage;
  /** The other seats that have seen this hand. A hand is only ever shown when it is final. */
  readonly shown: 'nobody' | 'banker' | 'all';
  /** The player drew over 21 in a way that the rule set punishes (rule xd-den), whether or not anybody knows. */
  readonly offender: boolean;
  /** The player was found out and paid for the table. */
  readonly caught: boolean;
  /** Null until the player is settled. */
  readonly outcome: PublicOutcome | null;
  /** Chips won or lost so far. */
  readonly net: number;
  /** The banker's total when this player was checked: the answer if the player asks (rule xd-check-secret). */
  readonly bankerTotal: number | null;
  readonly asked: boolean;
}

export interface Banker {
  readonly cards: readonly Card[];
  readonly shown: 'nobody' | 'all';
  readonly offender: boolean;
  readonly caught: boolean;
  readonly net: number;
}

export interface XiDachState {
  readonly rules: XiDachRules;
  readonly setup: XiDachSetup;
  /** The undealt cards (nọc), the next one first. */
  readonly stock: readonly Card[];
  /** In turn order: from the banker's right, counter-clockwise. */
  readonly players: readonly Player[];
  readonly banker: Banker;
  readonly actions: readonly XiDachAction[];
  readonly log: readonly XiDachEvent[];
}

/** What a seat does. Only the banker checks, and does so instead of standing. */
export type XiDachAction =
  | { readonly type: 'draw'; readonly seat: Who }
  | { readonly type: 'stand'; readonly seat: Who }
  | { readonly type: 'check'; readonly seat: Who; readonly target: Who }
  /** A checked player asks for the total that the banker had at the check. */
  | { readonly type: 'ask'; readonly seat: Who };

export type XiDachOption = MoveOption<XiDachAction> & { readonly warns?: 'xd-den' | 'xd-non-checked' };

/** A hand in a sentence. `total` is null for the two naturals, which are not counted. */
export interface HandReading {
  readonly kind: XiDachKind;
  readonly total: number | null;
}

/** A hand that the viewer may not see. */
export interface HiddenHand {
  readonly kind: null;
  readonly total: null;
}

/**
 * One thing that happened, with the rule that governs it: enough to say it in a sentence, hidden cards included. In a seat's
 * view, what it may not see is left out: cards, what hands are, steps.
 */
export type XiDachEvent =
  /** One card, face down. The first pass shows the order, the second completes two each. */
  | RuledEvent<'deal', 'xd-deal-order' | 'xd-deal-two', { cards: readonly Card[] }>
  | RuledEvent<'natural', 'xd-phase1-show', { cards: readonly Card[]; kind: 'xi-ban' | 'xi-dach' }>
  /** `cards` is the card drawn; `total` and `kind` are the hand with it; `offence`: the player will pay if caught. */
  | RuledEvent<
      'draw',
      'xd-draw' | 'xd-bust-draw',
      (HandReading | HiddenHand) & { cards: readonly Card[]; offence: boolean }
    >
  /** xd-draw: by choice; xd-min-stand: the same, but short; xd-max-five: five cards. */
  | RuledEvent<'stand', 'xd-draw' | 'xd-min-stand' | 'xd-max-five', HandReading | HiddenHand>
  /** A hand laid open to all: a fifth card, or the hand of somebody caught. */
  | RuledEvent<'show', 'xd-five-show' | 'xd-den', HandReading & { cards: readonly Card[] }>
  /** `total` is the banker's own, which stays secret. */
  | RuledEvent<
      'check',
      'xd-check-early' | 'xd-check-each',
      (HandReading | HiddenHand) & { who: typeof BANKER; target: Who }
    >
  /** `rule` is the one that decided; `steps` says how, with the payment. `net` in chips. */
  | RuledEvent<
      'settle',
      XiDachRuleId,
      {
        player: HandReading | HiddenHand;
        banker: HandReading | HiddenHand;
        outcome: PublicOutcome;
        net: number;
        steps: readonly XiDachStep[];
      }
    >
  /** `net` is what the offender loses by it, `paid` who gets it (rule xd-den-amount). */
  | RuledEvent<'den', 'xd-den', { net: number; paid: readonly Chips[] }>
  | RuledEvent<'ask', 'xd-check-secret', { total: number }>
  | RuledEvent<
      'end',
      'xd-phase1-banker' | 'xd-phase1-player' | 'xd-check-each' | 'xd-den',
      { who: typeof BANKER; result: readonly Chips[] }
    >;

/** One seat as another sees it. */
export interface XiDachSeatView extends SeatView {
  /** Null for the banker. */
  readonly stake: number | null;
  /** Null for the banker. */
  readonly stage: Stage | null;
  readonly outcome: PublicOutcome | null;
  readonly caught: boolean;
}

export interface XiDachView extends TableView<XiDachAction> {
  readonly rules: XiDachRules;
  /** The players in turn order, then the banker. */
  readonly seats: readonly XiDachSeatView[];
  /** How many cards are undealt. */
  readonly stock: number;
  /** The total with which the banker checked this player, if the player asked for it. */
  readonly bankerTotal: number | null;
  /** This seat itself drew over 21 and will pay if caught. */
  readonly offender: boolean;
  readonly legal: readonly XiDachOption[];
}
