/** The words for the events of a round of Xì Tố in Vietnamese. */

import { tableOf } from '#games/xi-to/table/scene.ts';
import { makeRoundWords } from '../round/shape.ts';
import { best, named } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords({
  named,
  best,
  moves: {
    to: ({ amount }) => `tố ${amount}`,
    theo: () => 'theo',
    up: () => 'úp bỏ',
    check: () => 'cho qua',
    hole: (_, card) => `úp ${card}`,
  },
  antes: (each) => `Mỗi người góp ${each} phỉnh vào gà.`,
  dealt: {
    down: 'Chia mỗi người 2 lá úp.',
    both: (up) => `Chia mỗi người 1 lá úp, 1 lá ngửa: ${up}.`,
    more: (up) => `Chia mỗi người thêm 1 lá ngửa: ${up}.`,
  },
  events: {
    ante: ({ chips }, { Who }) => `${Who} góp ${chips} phỉnh vào gà.`,
    deal: ({ down }, { Who, cards }) => `Chia cho ${Who} lá ${down ? 'úp' : 'ngửa'} ${cards}.`,
    hole: (_, { Who, cards }) => `${Who} chọn úp ${cards}.`,
    turn: (_, { Who, cards }) => `${Who} ngửa ${cards}.`,
    speak: ({ street }, { Who, shown }) => `Vòng ${street}: ${Who} ngửa ${shown}, mạnh nhất nên nói trước.`,
    to: ({ amount, chips, bet }, { Who }) =>
      chips === amount
        ? `${Who} tố ${amount}.`
        : `${Who} tố thêm ${amount}: bỏ vào ${chips} phỉnh, ai muốn ở lại phải bỏ đủ ${bet}.`,
    theo: ({ chips }, { Who }) => `${Who} theo, bỏ vào ${chips} phỉnh.`,
    up: ({ lost }, { Who }) => `${Who} úp bỏ, để lại ${lost} phỉnh trong gà.`,
    check: (_, { Who }) => `${Who} cho qua.`,
    show: (_, { Who, cards, hand }) => `${Who} lật bài: ${cards}, ${hand}.`,
    win({ rule, pot, shares }, { Who, chips }) {
      if (rule === 'xt-last-standing') return `Còn lại một mình ${Who}: lấy gà ${pot} phỉnh, khỏi lật.`;
      return shares.length > 1
        ? `Cùng mạnh nhất, chia gà ${pot} phỉnh: ${chips}.`
        : `${Who} mạnh nhất, ăn gà ${pot} phỉnh.`;
    },
    end: (_, { chips }) => `Hết ván: ${chips}. Cộng lại bằng 0.`,
  },
});
