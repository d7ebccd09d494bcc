/** One sentence on each house rule of Xì Dách, in Vietnamese: what it settles. They come with the list of all of them. */

import type { XiDachAbout, XiDachConflicts } from '../shape.ts';

export const about: XiDachAbout = {
  aces: 'Một lá át được tính bao nhiêu điểm.',
  naturalTens: 'Át đi với lá nào thì thành xì dách.',
  minStand: 'Nhà con từ mấy điểm thì đủ, dưới đó là non.',
  bankerMin: 'Nhà cái từ mấy điểm thì được xét bài.',
  shortBanker: 'Nhà cái còn non, chưa có 5 lá thì có được xét không.',
  shortVsShort: 'Cả hai còn non thì tính sao.',
  shortVsBust: 'Một bên non, một bên quắc thì bên nào ăn.',
  bustVsBust: 'Cả hai quá 21 thì tính sao.',
  fiveCard: '5 lá cộng bao nhiêu thì thành ngũ linh.',
  overdraw: 'Đã quá 21 mà vẫn bốc thêm thì sao.',
  naturalTie: 'Nhà con và nhà cái cùng xì bàn, hay cùng xì dách, thì hòa hay bên nào ăn.',
  payout: 'Xì bàn, xì dách, ngũ linh ăn mấy lần cược.',
  earlyCheck: 'Nhà con còn đang bốc thì nhà cái có được xét không.',
  dealOrder: 'Chia từ nhà con hay từ nhà cái.',
  fifthCard: 'Bốc tới lá thứ 5 thì có phải lật bài không.',
  fiveVsFive: 'Nhà cái và nhà con cùng ngũ linh thì bên nào ăn.',
};

/** Why two settings cannot be combined. */
export const conflicts: XiDachConflicts = {
  'xd-short-never-meets':
    'Nhà cái non thì chưa được xét, mà có 5 lá thì đã là ngũ linh, nên không bao giờ gặp cảnh hai bên cùng non.',
};
