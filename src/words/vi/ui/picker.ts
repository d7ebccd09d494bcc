/** The deck's words in Vietnamese; they come with the deck. This file is the type: English must have exactly these keys. */

import { displayName } from '#words/text.ts';

/** Whose cards, who holds one, and who it is: a player, or a place on the table. */
const OWN: ReadonlyMap<string, readonly [title: string, holds: string, who: string]> = new Map([
  ['cai', ['Bài của nhà cái', 'nhà cái đang giữ', 'nhà cái']],
  ['bai', ['Bài trên tay', 'đang ở trên tay', 'tay bài']],
  ['ban', ['Bài trên bàn', 'đang ở trên bàn', 'trên bàn']],
  ['danh', ['Bài đánh ra', 'đang được đánh', 'đánh ra']],
]);
const titleOf = (name: string): string => OWN.get(name)?.[0] ?? `Bài của ${displayName(name)}`;
const holds = (name: string): string => OWN.get(name)?.[1] ?? `${displayName(name)} đang giữ`;
const who = (name: string): string => OWN.get(name)?.[2] ?? displayName(name);

export const vi = {
  /** What a hand lacks. */
  incomplete: (name: string, min: number, max: number) =>
    `${displayName(who(name))} cần ${min === max ? min : `từ ${min} đến ${max}`} lá.`,
  editHand: (name: string) => `Đổi bài ${who(name)}`,
  addPlayer: 'Thêm một người',
  remove: (name: string) => `Bỏ ${who(name)}`,

  title: titleOf,
  close: 'Đóng',
  four: 'Bốn màu',
  clear: 'Xóa hết',
  unknown: 'Lá chưa biết',
  done: 'Xong',
  type: 'Gõ lá',
  typeHint: '7h, át bích, 10 cơ',
  add: 'Thêm',
  held: (card: string, name: string) => `${card}, ${holds(name)}`,
  heldNote: 'Lá gạch ngang: đang nằm chỗ khác.',
  bad: (text: string) => `“${text}” không phải lá bài.`,
  taken: (card: string, name: string) => `${card}: ${holds(name)}.`,
  full: (max: number) => `Nhiều nhất ${max} lá. Bỏ bớt một lá trước.`,
  added: (card: string) => `Thêm ${card}.`,
  removed: (card: string) => `Bỏ ${card}.`,
  cleared: 'Bỏ hết rồi, chưa có lá nào.',
  hand: 'Bài đang chọn',
};

export type PickerWords = typeof vi;
