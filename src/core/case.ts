import type { Card } from './card.ts';
import type { Rules } from './house-rules.ts';

/** What a field is: the banker, a hand to analyse, the table, a play, or a player. */
export type Role = 'cai' | 'bai' | 'ban' | 'danh' | 'player';

/** Every spelling of the reserved names. Their canonical form is the role itself. */
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

/** A short name of a field, reserved ones among them: where a line or a field begins, in front of a colon. */
const SHORT_NAME = /((?:^|[;\n\r\u2028\u2029])[^\S\n\r\u2028\u2029]*)([^\s:;]{1,12})(?=[^\S\n\r\u2028\u2029]*:)/gu;

/** The reserved field that a name spells in any letter case (`Cái`, `BANKER`); undefined where it spells none. */
export function reservedRole(name: string): Role | undefined {
  return RESERVED_NAMES.get(name.normalize('NFC').toLowerCase());
}

/**
 * A text with its reserved names in small letters, as people mean them whatever their phone writes. Offsets stay. For what
 * people type; links are read as they are, and there `Cái` is a player.
 * @param roles the reserved fields that the game has
 */
export function withReservedNames(text: string, roles: readonly Role[]): string {
  return text.replace(SHORT_NAME, (whole, before: string, name: string) => {
    const role = reservedRole(name);
    return role && roles.includes(role) ? before + name.toLowerCase() : whole;
  });
}

/** A player whose name is a reserved one in other letters (`Cái`): few of them are meant so. */
export interface AlmostReserved {
  readonly name: string;
  readonly role: Role;
}

/** Such players of a case. @param roles the reserved fields that are asked about; those of any game where nothing is said */
export function almostReserved(fields: readonly Field[], roles?: readonly Role[]): AlmostReserved[] {
  return fields.flatMap(({ role: own, name }) => {
    const role = own === 'player' ? reservedRole(name) : undefined;
    return role && (!roles || roles.includes(role)) ? [{ name, role }] : [];
  });
}

/** A card eaten from another player (Tá Lả): `5♠*an`, or `5♠**an` where it was An's last-round card. */
export interface Eaten {
  readonly card: Card;
  readonly from?: string;
  readonly chot: boolean;
}

/** One line of a case: who, and the cards in the order in which they were dealt and drawn. */
export interface Field {
  readonly role: Role;
  /** The player's name; for a reserved field its canonical name. */
  readonly name: string;
  readonly cards: readonly Card[];
  readonly eaten: readonly Eaten[];
}

/** One situation at the table, read: a game, its house rules in full, and the hands. */
export interface Case {
  readonly game: string;
  readonly preset: string;
  readonly rules: Rules;
  readonly fields: readonly Field[];
}
