/** The table screen of a round for the seat that plays: the contract between a game and the page. */

import type { Card } from '../card.ts';
import type { Who } from '../ruling.ts';
import type { Action, RoundEvent, TableView } from './round.ts';

/** A round as the reader's seat sees it, and the cards of its hand that are tapped. */
export interface SeatInput<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  readonly view: V;
  /** The events that this seat saw, oldest first. */
  readonly log: readonly E[];
  readonly tapped: readonly Card[];
  /** The rule that forbids this action now; undefined where it is allowed. */
  refusal(action: A): string | undefined;
}

/** A meld on the table, or an eaten card that waits for its own. */
export interface OpenMeld {
  readonly kind: 'meld';
  readonly name: string;
  /** In the order in which they lie; `mark` says how a card came there: eaten, laid off. */
  readonly parts: readonly { readonly mark?: string; readonly cards: readonly Card[] }[];
}

/**
 * Cards that lie openly before a seat. `thrown`: discarded; `fresh`: discarded just now, and may be taken; `left`: in no meld at
 * the end; `hand`: a hand that was turned up.
 */
export type TableCards =
  | { readonly kind: 'thrown' | 'fresh' | 'left' | 'hand'; readonly cards: readonly Card[] }
  | OpenMeld;

/** One opponent, in a row. */
export interface OpponentRow {
  readonly who: Who;
  /** The number of cards held. */
  readonly left: string;
  /** The seat's last action, or what it waits for. */
  readonly did: string;
  /** Not taking part any more: passed, folded, settled. */
  readonly out?: boolean;
  /** What lies openly before the seat. */
  readonly open?: readonly TableCards[];
  /** What it has laid down, with the word for that. */
  readonly laid?: { readonly label: string; readonly cards: readonly TableCards[] };
  /** The cards as they lie; null lies face down. */
  readonly cards?: readonly (Card | null)[];
}

/** What lies in the middle of the table. */
export type CenterView =
  | {
      readonly kind: 'cards';
      readonly cards: readonly (Card | null)[];
      /** The reader played them. */
      readonly mine?: boolean;
      readonly head: string;
      readonly text: string;
      /** What lay there before. */
      readonly was?: { readonly text: string; readonly cards: readonly Card[] } | undefined;
    }
  | {
      readonly kind: 'stock';
      /** The card that the reader eats or leaves, and whether it can be eaten. */
      readonly fresh: { readonly card: Card; readonly text: string; readonly edible: boolean } | null;
      readonly stock: { readonly cards: number; readonly text: string };
      /** What lies before the reader: melds, discards. */
      readonly laid: readonly OpenMeld[];
      readonly row: readonly Card[];
    }
  | {
      readonly kind: 'pot';
      readonly pot: number;
      readonly rows: readonly (readonly [label: string, chips: number])[];
    };

/** Cards of the reader's hand that belong together. `near`: they would form a meld with the card on the table. */
export interface HandGroup {
  readonly tone: 'meld' | 'near' | 'pair' | 'loose';
  readonly name: string;
  readonly cards: readonly Card[];
}

/** How cards are tapped: `many` are put down together, `one` is chosen, `none` is not tappable. */
export type Taps = 'many' | 'one' | 'none';

/** The reader's cards. `hole`: the first lies face down for the others. `null`: the hand has not been looked at. */
export type HandLayout =
  | { readonly kind: 'rows' | 'few' | 'hole'; readonly cards: readonly (Card | null)[]; readonly taps: Taps }
  | { readonly kind: 'groups'; readonly groups: readonly HandGroup[]; readonly taps: Taps };

export interface PlayerView {
  /** The one figure that matters, shown beside whose turn it is. */
  readonly figure: string;
  /** Where a hand counts by one total (Xì Dách): it in large type, and its position on its scale. */
  readonly total?: {
    readonly word: string;
    readonly sum: string;
    readonly scale: readonly { readonly word: string; readonly span: string; readonly here: boolean }[];
  };
  readonly hand: HandLayout;
}

/** The line above the buttons. */
export interface StatusLine {
  readonly tone: 'plain' | 'ok' | 'refused';
  /** Two or three words, in display type. */
  readonly head?: string;
  readonly text: string;
  readonly rule?: string | undefined;
}

interface Button {
  /** The kind of move; it keeps the same button from turn to turn. */
  readonly type: string;
  readonly text: string;
  /** Small type under it: its price, or what to do first. */
  readonly small: string;
}

/** One move, or one that can be asked about. */
export type MoveButton<A extends Action = Action> =
  | (Button & { readonly kind: 'move'; readonly action: A; readonly main?: boolean | undefined })
  /** The usual move is not legal now: the button explains why. */
  | (Button & { readonly kind: 'ask'; readonly say: StatusLine })
  /** The move is legal, but not as tapped: the button says what to do. */
  | (Button & { readonly kind: 'wait'; readonly say?: StatusLine })
  /** The same move in several amounts, the smallest first. */
  | {
      readonly kind: 'step';
      readonly type: string;
      readonly main?: boolean;
      readonly ways: readonly (Button & { readonly action: A })[];
    };

/** The result of one seat. */
export interface SeatResult {
  readonly who: Who;
  /** `Nhất`, `Bét`; empty in games without places. */
  readonly place: string;
  readonly text: string;
  readonly net: number;
  /** What everybody sees of its hand at the end. */
  readonly cards: readonly TableCards[];
}

/** One payment: who pays whom, by which rule. */
export interface Payment {
  readonly rule: string;
  readonly text: string;
  /** Who gains. */
  readonly to: readonly Who[];
  readonly chips: number;
  /** It concerns the reader: what the reader receives, or pays. */
  readonly concernsReader?: number | undefined;
}

export interface TableScreen<A extends Action = Action> {
  /** The opponents in the order of play, starting after the reader. */
  readonly strips: readonly OpponentRow[];
  readonly middle: CenterView;
  readonly own: PlayerView;
  readonly say: StatusLine;
  readonly offers: readonly MoveButton<A>[];
}

/** A game's table screen in one language. */
export interface TablePresenter<
  E extends RoundEvent = RoundEvent,
  A extends Action = Action,
  V extends TableView<A> = TableView<A>,
> {
  scene(sight: SeatInput<E, A, V>): TableScreen<A>;
  /** After the round: every seat, the best first, and every payment. */
  ending(view: V, log: readonly E[]): { readonly places: readonly SeatResult[]; readonly payments: readonly Payment[] };
}

/** A hand that everybody sees; nothing where a card of it is hidden. */
export function openHand(cards: readonly (Card | null)[]): readonly TableCards[] {
  const open = cards.filter((card) => card !== null);
  return open.length > 0 && open.length === cards.length ? [{ kind: 'hand', cards: open }] : [];
}

/** The seats of a view except one, in order round the table from the seat after it. */
export function othersOf<S extends { readonly who: Who }>(seats: readonly S[], seat: Who): readonly S[] {
  const at = seats.findIndex(({ who }) => who === seat);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
}

/** The reader's own seat; undefined for an onlooker. */
export function ownSeat<S extends { readonly who: Who }>({
  seat,
  seats,
}: {
  readonly seat: Who;
  readonly seats: readonly S[];
}): S | undefined {
  return seats.find(({ who }) => who === seat);
}

/** A button for a legal action. @param main the usual move, drawn as such */
export function moveButton<A extends Action>(action: A, text: string, small: string, main?: boolean): MoveButton<A> {
  return { kind: 'move', type: action.type, text, small, action, main };
}

/** A button that only explains why the usual move is not legal now. */
export function whyButton<A extends Action>(type: `why-${string}`, text: string, say: StatusLine): MoveButton<A> {
  return { kind: 'ask', type, text, small: '', say };
}

/** A button that keeps its place, and says what must come first. */
export function waitButton<A extends Action>(type: A['type'], text: string, small: string): MoveButton<A> {
  return { kind: 'wait', type, text, small };
}

/** The seats with the greatest win first. */
export function byNet(results: readonly SeatResult[]): SeatResult[] {
  return results.toSorted((a, b) => b.net - a.net);
}
