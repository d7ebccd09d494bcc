/** One sentence on each house rule of Xì Tố, in Vietnamese: what it settles. They come with the list of all of them. */

import type { XiToAbout, XiToConflicts } from '../shape.ts';

export const about: XiToAbout = {
  flush: 'Thùng gặp cù lũ thì bộ nào hơn.',
  aceLow: 'Át có được đứng dưới 7 cho thành sảnh tới 10 không.',
  suits: 'Số bằng nhau hết thì xét chất theo thứ tự nào, hay không xét.',
  tieBreak: 'Cùng đôi, cùng thú thì so lá lẻ trước hay chất của đôi trước.',
  betBounds: 'Mỗi lần tố được bao nhiêu, có được tố đúng 1 cược và đúng trần không.',
  check: 'Chưa ai tố thì người tới lượt có được cho qua không.',
  hole: 'Lá úp là lá chia trước, hay tự chọn trong 2 lá đầu.',
};

/** Why two settings cannot be combined. */
export const conflicts: XiToConflicts = {
  'xt-no-suit-of-pair': 'Bàn này không xét chất, nên không so chất của đôi. So lá lẻ, bằng hết thì chia gà.',
};
