/** A reading of a text up to some place. */

import type { Suit } from '#core/card.ts';
import type { Verb } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import type { Claim, LooseCard, LooseHand, LooseMark } from '../hands.ts';
import { type Edge, GAPS, type Gap } from '../lattice/piece.ts';
import type { Feature } from '../weights.ts';

/** A cost, linked to all costs before it. */
export interface CostList {
  readonly pays: readonly Feature[];
  readonly before: CostList | undefined;
}

/** Words that belong to no hand. */
export interface UnreadWords extends Span {
  /** It may be a card, and must be reported if unused. */
  readonly card: boolean;
  /** It is a card, and in nobody's hand. */
  readonly held?: false;
}

/** A reading of a text up to some place. */
export interface ReadingDraft {
  readonly hands: readonly LooseHand[];
  /** The index of the hand that cards are added to; -1 for none. */
  readonly open: number;
  readonly gap: Gap;
  readonly prev: Edge['is'] | 'start';
  /** What is done with the cards that follow. */
  readonly verb: Verb | undefined;
  /** The index of the hand that does it. */
  readonly subject: number;
  /** How the following cards are taken: drawn, replacing earlier cards, or eaten. */
  readonly draws: boolean;
  readonly corrects: boolean;
  readonly eats: LooseMark | undefined;
  /** An unused word at the start of a part: it may be a name. */
  readonly talk: Span | undefined;
  /** The card that follows is in no hand. */
  readonly without: Span | undefined;
  /** Somebody is quoted. */
  readonly says: boolean;
  /** The text returns to a hand that was started before. */
  readonly again: boolean;
  /** A question is being asked. */
  readonly asks: boolean;
  /** Claims about the next hand, made before its player is named. */
  readonly nextClaims: { readonly claims: readonly Claim[]; readonly suit: Suit | undefined } | undefined;
  /** The suit of the cards in this part of the text. */
  readonly partSuit: Suit | undefined;
  /** Names that are the banker's. */
  readonly bankers: readonly string[];
  /** The player is named after the cards. */
  readonly nameFollows: boolean;
  /** Cards that were only mentioned. */
  readonly mentions: readonly (WrittenCard & Span)[];
  readonly unread: readonly UnreadWords[];
  readonly cost: number;
  readonly bill: CostList | undefined;
  /** A key that is equal for readings with the same content so far, and what the last step added to it. */
  readonly sign: number;
  readonly key: string;
}

export type DraftChange = Partial<Omit<ReadingDraft, 'cost' | 'bill' | 'sign'>>;

/** A card with what is known of it. */
export type ToldCard = Pick<LooseCard, 'rank'> & { readonly suit?: Suit | undefined };

export const START: ReadingDraft = {
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
  nextClaims: undefined,
  partSuit: undefined,
  bankers: [],
  nameFollows: false,
  mentions: [],
  unread: [],
  cost: 0,
  bill: undefined,
  sign: 0,
  key: '',
};

export const NOBODY: LooseHand = {
  role: 'player',
  name: undefined,
  known: 'nobody',
  place: { from: 0, to: 0 },
  cards: [],
  untold: [],
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

/**
 * A number for a text that is extended step by step: equal content has equal numbers. Concatenated strings would have to be
 * joined again for each draft.
 */
export function extendKey(sign: number, more: string): number {
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

/** The hands with another one in place of the current one. */
export function withOpen({ hands, open }: ReadingDraft, hand: LooseHand): LooseHand[] {
  return replaced(hands, open, hand);
}

/** The hands with the one at an index replaced. */
export function replaced(hands: readonly LooseHand[], at: number, hand: LooseHand): LooseHand[] {
  const next = [...hands];
  next[at] = hand;
  return next;
}

/** A player is named who has no cards yet. */
export function isBegun(hand: LooseHand | undefined): hand is LooseHand & { readonly name: string } {
  return hand !== undefined && hand.cards.length + hand.untold.length === 0 && !hand.empty && hand.name !== undefined;
}

/** Do the two agree as far as they are known? */
export function isAlike(one: ToldCard, other: ToldCard): boolean {
  return one.rank === other.rank && (one.suit === undefined || other.suit === undefined || one.suit === other.suit);
}

/** Does a player hold this very card, or all four of its rank? */
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
