/** What one screen of a table shows of a round to the one who sits there: the contract between a game and the page. */

import type { Card } from '../card.ts';
import type { Who } from '../ruling.ts';
import type { Action, RoundEvent, TableView } from './round.ts';

/** A round as the reader's seat sees it, and the cards of his hand that he has tapped. */
export interface Sight<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  readonly view: V;
  /** What this seat saw happen, oldest first. */
  readonly log: readonly E[];
  readonly tapped: readonly Card[];
  /** The rule that forbids this now; undefined where he may. */
  refusal(action: A): string | undefined;
}

/** Small cards side by side: what lies openly before a seat. */
export interface Token {
  readonly cards: readonly Card[];
  /** `fresh` may be taken now; `eaten` came from another; a `meld` is one token. */
  readonly kind?: 'fresh' | 'eaten' | 'meld';
}

/** One of the others, in a line. */
export interface Strip {
  readonly who: Who;
  /** How many cards he holds. */
  readonly left: string;
  /** What he last did, or what he waits for. */
  readonly did: string;
  /** He has no part in what is going on: passed, folded, settled. */
  readonly out?: boolean;
  readonly tokens?: readonly Token[];
  /** His cards as they lie; null lies face down. */
  readonly cards?: readonly (Card | null)[];
}

/** What lies between the people. */
export type Middle =
  | {
      readonly kind: 'cards';
      readonly cards: readonly (Card | null)[];
      /** The reader put them there. */
      readonly mine?: boolean;
      readonly head: string;
      readonly text: string;
      /** What lay there before. */
      readonly was?: { readonly text: string; readonly cards: readonly Card[] } | undefined;
    }
  | {
      readonly kind: 'stock';
      /** The card that was thrown last, and whether it may be taken. */
      readonly fresh: {
        readonly card: Card;
        readonly mine: boolean;
        readonly text: string;
        readonly edible: boolean;
      } | null;
      readonly stock: number;
      readonly row: readonly Card[];
    }
  | {
      readonly kind: 'pot';
      readonly pot: number;
      readonly rows: readonly (readonly [label: string, chips: number])[];
    };

/** One card of the reader's hand, and what it belongs to. */
export interface Held {
  readonly card: Card;
  /** The name of its group, on the group's first card. */
  readonly name?: string;
  /** `meld` it is in one; `near` it would be in one with the card that lies there. */
  readonly tone?: 'meld' | 'near';
}

/** The reader's cards. `hole`: the first lies face down for the others. `null`: he has not looked. */
export interface Hand {
  readonly kind: 'rows' | 'few' | 'groups' | 'hole';
  readonly cards: readonly (Held | null)[];
  /** `many` are put down together, `one` is chosen, `none` is tapped. */
  readonly taps: 'many' | 'one' | 'none';
}

export interface Own {
  /** The one figure that matters, beside whose turn it is. */
  readonly figure: string;
  /** A total that stands large, and where on its scale it is. */
  readonly total?: {
    readonly word: string;
    readonly sum: string;
    readonly scale: readonly { readonly word: string; readonly span: string; readonly here: boolean }[];
  };
  readonly hand: Hand;
}

/** The line above the buttons. */
export interface Say {
  readonly tone: 'plain' | 'ok' | 'refused';
  /** Two or three words, in sign letters. */
  readonly head?: string;
  readonly text: string;
  readonly rule?: string | undefined;
}

interface Button {
  /** The kind of move; the same button keeps it from turn to turn. */
  readonly type: string;
  readonly text: string;
  /** Small under it: its price, or what to do first. */
  readonly small: string;
}

/** One thing to do, or to ask. */
export type Offer<A extends Action = Action> =
  | (Button & { readonly kind: 'move'; readonly action: A; readonly main?: boolean })
  /** The usual move is not there now: it may be asked why. */
  | (Button & { readonly kind: 'ask'; readonly say: Say })
  /** The move is there, but not so: it says what to do. */
  | (Button & { readonly kind: 'wait'; readonly say?: Say })
  /** The same move by more or less, the least first. */
  | {
      readonly kind: 'step';
      readonly type: string;
      readonly main?: boolean;
      readonly ways: readonly (Button & { readonly action: A })[];
    };

/** How it ended for one seat. */
export interface Place {
  readonly who: Who;
  /** `Nhất`, `Bét`; empty in games without places. */
  readonly place: string;
  readonly text: string;
  readonly net: number;
}

/** One payment: who pays whom, by which rule. */
export interface Payment {
  readonly rule: string;
  readonly text: string;
  readonly chips: number;
  /** It touches the reader: what he gets by it, or gives. */
  readonly mine?: number | undefined;
}

export interface Scene<A extends Action = Action> {
  /** The others, in the order of play: next after the reader first. */
  readonly strips: readonly Strip[];
  readonly middle: Middle;
  readonly own: Own;
  readonly say: Say;
  readonly offers: readonly Offer<A>[];
}

/** A game at the table, in one language. */
export interface Table<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  scene(sight: Sight<E, A, V>): Scene<A>;
  /** Once the round is over: every seat, the best first, and every payment. */
  ending(view: V, log: readonly E[]): { readonly places: readonly Place[]; readonly payments: readonly Payment[] };
}

/** The seats of a view but one, from the one after it on, round the table. */
export function othersOf<S extends { readonly who: Who }>(seats: readonly S[], seat: Who): readonly S[] {
  const at = seats.findIndex(({ who }) => who === seat);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
}
