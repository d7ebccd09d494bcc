import type { CoachWords } from '#core/game/coach.ts';
import type { TaLaCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<TaLaCoachKey> = {
  hand: {
    head: 'Gom phỏm, bỏ rác',
    why: 'Phỏm là 3 lá cùng số, hay liền số cùng chất. Lá lẻ là rác, ít điểm rác thì thắng.',
  },
  heavy: {
    head: 'Chạm K♠, bấm “Đánh”',
    why: 'Bạn chia nên cầm 10 lá, đánh trước. K♠ lẻ, nặng nhất, 13 điểm: bỏ thì còn 52.',
    other: 'Bỏ Q♣ thì rác còn 53, bỏ 9♦ còn 56. Bỏ lá trong cạ là mất đường thành phỏm.',
  },
  draw: {
    head: 'Bấm “Bốc”',
    why: 'Chi đánh Q♠. Ăn thì phải thành phỏm ngay, mà bạn mới có một con Q: bốc 1 lá.',
    other: 'Ăn thì phải có sẵn 2 lá ghép với Q♠ thành phỏm. Bạn chưa có.',
  },
  nine: {
    head: 'Chạm 9♦, bấm “Đánh”',
    why: 'Bốc được Q♦, thành cạ với Q♣: chờ thêm một con Q. Lá lẻ nặng nhất giờ là 9♦.',
    other: 'Bỏ một con Q thì nhẹ hơn 3 điểm mà mất cạ vừa có.',
  },
  eaten: {
    head: 'Bình ăn 9♦ của bạn',
    why: 'Bình có sẵn 2 lá ghép thành phỏm. Bị ăn lá đầu thì cuối ván chung Bình 1 phỉnh.',
  },
  eat: {
    head: 'Bấm “Ăn Q♥”',
    why: 'Chi đánh đúng lá bạn chờ: Q♥ Q♦ Q♣ là phỏm, rác từ 55 còn 31, Chi phải chung.',
    other: 'Bốc thì bỏ lỡ phỏm: rác vẫn nặng hai con Q.',
  },
  seven: {
    head: 'Chạm 7♥, bấm “Đánh”',
    why: '6♠ 7♠ chờ 5♠ hay 8♠, A♦ 2♦ chờ 3♦. Bỏ 7♥ thì hai cạ còn nguyên, rác còn 24.',
    other: 'Bỏ 6♠ hay 7♠ là mất cạ bích. Bỏ lá nhỏ thì rác còn nặng.',
  },
  'draw-again': {
    head: 'Bấm “Bốc”',
    why: 'Chi đánh K♣, không ghép với lá nào của bạn. Bốc, biết đâu trúng 5♠ hay 8♠.',
    other: 'Không có 2 lá nào ghép với K♣, nên không ăn được.',
  },
  six: {
    head: 'Chạm 6♦, bấm “Đánh”',
    why: 'Trúng 5♠: 5♠ 6♠ 7♠ là phỏm thứ hai, rác còn 11. Bỏ thêm 6♦ thì còn 5.',
    other: '6♦ nặng nhất trong rác. Bỏ lá trong phỏm là vỡ phỏm.',
  },
  'draw-last': {
    head: 'Bấm “Bốc”',
    why: 'Mỗi người đánh 4 lá. Chi đánh lá chốt J♠, bạn không ăn được: bốc lá cuối.',
    other: 'Không có 2 lá nào ghép với J♠, nên không ăn được.',
  },
  lay: {
    head: 'Bấm “Hạ 2 phỏm”',
    why: 'Trước lá đánh thứ 4 phải hạ phỏm. Không có phỏm nào là móm, về bét.',
    other: 'Phải hạ phỏm trước rồi mới đánh lá chốt.',
  },
  'lay-off': {
    head: 'Bấm “Gửi 2♥ cho Chi”',
    why: 'Chi hạ trước: 3♥ 4♥ 5♥. 2♥ nối vào đầu phỏm ấy được, gửi đi là bớt 2 điểm rác.',
    other: 'Đánh lá chốt rồi thì hết gửi: 2♥ nằm lại, thêm 2 điểm rác.',
  },
  ten: {
    head: 'Chạm 10♦, bấm “Đánh”',
    why: 'Lá chốt thì bỏ lá nặng nhất: đi 10♦, rác còn A♦ 2♦, được 3 điểm.',
    other: 'Giữ 10♦ lại thì rác ít nhất cũng 11 điểm.',
  },
  end: {
    head: 'Bạn về nhất, rác 3 điểm',
    why: 'Bình 19 điểm về nhì, chung 1. Chi 29 điểm về bét, chung 2. Ăn một, bị ăn một: huề.',
  },
};
