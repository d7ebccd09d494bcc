/** A round of Ba Cây told in Vietnamese, event by event. */

import type { BaCayAction, BaCayEvent, BaCayView, Chips, Reading } from '../../../engine/ba-cay/round/index.ts';
import type { BaCayStep } from '../../../engine/ba-cay/steps.ts';
import type { RoundWords } from '../../round-words.ts';
import { cardsText, displayName, signed } from '../../text.ts';
import { words as game } from '../vi.ts';

export const words: RoundWords<BaCayEvent, BaCayAction, BaCayView> = {
  title: 'Chơi thử một ván',
  sit: 'Bạn ngồi ghế An, cược 1 phỉnh. Các ghế kia do máy chơi.',
  event,
  together: (events) =>
    events.every(({ type }) => type === 'ante') ? 'Mỗi người bỏ cược vào gà.' : 'Chia mỗi người 3 lá úp.',
  move: ({ type }) => ({ look: 'Xem bài', show: 'Lật cho cả bàn xem' })[type],
  may: ({ type }) => ({ look: 'xem bài', show: 'lật cho cả bàn xem' })[type],
  warns: {},
  end({ seat }, log) {
    const settled = log.find((one) => one.type === 'settle' && one.who === seat);
    if (settled?.type === 'settle') {
      return { big: game.outcome(settled.outcome, seat), why: decided(settled.steps, seat) };
    }
    const last = log.findLast(({ type }) => type === 'take' || type === 'share');
    if (last?.type === 'take') return { big: `${nameAt(last.who)} ăn hết`, why: decided(last.steps, last.who) };
    if (last?.type === 'share') {
      return {
        big: `${last.shares.map(({ who }) => nameAt(who)).join(', ')} chia`,
        why: decided(last.steps, last.who),
      };
    }
    return { big: '', why: '' };
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function nameAt(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

/** What settled it, in the words of a ruling: the comparison first, or what the house says of equal hands. */
function decided(steps: readonly BaCayStep[], who: string): string {
  const compared = steps.find((step) => 'other' in step && step.outcome === 'held' && step.who === who);
  const step = compared ?? steps.find((one) => one.decides);
  return step ? game.reason(step) : '';
}

function handText({ kind, points }: Reading): string {
  const named = { 'ba-tien': 'ba tiên', sap: 'sáp', 'at-cu': '10 át cụ', bu: 'bù', nut: `${points} nút` };
  return named[kind];
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

function event(e: BaCayEvent): string {
  const Who = nameAt(e.who);
  switch (e.type) {
    case 'deal':
      return `Chia cho ${nameOf(e.who)} ${cardsText(e.cards)}.`;
    case 'ante':
      return `${Who} bỏ ${e.chips} phỉnh vào gà.`;
    case 'look':
      return `${Who} xem bài: ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'show':
      return `${Who} lật cho cả bàn xem: ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'open':
      return `${Who} lật bài: ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'settle':
      return `${decided(e.steps, e.who)} ${e.net === 0 ? '' : `${Who} ${signed(e.net)}.`}`.trim();
    case 'take':
      return `${decided(e.steps, e.who)} ${Who} ăn gà ${e.chips} phỉnh.`.trim();
    case 'share':
      return `${decided(e.steps, e.who)} Chia gà: ${chipsText(e.shares)}.`.trim();
    case 'redeal':
      return `${e.players.map(nameOf).join(', ')} cùng nhất: chia bài lại cho mấy người ấy, gà ${e.pot} phỉnh để nguyên.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
