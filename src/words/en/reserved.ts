/** What is said of a player whose name is a reserved one in other letters, in English. */

import type { Role } from '#core/case.ts';
import type { ReservedWords } from '../vi/reserved.ts';

/** Reserved fields in the middle of a sentence. */
const FIELDS: Readonly<Record<Role, string>> = {
  cai: 'the banker',
  bai: 'the hand to look at',
  ban: 'the cards on the table',
  danh: 'the cards that are played',
  player: 'a player',
};

export const reserved: ReservedWords = {
  told: (name, role) => `“${name}” with a capital counts as the name of a player here, not as ${FIELDS[role]}.`,
  mend: (role) => `Judge again: it is ${FIELDS[role]}`,
};
