/** The words for the events of a round of Tá Lả in Vietnamese. */

import { tableOf } from '#games/ta-la/table/scene.ts';
import { makeRoundWords } from '../round/shape.ts';
import { ENDS, words as game, pointsText } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  dealt: (ten) => `Chia mỗi người 9 lá, ${ten ? `riêng ${ten}` : '1 người'} 10 lá.`,
  moves: {
    draw: () => 'bốc',
    eat: () => 'ăn lá vừa đánh',
    u: () => 'ù',
    discard: (_, card) => `đánh ${card}`,
    lay: ({ melds }) => (melds.length === 0 ? 'hạ mà không có phỏm' : `hạ ${melds.length} phỏm`),
    gui: (_, card) => `gửi ${card}`,
  },
  ends: ENDS,
  events: {
    first: ({ why }, { Who }) =>
      `${Who} ${why === 'dealer' ? 'chia bài' : 'nhất ván trước'} nên cầm 10 lá, đánh trước, khỏi bốc.`,
    deal: ({ cards: { length } }, { Who, cards }) =>
      length === 0 ? `Chia bài úp cho ${Who}.` : `Chia cho ${Who} ${length} lá: ${cards}.`,
    draw: (_, { Who, cards }) => `${Who} bốc ${cards || '1 lá'}.`,
    eat: ({ chot }, { Who, cards, other }) => `${Who} ăn ${chot ? 'chốt ' : ''}${cards} của ${other}.`,
    shift: (_, { Who, cards, other }) =>
      cards
        ? `Chuyển ${cards} từ ${Who} sang ${other} cho đều số lá. ${Who} tái 1 lượt.`
        : `${Who} bị ăn nên thiếu 1 lá: tái 1 lượt.`,
    discard: ({ count }, { Who, cards }) => `${Who} đánh ${cards}${count === 4 ? ', lá chốt' : ''}.`,
    lay: ({ melds: { length }, again }, { Who, melds }) =>
      length === 0
        ? `${Who} không có phỏm nào để hạ: móm.`
        : `${Who} hạ ${again ? 'thêm ' : ''}${length} phỏm: ${melds}.`,
    gui: (_, { Who, cards, meld }) => `${Who} gửi ${cards} vào phỏm ${meld} của mình.`,
    u: ({ kind }, { Who, melds, cards }) =>
      kind === 'khan'
        ? `${Who} ù khan, không có cạ nào: ${cards}.`
        : `${Who} ${kind === 'tron' ? 'ù tròn' : 'ù'}: ${melds}${cards && `, thừa ${cards}`}.`,
    count: ({ points }, { Who, cards }) =>
      `${Who} ${cards ? `còn ${cards}` : 'không còn lá nào'}: ${pointsText(points)}.`,
    place: ({ place }, { Who }) => (place === 1 ? `${Who} về nhất.` : `${Who} thua, không xếp hạng.`),
    end: (_, { chips }) => `Hết ván: ${chips}. Cộng lại bằng 0.`,
  },
  unpaid: 'Hết ván, không ai phải chung.',
});
