/** The meanings that a stretch of a text may have. */

import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { HandKind, Verb } from '#core/game/vocabulary.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import type { PhraseEntry } from '../lexicon.ts';
import type { Feature } from '../weights.ts';

export type Gap = (typeof GAPS)[keyof typeof GAPS];

/** What a stretch of tokens is taken for. */
export type Piece =
  | { readonly is: 'cards'; readonly cards: readonly WrittenCard[]; readonly loose: boolean }
  | { readonly is: 'mention'; readonly cards: readonly WrittenCard[] }
  | { readonly is: 'suits'; readonly suits: readonly Suit[] }
  | { readonly is: 'flush'; readonly kind: HandKind | undefined; readonly suit: Suit | undefined }
  /** The suit of all cards that follow in this part. */
  | { readonly is: 'ahead'; readonly suit: Suit }
  | { readonly is: 'kind'; readonly kind: HandKind; readonly cards: readonly Rank[] }
  /** `part`: some of the counted cards are named behind it. */
  | { readonly is: 'announce'; readonly count: number; readonly listed: boolean; readonly part: boolean }
  | { readonly is: 'role'; readonly role: Exclude<Role, 'player'>; readonly behind: boolean }
  | {
      readonly is: 'person';
      readonly name: string;
      readonly known: 'nobody' | 'known' | 'unknown';
      readonly behind: boolean;
    }
  | { readonly is: 'verb'; readonly verb: Verb; readonly ends: boolean }
  | { readonly is: 'total'; readonly total: number }
  | { readonly is: 'star'; readonly chot: boolean; readonly from: string | undefined }
  | { readonly is: 'gap'; readonly gap: Gap; readonly sign: string }
  | {
      readonly is:
        | 'deals'
        | 'draws'
        | 'empty'
        | 'of'
        | 'same'
        | 'corrects'
        | 'asks'
        | 'chatter'
        | 'eaten'
        | 'chot'
        | 'own'
        | 'without'
        | 'says'
        | 'untold';
    }
  /** Unknown. `card`: it may be a card, and must be reported if unused. */
  | { readonly is: 'left'; readonly card: boolean };

export type Edge = Piece & {
  /** Places in the list of tokens. */
  readonly at: number;
  readonly to: number;
  readonly pays: readonly Feature[];
};

/** Tokens that were consumed already: the name of the game, or of a rule set. */
export interface Passed {
  readonly at: number;
  readonly to: number;
}

export interface Found<T> {
  readonly value: T;
  readonly to: number;
  readonly pays: readonly Feature[];
}

export interface RankFound extends Found<Rank> {
  readonly number: boolean;
  readonly plural: boolean;
  /** Named by a word, not by a sign. */
  readonly word: boolean;
}

export type Meant = PhraseEntry & { readonly to: number };

/** Takes what stands from a place on for cards. */
export type AddCards = (cards: readonly WrittenCard[], to: number, pays: readonly Feature[], loose?: boolean) => void;

/** How much a sign parts what stands before it from what stands behind it. */
export const GAPS = { none: 0, words: 1, comma: 2, bracket: 3, stop: 4, line: 5, versus: 6 } as const;
