/**
 * The words of a case: its seats, its rule set, and the verdicts of other rule sets, in Vietnamese. This file is the type:
 * English must have exactly these keys.
 */

import { displayName } from '../text.ts';

/** What the reserved fields are called; everybody else is a player. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['cai', 'nhà cái'],
  ['bai', 'tay bài'],
  ['ban', 'trên bàn'],
  ['danh', 'đánh ra'],
]);

export const caseWords = {
  seatName: (name: string) => displayName(SEATS.get(name) ?? name),
  case: {
    house: (name: string) => `Luật ${name}`,
    changedHouse: (name: string, n: number) => `Luật ${name}, đổi ${n}`,
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
