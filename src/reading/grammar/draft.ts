/** A reading of a text up to a place. */

import type { Suit } from '#core/card.ts';
import type { Verb } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import type { Claim, LooseCard, LooseHand, LooseMark } from '../hands.ts';
import { type Edge, GAPS, type Gap } from '../lattice/piece.ts';
import type { Feature } from '../weights.ts';

/** A payment, and all before it. */
export interface Bill {
  readonly pays: readonly Feature[];
  readonly before: Bill | undefined;
}

/** Words that are in no hand. */
export interface Unread extends Span {
  /** It may be a card, and must not be lost. */
  readonly card: boolean;
  /** It is one, and in nobody's hand. */
  readonly held?: false;
}

/** A reading of a text up to a place. */
export interface Draft {
  readonly hands: readonly LooseHand[];
  /** Which hand cards go to; -1 for none. */
  readonly open: number;
  readonly gap: Gap;
  readonly prev: Edge['is'] | 'start';
  /** What is done with the cards that follow. */
  readonly verb: Verb | undefined;
  /** The hand that does it. */
  readonly subject: number;
  /** What follows is drawn, or takes the place of what was told; or was eaten. */
  readonly draws: boolean;
  readonly corrects: boolean;
  readonly eats: LooseMark | undefined;
  /** A word of talk that begins a part: it may be somebody. */
  readonly talk: Span | undefined;
  /** The card that follows is in no hand. */
  readonly without: Span | undefined;
  /** Somebody is quoted. */
  readonly says: boolean;
  /** The hand was told before, and somebody comes back to it. */
  readonly again: boolean;
  /** A question is being asked. */
  readonly asks: boolean;
  /** What was said of the hand that is told next, before anybody is named. */
  readonly ahead: { readonly claims: readonly Claim[]; readonly suit: Suit | undefined } | undefined;
  /** The suit of the cards in this part of the text. */
  readonly suitAhead: Suit | undefined;
  /** Names that are the banker's. */
  readonly bankers: readonly string[];
  /** Who holds cards is told behind them. */
  readonly namesBehind: boolean;
  /** Cards that were only spoken of. */
  readonly mentions: readonly (WrittenCard & Span)[];
  readonly unread: readonly Unread[];
  readonly cost: number;
  readonly bill: Bill | undefined;
  /** Tells readings apart that say the same so far. */
  readonly sign: number;
}

export type Change = Partial<Omit<Draft, 'cost' | 'bill'>>;

/** A card, as far as it was told. */
export type Told = Pick<LooseCard, 'rank'> & { readonly suit?: Suit | undefined };

export const START: Draft = {
  hands: [],
  open: -1,
  gap: GAPS.none,
  prev: 'start',
  verb: undefined,
  subject: -1,
  draws: false,
  corrects: false,
  eats: undefined,
  without: undefined,
  says: false,
  again: false,
  asks: false,
  talk: undefined,
  ahead: undefined,
  suitAhead: undefined,
  bankers: [],
  namesBehind: false,
  mentions: [],
  unread: [],
  cost: 0,
  bill: undefined,
  sign: 0,
};

export const NOBODY: LooseHand = {
  role: 'player',
  name: undefined,
  known: 'nobody',
  place: { from: 0, to: 0 },
  cards: [],
  empty: false,
  claims: [],
  announced: undefined,
  suit: undefined,
  verb: undefined,
  over: false,
  shared: false,
  versus: false,
  corrected: undefined,
};

/** A number for a text that goes on: what said the same so far has the same. A rope of strings would be joined anew for each draft. */
export function signed(sign: number, more: string): number {
  let low = sign >>> 0;
  let high = Math.floor(sign / 2 ** 32);
  for (let i = 0; i < more.length; i++) {
    const code = more.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = (Math.imul(high ^ code, 0x85ebca6b) >>> 0) & 0xfffff;
  }
  return high * 2 ** 32 + low;
}

/** The wider of two gaps. */
export function widen(gap: Gap, by: Gap): Gap {
  return gap > by ? gap : by;
}

/** The hands with another one in a place. */
export function replaced(hands: readonly LooseHand[], at: number, hand: LooseHand): LooseHand[] {
  const next = [...hands];
  next[at] = hand;
  return next;
}

/** As far as they were told, the same card. */
export function isAlike(one: Told, other: Told): boolean {
  return one.rank === other.rank && (one.suit === undefined || other.suit === undefined || one.suit === other.suit);
}

/** Does somebody hold this very card, or all four of its rank? */
export function isTwice(card: LooseCard, hands: readonly LooseHand[]): boolean {
  let alike = 0;
  for (const hand of hands) {
    const from = hand.corrected ?? 0;
    for (const [i, one] of hand.cards.entries()) {
      if (one.rank !== card.rank || (hand.corrected !== undefined && i < from)) continue;
      alike++;
      if (card.suit !== undefined && one.suit === card.suit) return true;
    }
  }
  return alike >= 4;
}
