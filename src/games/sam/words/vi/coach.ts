import type { CoachWords } from '#core/game/coach.ts';
import type { SamCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<SamCoachKey> = {
  hand: {
    head: 'Ai hết bài trước thì thắng',
    why: 'Mỗi người 10 lá. Bạn hết trước thì mấy người kia còn lá nào phải chung lá ấy.',
  },
  call: {
    head: 'Bấm “Không báo”',
    why: 'Báo sâm là một mình chạy hết bài, không để ai chặn. Bài này lẻ con 10♣, dễ bị chặn.',
    other: 'Báo mà bị chặn một lần là hỏng sâm, một mình chung cả bàn.',
  },
  pair: {
    head: 'Bình mở vòng: đôi 3',
    why: 'Bốc thăm Bình đi trước, đánh đôi: ai chặn cũng phải chặn bằng đôi cao hơn.',
  },
  pass: {
    head: 'Bấm “Bỏ lượt”',
    why: 'Chi chặn đôi Q. Bạn có đôi 5 với đôi 6, đôi nào cũng thấp hơn: nghỉ hết vòng này.',
    other: 'Đôi 5, đôi 6 thấp hơn đôi Q, còn lá lẻ thì không chặn được đôi.',
  },
  single: {
    head: 'Chạm 10♣, bấm “Đánh”',
    why: 'Chi đánh 7♥. Chặn 1 lá thì đánh 1 lá cao hơn. 10♣ không vào bộ nào: đi trước.',
    other: '8♣ đang nằm trong sảnh, đánh nó là vỡ sảnh. 2♥ thì để dành chặn lá cao.',
  },
  two: {
    head: 'Chạm 2♥, bấm “Đánh”',
    why: 'Chi lên K♥. Con 2 (heo) cao hơn hết, chỉ tứ quý mới chặt được heo.',
    other: 'Bỏ lượt thì bạn mất vòng này, mà bài lá lẻ chẳng còn lá nào cao hơn K.',
  },
  lead: {
    head: 'Vòng này của bạn',
    why: 'Không ai chặn được 2♥. Giờ bạn mở vòng mới, đánh bộ nào cũng được.',
  },
  run: {
    head: 'Chạm 3♠ 4♠ 5♣ 6♠',
    why: '8 lá còn lại vừa đúng hai sảnh 4 lá. Đi sảnh thấp trước, sảnh cao để chót.',
    other: 'Xé lẻ thì vỡ sảnh: 8 lá này không còn đi hết trong hai lượt.',
  },
  'play-run': {
    head: 'Giờ bấm “Đánh 3 4 5 6”',
    why: 'Sảnh là 3 lá trở lên liền số, chất nào cũng được. Muốn đổi thì chạm lại lá ấy.',
    other: 'Xé lẻ thì vỡ sảnh: 8 lá này không còn đi hết trong hai lượt.',
  },
  unbeaten: {
    head: 'Không ai chặn nổi',
    why: 'Muốn chặn phải có sảnh 4 lá cao hơn. Bình, Chi bỏ lượt, bạn lại mở vòng với 4 lá.',
  },
  last: {
    head: 'Chạm 5♥ 6♥ 7♣ 8♣, bấm “Đánh”',
    why: 'Cả 4 lá là một sảnh: đánh một lượt là hết bài, không ai kịp chen vào.',
    other: 'Đánh lẻ thì còn 3 lá trên tay, người khác có dịp chặn.',
  },
  end: {
    head: 'Bạn về nhất, ăn 41',
    why: 'Mỗi lá còn lại chung 1 phỉnh. Bình, Chi mỗi người còn một con heo: thối, chung 15.',
  },
};
