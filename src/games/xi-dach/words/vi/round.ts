/** The words for the events of a round of Xì Dách in Vietnamese. */

import { tableOf } from '#games/xi-dach/table/scene.ts';
import { signed } from '#words/text.ts';
import { makeRoundWords } from '../round/shape.ts';
import { words as game, KIND_NAMES, nameOf } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  nameOf,
  kinds: KIND_NAMES,
  dealt: 'Chia mỗi người 2 lá.',
  moves: { draw: 'bốc', stand: 'dằn', check: 'xét bài', ask: 'hỏi điểm' },
  warns: {
    'xd-non-checked': 'Dằn bây giờ là dằn non: ở phần lớn các bàn, bị xét là thua.',
    'xd-den': 'Đã quá 21 mà còn bốc: bị bắt là đền cả bàn.',
  },
  banked: { gain: 'Cái ăn', loss: 'Cái chung', even: 'Cái hòa' },
  pays: { banker: 'Cái đền', player: (who) => `${who} đền cả bàn` },
  counted: (total, kind) => `${total} điểm, ${kind}`,
  says: {
    win: (who) => `Nhà cái nói ${who} ăn, không nói điểm.`,
    lose: (who) => `Nhà cái nói ${who} thua, không nói điểm.`,
    push: (who) => `Nhà cái nói ${who} hòa, không nói điểm.`,
  },
  caught: {
    banker: 'Nhà cái quá 21 mà còn bốc, bị bắt nên đền những người chưa xét',
    player: (who) => `${who} quá 21 mà còn bốc, bị bắt nên đền cả bàn`,
  },
  events: {
    deal: (_, { who, cards }) => `Chia cho ${who} ${cards}.`,
    natural: (_, { Who, hand }) => `${Who} có ${hand}, lật ra ngay.`,
    draw: ({ kind, offence }, { Who, cards, hand }) => {
      if (kind === null) return `${Who} bốc 1 lá.`;
      return offence
        ? `${Who} đã quắc mà còn bốc: thêm ${cards}, ${hand}. Bị bắt là đền.`
        : `${Who} bốc ${cards}: ${hand}.`;
    },
    stand: ({ kind, rule, total }, { Who, hand }) => {
      if (rule === 'xd-max-five') return kind ? `${Who} đủ 5 lá, hết bốc: ${hand}.` : `${Who} đủ 5 lá, hết bốc.`;
      if (kind === null) return `${Who} dằn.`;
      return rule === 'xd-min-stand' ? `${Who} dằn non, mới ${total} điểm.` : `${Who} dằn ở ${hand}.`;
    },
    show: (_, { Who, hand }) => `${Who} phải lật bài: ${hand}.`,
    check: ({ kind, rule, total }, { target }) =>
      `Nhà cái ${kind === null ? '' : `${total} điểm, `}xét ${rule === 'xd-check-early' ? 'sớm ' : ''}${target}.`,
    den: ({ net }, { caught, chips }) => `${caught}: ${signed(net)}. Chia ra ${chips}.`,
    ask: ({ total }, { Who }) => `${Who} hỏi, nhà cái cho biết: ${total} điểm.`,
    end: (_, { chips }) => `Hết ván: ${chips}. Cộng lại bằng 0.`,
  },
});
