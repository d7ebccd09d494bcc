/** The words for the events of a round of Xì Dách in Vietnamese. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import type {
  Chips,
  HandReading,
  PublicOutcome,
  XiDachAction,
  XiDachEvent,
  XiDachView,
} from '#games/xi-dach/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { endOf, type Settling } from '../round/end.ts';
import { words as game } from './game.ts';

const KINDS: Readonly<Record<XiDachKind, string>> = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'đủ',
  non: 'non',
  quac: 'quắc',
};

/** What the banker says aloud about the checked player. */
const SAID: Readonly<Record<PublicOutcome, string>> = { win: 'ăn', lose: 'thua', push: 'hòa' };

export { table } from './table.ts';

export const words: RoundWords<XiDachEvent, XiDachAction, XiDachView> = {
  event,
  together: () => 'Chia mỗi người 2 lá.',
  may: ({ type }) => ({ draw: 'bốc', stand: 'dằn', check: 'xét bài', ask: 'hỏi điểm' })[type],
  warns: {
    'xd-non-checked': 'Dằn bây giờ là dằn non: ở phần lớn các bàn, bị xét là thua.',
    'xd-den': 'Đã quá 21 mà còn bốc: bị bắt là đền cả bàn.',
  },
  end({ seat, seats }, log) {
    const bank = seats.find(({ who }) => who === seat && who === 'cai');
    if (bank) return { big: banked(bank.net), why: log.slice(-1).map(event).join(' ') };
    const { outcome, paidBy, told } = endOf(seat, seats, log);
    const big = paidBy === undefined ? game.outcome(outcome, seat) : pays(paidBy);
    return { big, why: told.map(reasonOf).join(' ') };
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

/** Who pays for all, in large letters. */
function pays(who: string): string {
  return who === 'cai' ? 'Cái đền' : `${displayName(who)} đền cả bàn`;
}

function hand({ kind, total }: HandReading): string {
  return total === null ? KINDS[kind] : `${total} điểm, ${KINDS[kind]}`;
}

/** How the round went for the banker as a whole. */
function banked(net: number): string {
  return net > 0 ? 'Cái ăn' : net < 0 ? 'Cái chung' : 'Cái hòa';
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

/** Why chips moved, without the sums. */
function reasonOf(e: Settling): string {
  if (e.type === 'den')
    return `${atStart(e.who)} quá 21 mà còn bốc, bị bắt nên đền ${e.who === 'cai' ? 'những người chưa xét' : 'cả bàn'}.`;
  if (e.steps.length === 0) return `Nhà cái nói ${nameOf(e.who)} ${SAID[e.outcome]}, không nói điểm.`;
  const decided = e.steps.find((step) => step.decides);
  return decided ? game.reason(decided) : '';
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
      if (e.kind === null) return `${Who} bốc 1 lá.`;
      return e.offence
        ? `${Who} đã quắc mà còn bốc: thêm ${cardsText(e.cards)}, ${hand(e)}. Bị bắt là đền.`
        : `${Who} bốc ${cardsText(e.cards)}: ${hand(e)}.`;
    case 'stand':
      if (e.kind === null) return e.rule === 'xd-max-five' ? `${Who} đủ 5 lá, hết bốc.` : `${Who} dằn.`;
      if (e.rule === 'xd-max-five') return `${Who} đủ 5 lá, hết bốc: ${hand(e)}.`;
      return e.rule === 'xd-min-stand' ? `${Who} dằn non, mới ${e.total} điểm.` : `${Who} dằn ở ${hand(e)}.`;
    case 'show':
      return `${Who} phải lật bài: ${hand(e)}.`;
    case 'check':
      return `Nhà cái ${e.kind === null ? '' : `${e.total} điểm, `}xét ${e.rule === 'xd-check-early' ? 'sớm ' : ''}${nameOf(e.target)}.`;
    case 'settle': {
      const gains = e.net === 0 ? '' : ` ${Who} ${signed(e.net)}.`;
      return `${reasonOf(e)}${gains}`;
    }
    case 'den':
      return `${reasonOf(e).slice(0, -1)}: ${signed(e.net)}. Chia ra ${chipsText(e.paid)}.`;
    case 'ask':
      return `${Who} hỏi, nhà cái cho biết: ${e.total} điểm.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
