/** Rounds of Tá Lả in a score book, in Vietnamese. */

import { makeResultWords } from '../results/shape.ts';

const PLACES = ['nhất', 'nhì', 'ba'];

export const words = makeResultWords({
  ask: 'Mỗi người còn mấy điểm?',
  options: { points: 'Mấy điểm', mom: 'Móm', u: 'Ù', 'u-tron': 'Ù tròn', 'u-khan': 'Ù khan', den: 'Đền' },
  sides: {
    'eaten-1': 'Ăn cây thứ nhất',
    'eaten-2': 'Ăn cây thứ hai',
    'eaten-3': 'Ăn cây thứ ba',
    chot: 'Ăn chốt',
  },
  points: (count) => `${count} điểm`,
  place: (who, place, of) => `${who} ${place === of ? 'bét' : PLACES[place - 1]}`,
  mom: (who) => `${who} móm`,
  allMom: (who) => `Cả bàn móm, ${who} hạ trước nên nhất`,
  out: { u: (who) => `${who} ù`, 'u-tron': (who) => `${who} ù tròn`, 'u-khan': (who) => `${who} ù khan` },
  den: (who) => `${who} đền`,
});
