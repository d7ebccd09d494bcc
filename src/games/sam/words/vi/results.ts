/** Rounds of Sâm in a score book, in Vietnamese. */

import { makeResultWords } from '../results/shape.ts';

export const words = makeResultWords({
  ask: 'Ai hết bài trước?',
  options: {
    out: 'Nhất',
    left: 'Còn mấy lá',
    cong: 'Cóng',
    kept: 'Giữ bài, đền báo một',
    instant: 'Ăn trắng',
    'sam-won': 'Ăn sâm',
    'sam-lost': 'Đền sâm',
    stopper: 'Chặn sâm',
    'sam-on-two': 'Báo sâm mà về bằng heo',
    'on-two': 'Về bằng heo, thối',
  },
  sides: {
    'chop-two': 'Chặt heo',
    'chop-quad': 'Chặt tứ quý',
    'chop-chain': 'Chặt chồng',
  },
  left: (count) => `còn ${count} lá`,
  cong: 'cóng',
  twos: (count) => `${count} heo`,
  quads: (count) => `${count} tứ quý`,
  allLeft: (counts) => `còn ${counts.join(', ')} lá`,
  ends: {
    out: (who) => `${who} nhất`,
    instant: (who) => `${who} ăn trắng`,
    'sam-won': (who) => `${who} ăn sâm`,
    'sam-lost': (who) => `${who} đền sâm`,
    'sam-on-two': (who) => `${who} báo sâm mà về bằng heo, đền sâm`,
    'on-two': (who) => `${who} về bằng heo, thối cả bàn`,
  },
  stopper: (who) => `${who} chặn`,
  kept: (who) => `${who} giữ bài nên đền báo một`,
  holds: (who, what) => `${who} ${what}`,
});
