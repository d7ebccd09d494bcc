/** One sentence on each house rule of Xì Dách, in Vietnamese: what it settles. They come with the list of all of them. */

import type { XiDachAbout, XiDachConflicts } from '../shape.ts';

export const about: XiDachAbout = {
  aces: 'Một lá át được tính bao nhiêu điểm.',
  naturalTens: 'Át đi với lá nào thì thành xì dách.',
  minStand: 'Nhà con bao nhiêu điểm thì đủ, dưới đó là non.',
  bankerMin: 'Nhà cái bao nhiêu điểm thì đủ tuổi để xét bài.',
  shortBanker: 'Nhà cái chưa đủ tuổi, chưa 5 lá: xét được hay chưa.',
  shortVsShort: 'Cả hai còn non thì tính sao.',
  shortVsBust: 'Một bên non, một bên quắc thì bên nào ăn.',
  bustVsBust: 'Cả hai quá 21 thì tính sao.',
  fiveCard: '5 lá cộng bao nhiêu thì thành ngũ linh.',
  overdraw: 'Đã quá 21 mà vẫn bốc thêm thì sao.',
  naturalTie: 'Nhà con và nhà cái cùng một thứ ở 2 lá đầu.',
  payout: 'Xì bàn, xì dách, ngũ linh ăn mấy phần cược.',
  earlyCheck: 'Nhà cái có được xét khi nhà con còn đang bốc.',
  dealOrder: 'Chia từ nhà con hay từ nhà cái.',
  fifthCard: 'Bốc đến lá thứ 5 thì có phải lật bài.',
};

/** Why two choices do not go together. */
export const conflicts: XiDachConflicts = {
  'xd-short-never-meets': 'Nhà cái non chưa được xét, mà đủ 5 lá thì đã là ngũ linh. Hai bên cùng non không gặp nhau.',
};
