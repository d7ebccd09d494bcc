/** A round of Xì Dách told in Vietnamese, event by event. */

import type { Kind } from '../../../engine/xi-dach/hand.ts';
import type { Chips, Reading, XiDachAction, XiDachEvent, XiDachView } from '../../../engine/xi-dach/round/index.ts';
import type { RoundWords } from '../../round-words.ts';
import { cardsText, displayName, signed } from '../../text.ts';
import { words as game } from '../vi.ts';

const KINDS: Readonly<Record<Kind, string>> = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'đủ',
  non: 'non',
  quac: 'quắc',
};

export const words: RoundWords<XiDachEvent, XiDachAction, XiDachView> = {
  title: 'Chơi thử một ván',
  sit: 'Bạn ngồi ghế An, cược 1 phỉnh. Nhà cái và Bình do máy chơi.',
  event,
  together: () => 'Chia mỗi người 2 lá.',
  move: ({ type }) => ({ draw: 'Bốc', stand: 'Dằn', check: 'Xét bài', ask: 'Hỏi điểm nhà cái' })[type],
  may: ({ type }) => ({ draw: 'bốc', stand: 'dằn', check: 'xét bài', ask: 'hỏi điểm' })[type],
  warns: {
    'xd-non-checked': 'Dằn bây giờ là dằn non: ở phần lớn các nhà, bị xét là thua.',
    'xd-den': 'Đã quá 21 mà còn bốc: bị bắt là đền cả bàn.',
  },
  end({ seat, seats }, log) {
    const outcome = seats.find(({ who }) => who === seat)?.outcome ?? 'push';
    const settled = log.find(({ type, who }) => type === 'settle' && who === seat);
    return { big: game.outcome(outcome, seat), why: settled ? event(settled) : '' };
  },
};

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
      const why = decided ? game.reason(decided) : '';
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
