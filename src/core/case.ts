import type { Card } from './card.ts';
import type { Rules } from './house-rules.ts';

/** What a field is: the banker, a hand to analyse, the table, a play, or a player. */
export type Role = 'cai' | 'bai' | 'ban' | 'danh' | 'player';

/** Every spelling of the reserved names. The canonical one is the role itself. */
export const RESERVED_NAMES: ReadonlyMap<string, Role> = new Map([
  ['cái', 'cai'],
  ['cai', 'cai'],
  ['banker', 'cai'],
  ['bài', 'bai'],
  ['bai', 'bai'],
  ['hand', 'bai'],
  ['bàn', 'ban'],
  ['ban', 'ban'],
  ['table', 'ban'],
  ['đánh', 'danh'],
  ['danh', 'danh'],
  ['play', 'danh'],
]);

/** A card eaten from another player (Tá Lả): `5♠*an`, or `5♠**an` where it was An's last-round card. */
export interface Eaten {
  readonly card: Card;
  readonly from?: string;
  readonly chot: boolean;
}

/** One field of a case: its name, and the cards in the order in which they were dealt and drawn. */
export interface Field {
  readonly role: Role;
  /** The player's name; for a reserved field its canonical name. */
  readonly name: string;
  readonly cards: readonly Card[];
  readonly eaten: readonly Eaten[];
  /**
   * The places in the hand, ascending from 0, of cards that nobody has told (`?`); they are not among `cards`. Left out where every
   * card is known: rulings are made of such hands only.
   */
  readonly unknown?: readonly number[];
}

/** A case as read: a game, its house rules in full, and the hands. */
export interface Case {
  readonly game: string;
  readonly preset: string;
  readonly rules: Rules;
  readonly fields: readonly Field[];
}

/** How many cards of these hands nobody has told. */
export function unknownCards(fields: readonly Field[]): number {
  return fields.reduce((sum, { unknown = [] }) => sum + unknown.length, 0);
}
