/** The words of a case: its seats, its rule set, and the verdicts of other rule sets, in English. */

import { displayName } from '../text.ts';
import type { CaseWords } from '../vi/case.ts';

/** What the reserved fields are called. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['cai', 'Banker'],
  ['bai', 'The hand'],
  ['ban', 'On the table'],
  ['danh', 'Played'],
]);

export const caseWords: CaseWords = {
  seatName: (name) => SEATS.get(name) ?? displayName(name),
  case: {
    house: (name) => `${name} rules`,
    changedHouse: (name, n) => `${name} rules, ${n} changed`,
  },
  branches: {
    title: 'Other houses, other verdicts',
    lead: 'No house is wrong.',
    none: 'Every house agrees.',
    change: (label, value) => `“${label}” to ${value}`,
    otherwise: (changes) => `Change ${changes}.`,
    presets: (names) => `${names}.`,
    impossible: 'No such deal',
    try: 'Judge it this way',
  },
};
