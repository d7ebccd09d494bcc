/** The words for the events of a round of Sâm in Vietnamese. */

import { tableOf } from '#games/sam/table/scene.ts';
import { makeRoundWords } from '../round/shape.ts';
import { INSTANT_NAMES } from '../shape.ts';
import { chips, words as game } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords({
  lying: 'Đã đánh',
  dealt: 'Chia mỗi người 10 lá.',
  moves: { call: 'báo sâm', silent: 'không báo', pass: 'bỏ lượt', play: (cards) => `đánh ${cards}` },
  warns: {
    'sam-thoi-2': 'Đánh heo sau cùng là thối: không được tính là thắng.',
    'sam-bao-mot': 'Người sau còn 1 lá mà bạn giữ lá cao hơn lại: người ấy hết bài thì bạn có thể phải đền.',
  },
  kinds: {
    rac: '',
    doi: 'đôi ',
    'sam-co': 'sám cô ',
    sanh: 'sảnh ',
    'tu-quy': 'tứ quý ',
    'hai-tu-quy': 'hai tứ quý ',
  },
  instantWins: INSTANT_NAMES,
  units: chips,
  reason: game.reason,
  ends: {
    white: (who) => `${who} ăn trắng`,
    sam: (who) => `${who} thành sâm`,
    'no-sam': (who) => `${who} đền sâm`,
    thoi: (who) => `${who} thối heo`,
    first: (who) => `${who} nhất`,
  },
  events: {
    deal: {
      open: ({ who, count, cards }) => `Chia cho ${who} ${count} lá: ${cards}.`,
      hidden: ({ who }) => `Chia bài úp cho ${who}.`,
    },
    instant: ({ who, cards, win }) => `${who} có ${cards}: ${win}, ăn trắng.`,
    call: ({ who }) => `${who} báo sâm.`,
    silent: ({ who }) => `${who} không báo sâm.`,
    priority: ({ who, callers }) => `${callers} cùng báo sâm: ${who} ngồi trước nên được quyền.`,
    lead: {
      random: ({ who }) => `Bốc thăm: ${who} đi trước.`,
      lowest: ({ who, cards }) => `${who} cầm ${cards}, lá thấp nhất, nên đi trước.`,
      'last-winner': ({ who }) => `${who} nhất ván trước nên đi trước.`,
      caller: ({ who }) => `${who} báo sâm nên đi trước.`,
    },
    play: {
      leads: ({ who, play }) => `${who} đánh ${play}.`,
      beats: ({ who, other, play }) => `${who} chặn ${other} bằng ${play}.`,
      chops: ({ who, other, play }) => `${who} chặt ${other} bằng ${play}.`,
    },
    pass: ({ who }) => `${who} bỏ lượt.`,
    'bao-mot': ({ who }) => `${who} báo một: còn đúng 1 lá.`,
    liable: ({ who, other, cards }) => `${who} giữ ${cards} lại, rồi ${other} đánh nốt lá cuối.`,
    trick: ({ who }) => `Không ai chặn nữa: ${who} đánh tiếp.`,
    'sam-won': ({ who }) => `${who} đánh hết bài, không ai cản được.`,
    'sam-lost': {
      blocked: ({ who, other }) => `${other} chặn được ${who}: hỏng sâm.`,
      passed: ({ who }) => `${who} bỏ lượt: hỏng sâm.`,
      out: ({ who, other }) => `${other} hết bài trước ${who}: hỏng sâm.`,
      'on-two': ({ who }) => `${who} đánh heo sau cùng: hỏng sâm.`,
    },
    thoi: ({ who, cards }) => `${who} hết bài bằng ${cards}: không ai thắng.`,
    out: ({ who }) => `${who} hết bài: về nhất.`,
    left: {
      'sam-cong': ({ who, cards }) => `${who} còn nguyên ${cards}: cóng.`,
      'sam-end': ({ who, cards }) => `${who} còn ${cards}.`,
    },
    pay: {
      chop: ({ who, other, cards, units }) => `${who} bị chặt ${cards}: chung cho ${other} ${units}.`,
      chain: ({ who, other, cards, units }) =>
        `${who} bị chặt sau cùng, chung cho ${other} cả chuỗi ${cards}: ${units}.`,
      doubled: ({ who, other, cards, units }) =>
        `${who} bị chặt lại ${cards}: chung cho ${other} gấp đôi lần trước, ${units}.`,
      won: ({ who, other, units }) => `${other} thành sâm: ${who} chung ${units}.`,
      lost: ({ who, other, units }) => `${who} hỏng sâm: chung cho ${other} ${units}.`,
      stopped: ({ who, other, units }) => `${who} hỏng sâm: chung hết cho ${other}, ${units}.`,
      'sam-pay-white': ({ who, other, units }) => `${other} ăn trắng: ${who} chung ${units}.`,
      'sam-thoi-2': ({ who, other, cards, units }) =>
        `${who} đánh ${cards} sau cùng nên thối: chung cho ${other} ${units}.`,
      'for-all': ({ who, other, units }) => `${who} giữ lá cao hơn lúc ${other} chỉ còn 1 lá: đền cả bàn ${units}.`,
      stake: ({ who, other, units }) => `${who} giữ lá cao hơn lúc ${other} chỉ còn 1 lá: chung thêm ${units}.`,
    },
    void: ({ who, other, units }) => `Sâm hỏng nên lần chặt không tính: ${who} trả lại ${other} ${units}.`,
    end: {
      paid: ({ result }) => `Hết ván: ${result}. Cộng lại bằng 0.`,
      unpaid: 'Hết ván, không ai phải chung.',
    },
  },
});
