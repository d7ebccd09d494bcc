/** Hands as a text describes them: built by the search, then turned into a case. */

import type { Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { HandKind, Verb } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { WrittenCard } from './cards-in-word.ts';

/** From whom a card was eaten: the name as written. */
export interface LooseMark {
  readonly chot: boolean;
  readonly from?: string;
}

/** A card as described; `suit` may come later, from a word that applies to several cards. */
export interface LooseCard extends Span {
  readonly rank: WrittenCard['rank'];
  readonly suit: Suit | undefined;
  /** Named by a number in letters. */
  readonly loose: boolean;
  /** A word or a sign separates it from the card before. */
  readonly apart: boolean;
  readonly eaten?: LooseMark;
}

/** `9 7… à 9 8`: the later cards take the place of as many before them. @param from where the later ones begin; undefined where all hold */
export function corrected(cards: readonly LooseCard[], from: number | undefined): readonly LooseCard[] {
  if (from === undefined) return cards;
  const later = cards.slice(from);
  return [...cards.slice(0, Math.max(0, from - later.length)), ...later];
}

/** A claim about a hand's kind or total. */
export type Claim = Span & { readonly asked: boolean; readonly behind: boolean } & (
    | { readonly kind: HandKind; readonly total?: never }
    | { readonly total: number; readonly kind?: never }
  );

/** A hand as described. */
export interface LooseHand {
  readonly role: Role;
  /** Undefined where no player was named. */
  readonly name: string | undefined;
  readonly known: 'nobody' | 'known' | 'unknown';
  /** Where the player is named, or where the hand starts. */
  readonly place: Span;
  readonly cards: readonly LooseCard[];
  /** The places of cards that nobody told: `?`. */
  readonly untold: readonly Span[];
  /** The text says that the player holds nothing. */
  readonly empty: boolean;
  readonly claims: readonly Claim[];
  /** The number of cards, where it was stated; `part`: some of them are named. */
  readonly announced: (Span & { readonly count: number; readonly part: boolean }) | undefined;
  /** The suit of all cards that have none of their own. */
  readonly suit: Suit | undefined;
  /** What was done with these cards; `over`: other cards were named as what does it to them. */
  readonly verb: Verb | undefined;
  readonly over: boolean;
  /** `An với Bình đều 10 8`: the players named before this hand without cards of their own hold the same. */
  readonly shared: boolean;
  /** It is compared with the one before. */
  readonly versus: boolean;
  /** Cards from this index on replace earlier ones. */
  readonly corrected: number | undefined;
}
