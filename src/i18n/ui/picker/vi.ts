/** The deck's words in Vietnamese; they come with the deck. This file is the type: English must have exactly these keys. */

import { displayName } from '../../text.ts';

const who = (name: string) => (name === 'cai' ? 'nhà cái' : displayName(name));

export const vi = {
  title: (name: string) => `Bài của ${who(name)}`,
  close: 'Đóng',
  four: 'Bốn màu',
  clear: 'Xóa hết',
  done: 'Xong',
  type: 'Gõ lá',
  typeHint: '7h, át bích, 10 cơ',
  add: 'Thêm',
  held: (card: string, name: string) => `${card}, ${who(name)} đang giữ`,
  heldNote: 'Lá gạch ngang: người khác đang giữ.',
  bad: (text: string) => `“${text}” không phải lá bài.`,
  taken: (card: string, name: string) => `${card}: ${who(name)} đang giữ.`,
  full: (max: number) => `Nhiều nhất ${max} lá. Bỏ bớt một lá đã.`,
  added: (card: string) => `Thêm ${card}.`,
  removed: (card: string) => `Bỏ ${card}.`,
  hand: 'Bài đang chọn',
};

export type PickerWords = typeof vi;
