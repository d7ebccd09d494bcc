/** One sentence on each house rule of Tá Lả, in Vietnamese: what it settles. They come with the list of all of them. */

import type { TaLaAbout, TaLaConflicts } from '../shape.ts';

export const about: TaLaAbout = {
  u: 'Cầm 10 lá thì được thừa 1 lá ngoài phỏm mà vẫn ù, hay phải vào phỏm hết.',
  uKinds: 'Ngoài ù thường, có tính ù tròn (cả 10 lá vào phỏm) và ù khan (không cạ nào) không.',
  caGap: 'Xét ù khan thì 2 lá cùng chất hở 1 số ở giữa có là cạ không.',
  firstTen: 'Từ ván sau, ai cầm 10 lá và đánh trước.',
  layOff: 'Hạ xong, lá rác có được gửi vào phỏm người khác đã hạ trước không.',
  shift: 'Có lá bị ăn thì có chuyển bài cho đều số lá đã đánh, rồi ai thiếu 1 lá thì đi thêm 1 lượt (tái) không.',
  eatPerMeld: 'Một phỏm chỉ được có 1 lá ăn, hay mấy lá cũng được.',
  manyMom: 'Nhiều người cùng móm thì cùng bét, hay ai tới lượt hạ trước đứng trên.',
  payout: 'Thua thì có chung theo hạng không, bị ăn có phải chung không, hay chỉ xếp hạng.',
  uDen: 'Có người ù thì khi nào một người đền cả bàn.',
  faces: 'Bồi, đầm, già ngoài phỏm tính 11, 12, 13 hay mỗi lá 10.',
  uPay: 'Có người ù thì mỗi người chung bao nhiêu: kiểu ù nào cũng như nhau, hay ù tròn, ù khan thì nhiều hơn.',
};

/** Why two settings cannot be combined. */
export const conflicts: TaLaConflicts = {
  'tl-den-unpaid': 'Bàn này chỉ xếp hạng, không ai chung, nên có đền cũng không mất gì.',
};
