import type { Card } from '#core/card.ts';
import type { Chips, RuledEvent, SeatView, Setup, TableView } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { Category } from '../engine/category.ts';
import type { XiToRules } from '../engine/rules.ts';

/** What everybody puts in before the deal, in chips: 1 cược. Rule xt-ante. */
export const ANTE = 1;

/** Betting rounds: after the second, third, fourth and fifth card. Rule xt-rounds. */
export const STREETS = 4;

export interface XiToSetup extends Setup {
  /** The table's limit for one tố, in whole chips. */
  readonly limit: number;
}

export interface Seat {
  readonly name: Who;
  /** The hole card first, then the up cards; until the hole card is chosen, the two as they were dealt. */
  readonly cards: readonly Card[];
  /** False while the seat has still to choose which card lies face down (house rule `hole`). */
  readonly chosen: boolean;
  readonly folded: boolean;
  /** Turned up at the showdown. */
  readonly shown: boolean;
  /** Chips put in during this betting round. */
  readonly bet: number;
  /** All chips put in, the ante too. */
  readonly paid: number;
  /** Chips taken from the pot. */
  readonly won: number;
}

export interface XiToState {
  readonly rules: XiToRules;
  readonly setup: XiToSetup;
  /** The undealt cards, the next one first. */
  readonly stock: readonly Card[];
  /** In turn order, clockwise. */
  readonly seats: readonly Seat[];
  /** 0 while hole cards are chosen, then 1 to 4. */
  readonly street: number;
  /** Who speaks first in this betting round. */
  readonly speaker: Who | null;
  /** Who moves; null once the round is over. */
  readonly turn: Who | null;
  /** The seats that have spoken since the last tố. */
  readonly spoken: readonly Who[];
  readonly actions: readonly XiToAction[];
  readonly log: readonly XiToEvent[];
}

/** What a seat does. `amount` of a tố is what it adds to the bet that must be matched. */
export type XiToAction =
  | { readonly type: 'to'; readonly seat: Who; readonly amount: number }
  | { readonly type: 'theo'; readonly seat: Who }
  | { readonly type: 'up'; readonly seat: Who }
  | { readonly type: 'check'; readonly seat: Who }
  /** Which of the seat's first two cards lies face down. */
  | { readonly type: 'hole'; readonly seat: Who; readonly card: Card };

/** One thing that happened, with the rule that governs it: enough to say it in a sentence, hidden cards included. */
export type XiToEvent =
  | RuledEvent<'ante', 'xt-ante', { chips: number }>
  /** `down`: face down. */
  | RuledEvent<'deal', 'xt-deal' | 'xt-streets', { cards: readonly Card[]; down: boolean }>
  /** The seat has chosen which card lies face down; nobody else knows it. */
  | RuledEvent<'hole', 'xt-deal', { cards: readonly Card[] }>
  /** The card that the seat did not hide is turned up. */
  | RuledEvent<'turn', 'xt-deal', { cards: readonly Card[] }>
  /** `cards` are the seat's up cards, the strongest on the table. */
  | RuledEvent<'speak', 'xt-first-actor', { street: number; cards: readonly Card[]; category: Category }>
  /** `chips` is what the seat puts in, `amount` what it adds to the bet, `bet` what must be matched now. */
  | RuledEvent<'to', 'xt-act-to', { amount: number; chips: number; bet: number }>
  | RuledEvent<'theo', 'xt-act-theo', { chips: number }>
  /** `lost` is what the seat leaves in the pot. */
  | RuledEvent<'up', 'xt-act-up', { lost: number }>
  | RuledEvent<'check', 'xt-no-check'>
  /** The hole card is turned up; `category` is the whole hand's. */
  | RuledEvent<'show', 'xt-showdown', { cards: readonly Card[]; category: Category }>
  | RuledEvent<
      'win',
      'xt-pay-pot' | 'xt-last-standing',
      {
        pot: number;
        /** Who shares it, in turn order; one where nobody ties. */
        shares: readonly Chips[];
      }
    >
  | RuledEvent<'end', 'xt-pay-pot', { result: readonly Chips[] }>;

/** One seat as another sees it. */
export interface XiToSeatView extends SeatView {
  readonly folded: boolean;
  /** Chips put in during this betting round. */
  readonly bet: number;
}

export interface XiToView extends TableView<XiToAction> {
  readonly rules: XiToRules;
  readonly seats: readonly XiToSeatView[];
  readonly street: number;
  readonly speaker: Who | null;
  /** Chips in the pot. */
  readonly pot: number;
  /** Chips that this seat must put in to stay. */
  readonly toMatch: number;
  readonly limit: number;
}
