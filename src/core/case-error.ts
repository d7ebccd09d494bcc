import type { Card, Rank } from './card.ts';
import type { Case, Role } from './case.ts';
import type { SettingValue } from './house-rules.ts';

/**
 * What is wrong with a text, with the data that a sentence about it needs. The codes are part of the contract and never change.
 */
export type Misreading =
  | { readonly code: 'empty' }
  /** `tooMuch`: short enough, but too much work to read as free text. */
  | { readonly code: 'too-long'; readonly limit: number; readonly tooMuch?: true }
  | {
      readonly code: 'bad-syntax';
      readonly what:
        | 'after-game'
        | 'unclosed-brace'
        | 'setting'
        | 'field-without-colon'
        | 'name'
        /** The text could be two cases that are ruled differently, or a case of two games. */
        | 'two-ways'
        | 'which-game';
    }
  | { readonly code: 'unknown-game'; readonly known: readonly string[] }
  | { readonly code: 'unknown-preset'; readonly known: readonly string[] }
  | { readonly code: 'unknown-setting'; readonly known: readonly string[] }
  | {
      readonly code: 'bad-value';
      readonly key: string;
      readonly allowed: readonly SettingValue[];
      readonly twice: boolean;
    }
  | {
      readonly code: 'unknown-field';
      readonly roles: readonly Role[];
      /** Set where the fault is the name behind an eaten card: the players from whom the card can have been eaten. */
      readonly eatenFrom?: readonly string[];
    }
  | { readonly code: 'missing-field'; readonly role: Role }
  /** `out`: the name is new, but another hand without cards is there already, and a game has one winner. */
  | { readonly code: 'duplicate-field'; readonly name: string; readonly out: boolean }
  | { readonly code: 'bad-card'; readonly why: 'not-a-card' | 'nothing' | 'star' | 'behind-star' | 'not-held' }
  /** `?` where a game rules on whole hands only, or where every card of a case must be known. */
  | { readonly code: 'bad-card'; readonly why: 'unknown' }
  /** A total, a kind of hand or a number of cards (`counted`) was stated, but not the cards. */
  | { readonly code: 'bad-card'; readonly why: 'not-told'; readonly name: string; readonly counted: boolean }
  /** The suit is missing and would change the ruling. `alone`: no other card of the text has the same words. */
  | { readonly code: 'bad-card'; readonly why: 'no-suit'; readonly rank: Rank; readonly alone: boolean }
  | { readonly code: 'duplicate-card'; readonly card: Card; readonly holder: string }
  | { readonly code: 'card-not-in-deck'; readonly card: Card }
  | {
      readonly code: 'wrong-card-count';
      readonly name: string;
      readonly count: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'wrong-player-count';
      readonly count: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'eaten-card-outside-meld'; readonly card: Card }
  /** The ways to fill in the unknown cards cannot be counted within a second, or there are fewer cards left than places. */
  | { readonly code: 'too-many-unknown' };

export type ErrorCode = Misreading['code'];

/** A text that is no case: the leftmost fault, its place, and everything that could be read. */
export type CaseError = Misreading & {
  /** The offset of the offending text in the given text, in UTF-16 units. */
  readonly at: number;
  readonly length: number;
  /** The offending text. */
  readonly found: string;
  /** What could be read; undefined without a known game. */
  readonly read: Case | null;
};
