/** Names of fields in other letters than the notation has them: a phone writes `Cái`. */

import { type Field, RESERVED_NAMES, type Role } from '../case.ts';

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
