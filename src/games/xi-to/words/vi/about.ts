/** One sentence on each house rule of Xì Tố, in Vietnamese: what it settles. They come with the list of all of them. */

import type { XiToAbout, XiToConflicts } from '../shape.ts';

export const about: XiToAbout = {
  flush: 'Thùng gặp cù lũ thì bộ nào hơn.',
  aceLow: 'Át có được đứng dưới 7 cho thành sảnh, tới 10.',
  suits: 'Số bằng nhau hết thì xét chất theo thứ tự nào, hay không xét.',
  tieBreak: 'Hai tay cùng đôi, cùng thú: lá lẻ trước hay chất của đôi trước.',
  betBounds: 'Một lần tố được bao nhiêu: có lấy đúng 1 cược và đúng trần không.',
  check: 'Chưa ai tố thì người tới lượt có được cho qua.',
  hole: 'Lá nào nằm úp: lá chia trước, hay lá chủ nó chọn trong 2 lá đầu.',
};

/** Why two choices do not go together. */
export const conflicts: XiToConflicts = {
  'xt-no-suit-of-pair': 'Nhà này không xét chất, nên đôi không có chất để so. Lá lẻ quyết, bằng hết thì chia gà.',
};
