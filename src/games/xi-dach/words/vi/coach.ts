import type { CoachWords } from '#core/game/coach.ts';
import type { XiDachCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<XiDachCoachKey> = {
  aim: {
    head: 'Gần 21 hơn nhà cái',
    why: 'Mỗi người 2 lá, ai cũng chỉ so với nhà cái: gần 21 hơn mà không quá thì ăn.',
  },
  ace: {
    head: 'A♦ với 4♦ là 15 điểm',
    why: '2 lá đầu thì át tính 11 hay 10 cũng được, lấy 11. Chưa đủ 16 điểm là non.',
  },
  draw: {
    head: 'Bấm “Bốc”',
    why: 'Non mà bị xét thì thua. Bốc 1 lá: có át nên chưa sợ quắc, tức là quá 21.',
    other: 'Dằn ở 15 là dằn non: nhà cái xét là thua.',
  },
  queen: {
    head: 'Q♦ tính 10, át còn 1',
    why: 'Từ 3 lá, lấy 11 hay 10 thì quá 21, nên át tính 1: 1, 4 với 10 là 15, vẫn non.',
  },
  'draw-again': {
    head: 'Bấm “Bốc” lần nữa',
    why: 'Vẫn 15, dằn là dằn non. Lần này coi chừng: bốc trúng lá trên 6 là quắc.',
    other: 'Dằn ở 15 là dằn non: nhà cái xét là thua.',
  },
  stand: {
    head: 'Bấm “Dằn”',
    why: '6♥ vừa khéo: 21 điểm, không ai hơn được bằng điểm. Dừng ở đây.',
    other: 'Đang 21, bốc lá nào cũng quắc.',
  },
  banker: {
    head: 'Bình dằn, tới nhà cái',
    why: 'Nhà cái đi sau cùng: đủ 16 thì được xét từng người, còn thiếu thì bốc.',
  },
  checked: {
    head: 'Nhà cái xét bạn: bạn ăn',
    why: 'Bài cái chưa tới 21 nên chung bạn 1 phỉnh. Cái chỉ nói ăn hay thua, khỏi nói điểm.',
  },
  end: {
    head: 'Bạn +1, Bình −1',
    why: 'Bình thua cái, chung 1 phỉnh. Đã bị xét thì được hỏi nhà cái mấy điểm.',
  },
};
