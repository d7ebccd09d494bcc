/** Hands as they were told: what the search builds, and what becomes a case. */

import type { Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Kind, Verb } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { WrittenCard } from './cards-in-word.ts';

/** From whom a card was eaten: a name as it was written. */
export interface LooseMark {
  readonly chot: boolean;
  readonly from?: string;
}

/** A card as it was told; `suit` may have come later, from a word that holds for several cards. */
export interface LooseCard extends Span {
  readonly rank: WrittenCard['rank'];
  readonly suit: Suit | undefined;
  /** A number in letters said it. */
  readonly loose: boolean;
  /** A word or a sign parts it from the card before. */
  readonly apart: boolean;
  readonly eaten?: LooseMark;
}

/** `9 7… à 9 8`: the later cards take the place of as many before them. @param from where the later ones begin; undefined where all hold */
export function corrected(cards: readonly LooseCard[], from: number | undefined): readonly LooseCard[] {
  if (from === undefined) return cards;
  const later = cards.slice(from);
  return [...cards.slice(0, Math.max(0, from - later.length)), ...later];
}

/** What somebody says that a hand is, or comes to. */
export type Claim = Span & { readonly asked: boolean; readonly behind: boolean } & (
    | { readonly kind: Kind; readonly total?: never }
    | { readonly total: number; readonly kind?: never }
  );

/** A hand as it was told. */
export interface LooseHand {
  readonly role: Role;
  /** Undefined where nobody was named. */
  readonly name: string | undefined;
  readonly known: 'nobody' | 'known' | 'unknown';
  /** Where it is named, or where it begins. */
  readonly place: Span;
  readonly cards: readonly LooseCard[];
  /** Somebody said that nothing is held. */
  readonly empty: boolean;
  readonly claims: readonly Claim[];
  /** How many cards there are, where somebody said so. */
  readonly announced: (Span & { readonly count: number }) | undefined;
  /** Of all cards that have none of their own. */
  readonly suit: Suit | undefined;
  /** What was done with these cards; `over`: other cards were told as what does it to them. */
  readonly verb: Verb | undefined;
  readonly over: boolean;
  /** `An với Bình đều 10 8`: those who were named before it, and had no cards of their own, hold the same. */
  readonly shared: boolean;
  /** It is told against the one before. */
  readonly versus: boolean;
  /** Cards from this place on take the place of those before. */
  readonly corrected: number | undefined;
}
