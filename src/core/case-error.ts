import type { Card, Rank } from './card.ts';
import type { Case, Role } from './case.ts';
import type { SettingValue } from './house-rules.ts';

/** What is wrong with a text, with what a sentence about it needs. The codes are part of the contract and stay. */
export type Misreading =
  | { readonly code: 'empty' }
  /** `tooMuch`: it is short enough, and there is more in it than can be read as words. */
  | { readonly code: 'too-long'; readonly limit: number; readonly tooMuch?: true }
  | {
      readonly code: 'bad-syntax';
      readonly what:
        | 'after-game'
        | 'unclosed-brace'
        | 'setting'
        | 'field-without-colon'
        | 'name'
        /** What people write could be two cases that are ruled otherwise, or a case of two games. */
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
      /** Where it is the name behind an eaten card: whom the card can have been eaten from. */
      readonly eatenFrom?: readonly string[];
    }
  | { readonly code: 'missing-field'; readonly role: Role }
  /** `out`: the name is new, but there is somebody without cards already, and a game has one winner. */
  | { readonly code: 'duplicate-field'; readonly name: string; readonly out: boolean }
  | { readonly code: 'bad-card'; readonly why: 'not-a-card' | 'nothing' | 'star' | 'behind-star' | 'not-held' }
  /** Somebody's total or kind of hand was told, or how many cards (`counted`), and not which. */
  | { readonly code: 'bad-card'; readonly why: 'not-told'; readonly name: string; readonly counted: boolean }
  /** Its suit was not said, and would change the ruling. `alone`: its words say no other card. */
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
  | { readonly code: 'eaten-card-outside-meld'; readonly card: Card };

export type ErrorCode = Misreading['code'];

/** A text that is no case: the leftmost fault, where it is, and all that could be read all the same. */
export type CaseError = Misreading & {
  /** Offset of the offending text in the text as given, in UTF-16 units. */
  readonly at: number;
  readonly length: number;
  /** The offending text. */
  readonly found: string;
  /** What could be read; without a known game there is nothing. */
  readonly read: Case | null;
};
