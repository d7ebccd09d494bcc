/** A round of Xì Dách told in Vietnamese, event by event. */

import type { Kind } from '../../../engine/xi-dach/hand.ts';
import type { Chips, Reading, XiDachEvent } from '../../../engine/xi-dach/round/index.ts';
import { cardsText, displayName, signed } from '../../text.ts';
import { words } from '../vi.ts';

const KINDS: Readonly<Record<Kind, string>> = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'đủ',
  non: 'non',
  quac: 'quắc',
};

export const vi = {
  event,
  title: 'Chơi thử một ván',
  sit: 'Bạn ngồi ghế An, cược 1 phỉnh. Nhà cái và Bình do máy chơi.',
  replay: 'Xem lại một ván',
  step: (at: number, of: number) => `Bước ${at} trong ${of}`,
  previous: 'Lùi',
  next: 'Tới',
  whole: 'Cả ván bằng chữ',
  dealt: 'Chia mỗi người 2 lá.',
  draw: 'Bốc',
  stand: 'Dằn',
  ask: 'Hỏi điểm nhà cái',
  again: 'Ván mới',
  judge: 'Đem ván này tới Trọng tài',
  table: 'Bàn chơi',
  story: 'Diễn biến',
  hidden: (n: number) => `${n} lá úp`,
  moves: { draw: 'bốc', stand: 'dằn', check: 'xét bài', ask: 'hỏi điểm' },
  warns: {
    'xd-non-checked': 'Dằn bây giờ là dằn non: ở phần lớn các nhà, bị xét là thua.',
    'xd-den': 'Đã quá 21 mà còn bốc: bị bắt là đền cả bàn.',
  },
  chips: (net: number) => `${signed(net)} phỉnh`,
  you: { win: 'Bạn ăn', lose: 'Bạn chung', push: 'Hòa' },
};

export type RoundWords = typeof vi;

function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

function hand({ kind, total }: Reading): string {
  return total === null ? KINDS[kind] : `${total} điểm, ${KINDS[kind]}`;
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

function event(e: XiDachEvent): string {
  const Who = atStart(e.who);
  const who = nameOf(e.who);
  switch (e.type) {
    case 'deal':
      return `Chia cho ${who} ${cardsText(e.cards)}.`;
    case 'natural':
      return `${Who} có ${KINDS[e.kind]}, lật ra ngay.`;
    case 'draw':
      return e.offence
        ? `${Who} đã quắc mà còn bốc: thêm ${cardsText(e.cards)}, ${hand(e)}. Bị bắt là đền.`
        : `${Who} bốc ${cardsText(e.cards)}: ${hand(e)}.`;
    case 'stand':
      if (e.rule === 'xd-max-five') return `${Who} đủ 5 lá, hết bốc: ${hand(e)}.`;
      return e.rule === 'xd-min-stand' ? `${Who} dằn non, mới ${e.total} điểm.` : `${Who} dằn ở ${hand(e)}.`;
    case 'show':
      return `${Who} phải lật bài: ${hand(e)}.`;
    case 'check':
      return e.rule === 'xd-check-early'
        ? `Nhà cái ${e.total} điểm, xét sớm ${nameOf(e.target)}.`
        : `Nhà cái ${e.total} điểm, xét ${nameOf(e.target)}.`;
    case 'settle': {
      const decided = e.steps.find((step) => step.decides);
      const why = decided ? words.reason(decided) : '';
      return `${why} ${e.net === 0 ? '' : `${Who} ${signed(e.net)}.`}`.trim();
    }
    case 'den':
      return `${Who} đền cả bàn: ${signed(e.net)}. Chia ra ${chipsText(e.paid)}.`;
    case 'ask':
      return `${Who} hỏi, nhà cái cho biết: ${e.total} điểm.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
