/** A case that is told: its seats, its house, and what other houses say, in Vietnamese. This file is the type: English must have exactly these keys. */

import type { Role } from '#core/case.ts';
import { displayName } from '../text.ts';

/** What the reserved fields are called; everybody else is a player. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['cai', 'nhà cái'],
  ['bai', 'tay bài'],
  ['ban', 'trên bàn'],
  ['danh', 'đánh ra'],
]);

/** Reserved fields in the middle of a sentence. */
const FIELDS: Readonly<Record<Role, string>> = {
  cai: 'nhà cái',
  bai: 'tay bài cần xét',
  ban: 'bài trên bàn',
  danh: 'bài đánh ra',
  player: 'người chơi',
};

export const caseWords = {
  seatName: (name: string) => displayName(SEATS.get(name) ?? name),
  case: {
    house: (name: string) => `Luật ${name}`,
    changedHouse: (name: string, n: number) => `Luật ${name}, đổi ${n}`,
  },
  /** A player's name is a reserved one in other letters: what that does, and what undoes it. */
  reserved: {
    told: (name: string, role: Role) =>
      `“${name}” viết hoa nên được tính là tên một người chơi, không phải ${FIELDS[role]}.`,
    mend: (role: Role) => `Xét lại, đó là ${FIELDS[role]}`,
  },
  branches: {
    title: 'Nhà khác chơi khác',
    lead: 'Không nhà nào sai.',
    none: 'Luật nào cũng xử như vậy.',
    change: (label: string, value: string) => `“${label}” thành ${value}`,
    otherwise: (changes: string) => `Đổi ${changes}.`,
    presets: (names: string) => `${names}.`,
    impossible: 'Không có ván này',
    try: 'Xử theo luật này',
  },
};

export type CaseWords = typeof caseWords;
