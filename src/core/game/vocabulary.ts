/** What words can mean in a description of hands, and what a game adds to that. */

import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';

/** Several cards of one rank, or a form of a whole hand, under the name that `Vocabulary.kinds` looks up in the verdict. */
export type HandKind = string;

/** The meanings of a word or phrase. One spelling may have several. */
export type Meaning =
  /**
   * `number`: a number in letters, which may be a count (`hai`) or a person (`Hai`). `plural`: stands for several (`aces`).
   * `rare`: only some people say so.
   */
  | {
      readonly is: 'rank';
      readonly rank: Rank;
      readonly number?: boolean;
      readonly plural?: boolean;
      readonly rare?: boolean;
    }
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'count'; readonly count: number }
  /** Counts cards. `con` is also a player against the banker. */
  | { readonly is: 'unit' }
  /** So many of one rank; `pairs`: so many pairs. */
  | { readonly is: 'group'; readonly size: 2 | 3 | 4; readonly pairs?: 2; readonly kind: HandKind }
  /** Three of one rank and two of another. */
  | { readonly is: 'full'; readonly kind: HandKind }
  /** A straight, a flush, or both. */
  | { readonly is: 'row'; readonly kind: HandKind; readonly suited?: boolean }
  | { readonly is: 'flush'; readonly kind: HandKind | undefined }
  | { readonly is: 'from' | 'to' | 'of' | 'and' | 'versus' | 'points' | 'worth' | 'article' }
  | { readonly is: 'role'; readonly role: Exclude<Role, 'player'> }
  /** The person named before it is the banker. */
  | { readonly is: 'deals' }
  /** A person. `nobody`: no particular one. */
  | { readonly is: 'person'; readonly nobody: boolean; readonly english?: boolean }
  /** A name follows: `ông Tư`. */
  | { readonly is: 'title' }
  /** What is done with cards; it decides which of two plays lies on the table. */
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'draws' | 'empty' | 'same' | 'corrects' | 'asks' | 'eaten' | 'chot' | 'house' }
  /** The card that follows is in no hand: thrown away, laid off, or waited for. */
  | { readonly is: 'without' }
  /** What follows is reported speech, not cards that were dealt or played. */
  | { readonly is: 'says' }
  /** A statement about a hand. `cards`: it names the cards by itself (two aces). */
  | { readonly is: 'kind'; readonly kind: HandKind; readonly cards?: readonly Rank[] }
  /** The number next to it counts something other than cards: rounds, people, chips. */
  | { readonly is: 'counted' | 'ordinal' }
  /** Says nothing about the hands. */
  | { readonly is: 'chatter'; readonly english?: boolean };

export const VERBS = ['lies', 'plays', 'beats', 'beaten', 'by'] as const;
export type Verb = (typeof VERBS)[number];

/** A meaning of one kind. */
export type MeaningOf<K extends Meaning['is']> = Extract<Meaning, { readonly is: K }>;

/** Phrases that mean the same, with commas between. */
export type Phrases = readonly (readonly [Meaning, string])[];

/** What a verdict says of one hand: `kind`, `points` and the like, by the verdict's JSON keys; and its `ranks`. */
export type HandFacts = ReadonlyMap<string, unknown>;

/** The terms of one game. */
export interface Vocabulary {
  /** Names of the game, and the preset that a name stands for. `counts`: the name may also count cards (`ba cây 7`). */
  readonly names: readonly { readonly says: string; readonly preset?: string; readonly counts?: boolean }[];
  /** Names of its rule sets, by preset. */
  readonly ruleSetNames: Readonly<Record<string, string>>;
  readonly roles: readonly Role[];
  /** How many cards a hand has: the minimum, the maximum, and the usual number. */
  readonly hand: {
    readonly least: number;
    readonly most: number;
    readonly usual: readonly number[];
    /** Where several players hold cards, each of them is named: hands that begin anywhere could not be told apart (Tá Lả). */
    readonly named?: boolean;
    /** One suit at the end of a hand applies to all its cards, in games of flushes (Xì Tố). */
    readonly suitForAll?: boolean;
  };
  /** The ranks of its deck, where no rule set uses all of them. */
  readonly ranks?: readonly Rank[];
  /** Words with a meaning of their own in this game. */
  readonly phrases: Phrases;
  /** Words that are used of no other game: where no game is named they tell which it is. */
  readonly terms: string;
  /** Claims about a hand, and whether the verdict confirms them. */
  readonly kinds: Readonly<Record<HandKind, (told: HandFacts) => boolean>>;
  /** Whether the verdict confirms a stated total; without it totals are not checked. */
  readonly agrees?: (total: number, told: HandFacts) => boolean;
}
