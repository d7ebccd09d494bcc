/** What words can mean to somebody who tells a hand of cards, and what a game adds to that. */

import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';

/** Several of one rank, or a form of a whole hand, by the name that `Vocabulary.kinds` holds against the verdict. */
export type Kind = string;

/** What a word or phrase may stand for. One spelling may have several. */
export type Meaning =
  /** `number`: a number in letters, which counts as well (`hai`) or is somebody (`Hai`). `plural`: stands for several (`aces`). `rare`: only some say so. */
  | {
      readonly is: 'rank';
      readonly rank: Rank;
      readonly number?: boolean;
      readonly plural?: boolean;
      readonly rare?: boolean;
    }
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'count'; readonly count: number }
  /** Counts cards. `con` is also who plays against the banker. */
  | { readonly is: 'unit' }
  /** So many of one rank; `pairs`: of each of so many ranks. */
  | { readonly is: 'group'; readonly size: 2 | 3 | 4; readonly pairs?: 2; readonly kind: Kind }
  /** Three of one rank and two of another. */
  | { readonly is: 'full'; readonly kind: Kind }
  /** A hand whose cards are one by one in a row, or of one suit, or both. */
  | { readonly is: 'row'; readonly kind: Kind; readonly suited?: boolean }
  | { readonly is: 'flush'; readonly kind: Kind | undefined }
  | { readonly is: 'from' | 'to' | 'of' | 'and' | 'versus' | 'points' | 'worth' | 'article' }
  | { readonly is: 'role'; readonly role: Exclude<Role, 'player'> }
  /** Whoever was named holds the bank. */
  | { readonly is: 'deals' }
  /** Somebody. `nobody`: without a name. */
  | { readonly is: 'person'; readonly nobody: boolean; readonly english?: boolean }
  /** A name follows: `ông Tư`. */
  | { readonly is: 'title' }
  /** What is done with cards; which of two plays lies on the table hangs on it. */
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'draws' | 'empty' | 'same' | 'corrects' | 'asks' | 'eaten' | 'chot' | 'house' }
  /** The card that follows is in nobody's hand: thrown away, laid off, or waited for. */
  | { readonly is: 'without' }
  /** What follows is what somebody says, not what was dealt or played. */
  | { readonly is: 'says' }
  /** What a hand is said to be. `cards`: it tells them by itself (two aces). */
  | { readonly is: 'kind'; readonly kind: Kind; readonly cards?: readonly Rank[] }
  /** The number before it, or behind it, counts something that is no card: rounds, people, chips. */
  | { readonly is: 'counted' | 'ordinal' }
  /** Says nothing of the hands. */
  | { readonly is: 'chatter'; readonly english?: boolean };

export const VERBS = ['lies', 'plays', 'beats', 'beaten', 'by'] as const;
export type Verb = (typeof VERBS)[number];

/** A meaning of one kind. */
export type MeaningOf<K extends Meaning['is']> = Extract<Meaning, { readonly is: K }>;

/** Phrases that mean the same, with commas between. */
export type Phrases = readonly (readonly [Meaning, string])[];

/** What a verdict says of one hand: `kind`, `points` and the like, by the names that the verdict's JSON has; and its `ranks`. */
export type Told = ReadonlyMap<string, unknown>;

/** The terms of one game. */
export interface Vocabulary {
  /** What the game is called, and the rule set that a name stands for. `counts`: the name may count cards as well (`ba cây 7`). */
  readonly names: readonly { readonly says: string; readonly preset?: string; readonly counts?: boolean }[];
  /** What its rule sets are called, by preset. */
  readonly houses: Readonly<Record<string, string>>;
  readonly roles: readonly Role[];
  /** How many cards a hand has, least, most, and nearly always. */
  readonly hand: {
    readonly least: number;
    readonly most: number;
    readonly usual: readonly number[];
    /** Where several hold cards, each of them is named. */
    readonly named?: boolean;
    /** One suit at the end of a hand is that of all its cards. */
    readonly suitForAll?: boolean;
  };
  /** The ranks of its pack, where no house has all of them. */
  readonly ranks?: readonly Rank[];
  /** Words with a meaning of their own in this game. */
  readonly phrases: Phrases;
  /** Words that nobody says of another game: where none is named they tell which it is. */
  readonly terms: string;
  /** What somebody may say of a hand, and whether the verdict bears it out. */
  readonly kinds: Readonly<Record<Kind, (told: Told) => boolean>>;
  /** Whether the verdict bears a stated total out; without it totals are not held against anything. */
  readonly agrees?: (total: number, told: Told) => boolean;
}
