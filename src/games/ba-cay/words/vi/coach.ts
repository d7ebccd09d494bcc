import type { CoachWords } from '#core/game/coach.ts';
import type { BaCayCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<BaCayCoachKey> = {
  cards: {
    head: 'Mỗi người 3 lá úp',
    why: 'Ba Cây chơi 36 lá, từ át tới 9. Cộng 3 lá, lấy số lẻ làm nút: nhiều nút hơn thì thắng.',
  },
  look: {
    head: 'Bấm “Xem bài”',
    why: 'Không ai được bốc thêm hay đổi lá: chia sao chơi vậy. Xem bài mình cái đã.',
    other: 'Lật luôn thì cả bàn thấy bài bạn trước, bài không vì vậy mà hơn.',
  },
  points: {
    head: '9 với 7 với 3 là 19',
    why: 'Bỏ hàng chục, còn 9 nút. Át tính 1, lá số tính theo số.',
  },
  best: {
    head: 'Chỉ 10 nút mới hơn',
    why: 'Tròn chục ở Ba Cây là 10 nút, to nhất, rồi tới 9. Bài bạn vậy là to lắm rồi.',
  },
  banker: {
    head: 'Ai cũng so với nhà cái',
    why: 'Bình hơn hay kém bạn cũng không sao: bạn chỉ ăn thua với cái, 1 phỉnh.',
  },
  open: {
    head: 'Lật bài: cái cũng 9 nút',
    why: 'Bình 6♣ 2♥ 8♠ là 6 nút. Nhà cái 7♣ A♣ A♥ cũng 9 nút như bạn.',
  },
  tie: {
    head: 'Bằng nút: so lá to nhất',
    why: 'Bàn này bằng nút không hòa. Lá to nhất của bạn là 9♦, của cái là A♥.',
  },
  suit: {
    head: '9♦ hơn A♥',
    why: 'Chất xếp rô, cơ, chuồn, bích. Rô trên cơ nên 9♦ hơn, khỏi nhìn số.',
  },
  end: {
    head: 'Bạn +1, Bình −1',
    why: 'Cái thua bạn 1, ăn Bình 1, vậy là cái huề. Ván nào cũng cộng lại bằng 0.',
  },
};
