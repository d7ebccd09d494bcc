/** A case that is told: its seats, its house, and what other houses say, in English. */

import type { Role } from '#core/case.ts';
import { displayName } from '../text.ts';
import type { CaseWords } from './vi.ts';

/** What the reserved fields are called. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['cai', 'Banker'],
  ['bai', 'The hand'],
  ['ban', 'On the table'],
  ['danh', 'Played'],
]);

/** Reserved fields in the middle of a sentence. */
const FIELDS: Readonly<Record<Role, string>> = {
  cai: 'the banker',
  bai: 'the hand to look at',
  ban: 'the cards on the table',
  danh: 'the cards that are played',
  player: 'a player',
};

export const caseWords: CaseWords = {
  seatName: (name) => SEATS.get(name) ?? displayName(name),
  case: {
    house: (name) => `${name} rules`,
    changedHouse: (name, n) => `${name} rules, ${n} changed`,
  },
  reserved: {
    told: (name, role) => `“${name}” with a capital counts as the name of a player here, not as ${FIELDS[role]}.`,
    mend: (role) => `Judge again: it is ${FIELDS[role]}`,
  },
  branches: {
    title: 'Other houses, other verdicts',
    lead: 'No house is wrong.',
    none: 'Every house agrees.',
    change: (label, value) => `“${label}” to ${value}`,
    otherwise: (changes) => `Change ${changes}.`,
    presets: (names) => `${names}.`,
    impossible: 'No such deal',
    try: 'Judge it so',
  },
};
