import type { XiToAbout } from '../shape.ts';

/** Xì Tố: what each house rule settles, in Vietnamese. */
export const about: XiToAbout = {
  flush:
    'Một bên có thùng, một bên có cù lũ. Bản VIPGAME xếp cù lũ trên; poker 32 lá xếp thùng trên, vì thùng hiếm hơn.',
  aceLow: 'Át có được đứng dưới 7 để thành 5 lá liền hay không. Được thì đó là sảnh nhỏ nhất, tới 10.',
  suits: 'Số bằng nhau hết thì so chất theo thứ tự này, hoặc không so.',
  tieBreak: 'Hai bên cùng đôi, hoặc cùng thú. Xét lá lẻ trước, hay xét chất của đôi trước.',
  betBounds: 'Mỗi lần tố thêm được bao nhiêu: có lấy đúng 1 cược và đúng trần hay không.',
  check: 'Chưa ai tố thì người tới lượt có được cho qua hay không.',
  hole: 'Lá nào nằm úp: lá chia trước, hay lá chủ nó chọn trong 2 lá đầu.',
};
