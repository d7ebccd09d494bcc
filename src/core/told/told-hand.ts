/** Hands of which somebody says what they come to, and what a game has to say about them. */

import type { Card } from '../card.ts';
import { type Field, unknownCards } from '../case.ts';
import type { HandKind } from '../game/vocabulary.ts';
import type { Rules } from '../house-rules.ts';

/** What somebody says a hand comes to, in place of its cards; what is left out was not said. */
export interface Told {
  readonly kind?: HandKind | undefined;
  readonly total?: number | undefined;
  readonly count?: number | undefined;
}

/**
 * A hand of a story. Where `told` is undefined all its cards are named (those of its `unknown` places are not, but there are no
 * more); else `cards` are those that were named all the same.
 */
export interface ToldHand extends Field {
  readonly told?: Told | undefined;
}

/** What was taken for granted because nobody said otherwise. */
export const GRANTED = ['under-five-cards', 'no-twos', 'no-twos-or-quads', 'laid-first'] as const;
export type Granted = (typeof GRANTED)[number];

/** Whole hands of one worth, the most ordinary first, of the cards that were named and of these. */
export type Candidates = (free: readonly Card[]) => Iterable<readonly Card[]>;

/** What makes an unusual hand so: how many 2s, how many quads it holds (Sâm). */
export interface Unusual {
  readonly twos?: number;
  readonly quads?: number;
}

/** One way in which a hand can be what was told of it. */
export interface HandWay {
  /**
   * The first is the hand to be shown. Where hands of several worths fit, the others are those between which all of them lie: the
   * lowest first and the highest first, of each kind of hand.
   */
  readonly hands: readonly Candidates[];
  readonly unusual?: Unusual;
}

/** What a game has whose hands can be told by what they come to. */
export interface ToldHands<R extends Rules = Rules, V = unknown> {
  /** Left out where nothing is taken for granted. */
  readonly granted?: {
    /** Can several hands be unusual in one story, or is it told of one at a time? */
    readonly together: boolean;
    /** What was taken for granted, by what hands could be instead. */
    codeOf(unusual: readonly Unusual[]): Granted;
  };
  /**
   * The ways in which a hand can be, the usual one first. A way that no cards make is passed over.
   * @param told whole numbers only
   * @param hand what was named of its cards
   */
  waysOf(told: Told, hand: Field, rules: R): readonly HandWay[];
  /**
   * Does the verdict agree with what was told? Left out where a hand comes to the same whatever the others hold.
   * @param hands in the order of the fields
   */
  agrees?(verdict: V, hands: readonly ToldHand[]): boolean;
}

/** How many cards a hand has, where that was told or some of them are said to be face down. */
export function toldCount({ count }: Told, hand: Field): number | undefined {
  const unknown = unknownCards([hand]);
  return count ?? (unknown > 0 ? hand.cards.length + unknown : undefined);
}
