/** Reserved field names in other letter case than the notation's: phones write `Cái`. */

import { type Field, RESERVED_NAMES, type Role } from '../case.ts';

/** A short name in front of a colon, at the start of a line or a field; it may be a reserved one. */
const SHORT_NAME = /((?:^|[;\n\r\u2028\u2029])[^\S\n\r\u2028\u2029]*)([^\s:;]{1,12})(?=[^\S\n\r\u2028\u2029]*:)/gu;

/** The reserved field that a name spells in any letter case (`Cái`, `BANKER`); undefined where it spells none. */
export function reservedRole(name: string): Role | undefined {
  return RESERVED_NAMES.get(name.normalize('NFC').toLowerCase());
}

/**
 * A text with its reserved names in small letters, as people mean them even where a phone capitalises. Offsets stay. For typed
 * text only: links are read literally, and in them `Cái` is a player.
 * @param roles the reserved fields that the game has
 */
export function withReservedNames(text: string, roles: readonly Role[]): string {
  return text.replace(SHORT_NAME, (whole, before: string, name: string) => {
    const role = reservedRole(name);
    return role && roles.includes(role) ? before + name.toLowerCase() : whole;
  });
}

/** Finds players whose name is a reserved one in other letter case (`Cái`): most are meant as the field. */
export interface AlmostReserved {
  readonly name: string;
  readonly role: Role;
}

/** Such players of a case. @param roles the reserved fields to look for; by default those of any game */
export function almostReserved(fields: readonly Field[], roles?: readonly Role[]): AlmostReserved[] {
  return fields.flatMap(({ role: own, name }) => {
    const role = own === 'player' ? reservedRole(name) : undefined;
    return role && (!roles || roles.includes(role)) ? [{ name, role }] : [];
  });
}
