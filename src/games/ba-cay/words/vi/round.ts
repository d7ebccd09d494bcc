/** The words for the events of a round of Ba Cây in Vietnamese. */

import { tableOf } from '#games/ba-cay/table/scene.ts';
import { makeRoundWords } from '../round/shape.ts';
import { best, words as game, handPhrase, nameOf } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  nameOf,
  handText: handPhrase,
  best,
  dealt: (each, names) => `Chia mỗi người ${each} lá úp: ${names}.`,
  antes: (each) => `Mỗi người góp ${each} phỉnh vào gà.`,
  moves: { look: 'xem bài', show: 'lật cho cả bàn xem' },
  banked: { gain: 'Cái ăn', loss: 'Cái chung', even: 'Cái hòa' },
  events: {
    deal: (_, { who, cards }) => `Chia cho ${who} ${cards}.`,
    ante: ({ chips }, { Who }) => `${Who} góp ${chips} phỉnh vào gà.`,
    look: (_, { Who, cards, hand }) => `${Who} xem bài: ${cards}, ${hand}.`,
    show: (_, { Who, cards, hand }) => `${Who} lật cho cả bàn xem: ${cards}, ${hand}.`,
    open: (_, { Who, cards, hand }) => `${Who} lật bài: ${cards}, ${hand}.`,
    take: ({ chips }, { Who, why }) => `${why} ${Who} ăn gà ${chips} phỉnh.`,
    share: ({ why }, { names, chips }) =>
      why === 'enough'
        ? `Chơi lại hết lượt mà ${names.join(', ')} vẫn cùng nhất, chia gà: ${chips}.`
        : `${names.join(', ')} cùng nhất, chia gà: ${chips}.`,
    redeal: ({ pot }, { names }) => `${names.join(', ')} cùng nhất: mấy người ấy chơi lại, gà ${pot} phỉnh để nguyên.`,
    end: (_, { chips }) => `Hết ván: ${chips}. Cộng lại bằng 0.`,
  },
});
