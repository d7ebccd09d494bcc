/** One sentence on each house rule of Tá Lả, in Vietnamese: what it settles. They come with the list of all of them. */

import type { TaLaAbout, TaLaConflicts } from '../shape.ts';

export const about: TaLaAbout = {
  u: 'Cầm 10 lá thì được thừa 1 lá ngoài phỏm mà vẫn ù, hay phải vào phỏm hết.',
  uKinds: 'Ngoài ù thường, nhà có tính ù tròn (cả 10 lá vào phỏm) và ù khan (không cạ nào) hay không.',
  caGap: 'Xét ù khan thì 2 lá cùng chất hở 1 số ở giữa có là cạ hay không.',
  firstTen: 'Từ ván sau, ai cầm 10 lá và đánh trước.',
  layOff: 'Hạ xong, lá rác có được gửi vào phỏm người khác đã hạ trước hay không.',
  shift: 'Có lá bị ăn thì có chuyển bài cho đều hàng đã đánh, ai thiếu lượt được tái hay không.',
  eatPerMeld: 'Một phỏm chỉ được 1 lá ăn, hay mấy lá cũng được.',
  manyMom: 'Nhiều người cùng móm thì cùng bét, hay ai tới lượt hạ trước đứng trên.',
  payout: 'Sau người nhất có ai phải chung, bị ăn có phải chung, hay chỉ xếp hạng.',
  uDen: 'Có người ù thì khi nào một nhà đền cho cả bàn.',
  faces: 'Bồi, đầm, già ngoài phỏm tính 11, 12, 13 hay mỗi lá 10.',
};

/** Why two choices do not go together. */
export const conflicts: TaLaConflicts = {
  'tl-den-unpaid': 'Nhà này chỉ xếp hạng, không ai chung. Đền cũng không mất gì.',
};
