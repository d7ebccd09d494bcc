import type { Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Span } from '../scanner.ts';
import type { WrittenCard } from './cards-in-word.ts';

/** A card of a hand as it was told; `suit` may come later, from a word that holds for several cards. */
export interface LooseCard extends Span {
  readonly rank: WrittenCard['rank'];
  suit: Suit | undefined;
  eaten?: LooseMark;
}

/** From whom a card was eaten: a name as it was written. */
export interface LooseMark {
  readonly chot: boolean;
  readonly from?: string;
  readonly place: Span;
}

/** A hand as it was told. */
export interface LooseHand {
  role: Role;
  /** Undefined where nobody was named. */
  name: string | undefined;
  /** Where it is named, or where it begins. */
  place: Span;
  readonly cards: LooseCard[];
  /** Somebody said that nothing is held. */
  empty: boolean;
}

/** Words that could not be read. `harmless`: whatever they say, no card and no name is among them. */
export interface Unread extends Span {
  readonly harmless: boolean;
  /** It stands where a card is expected. */
  readonly card: boolean;
}

/** All that was told, hand by hand. */
export interface Interpretation {
  readonly hands: readonly LooseHand[];
  readonly unread: readonly Unread[];
  /** Words that could be a name as well as nothing, or a name as well as a card: places in the list of tokens. */
  readonly doubtful: readonly number[];
}

/** How a text is taken where it could be taken in two ways. */
export interface Way {
  /** `cơ 8` is a card, not `có 8`. */
  readonly suitFirst: boolean;
  /** A line that names nobody is another hand. */
  readonly lineIsHand: boolean;
  /** Doubtful words that are not taken as they are at first: a name is nothing then, a card is a name. */
  readonly turned: ReadonlySet<number>;
}
