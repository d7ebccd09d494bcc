/** What the frame says of a text that is no case, in Vietnamese. This file is the type: English must have exactly these keys. */

export const vi = {
  empty: 'Khung này cần một ván bài. Ghi ván vào địa chỉ của khung, sau ?c=, như dưới đây.',
  withheld: 'Ván ghi chưa đúng nên chưa có phán quyết.',
};

export type EmbedFaultWords = typeof vi;
