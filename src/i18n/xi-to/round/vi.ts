/** A round of Xì Tố told in Vietnamese, event by event. */

import { displayCard } from '../../../engine/core/card.ts';
import type { Category } from '../../../engine/xi-to/category.ts';
import type { Chips, XiToAction, XiToEvent, XiToView } from '../../../engine/xi-to/round/index.ts';
import type { RoundWords } from '../../round-words.ts';
import { cardsText, displayName, signed } from '../../text.ts';

const CATEGORIES: Readonly<Record<Category, string>> = {
  'mau-thau': 'mậu thầu',
  doi: 'đôi',
  thu: 'thú',
  sam: 'sám',
  sanh: 'sảnh',
  thung: 'thùng',
  'cu-lu': 'cù lũ',
  'tu-quy': 'tứ quý',
  'thung-pha-sanh': 'thùng phá sảnh',
};

export const words: RoundWords<XiToEvent, XiToAction, XiToView> = {
  title: 'Chơi thử một ván',
  sit: 'Bạn ngồi ghế An, góp 1 phỉnh, trần tố 10 phỉnh. Bình và Chi do máy chơi.',
  event,
  together,
  move,
  may: (action) => move(action).toLowerCase(),
  warns: {},
  end({ done }, log) {
    const win = log.find((one) => one.type === 'win');
    if (!done || win?.type !== 'win') return { big: '', why: '' };
    const names = win.shares.map(({ who }) => displayName(who));
    return { big: names.length > 1 ? `${names.join(', ')} chia gà` : `${names.join()} ăn gà`, why: event(win) };
  },
};

function move(action: XiToAction): string {
  switch (action.type) {
    case 'to':
      return `Tố ${action.amount}`;
    case 'theo':
      return 'Theo';
    case 'up':
      return 'Úp bỏ';
    case 'check':
      return 'Cho qua';
    case 'hole':
      return `Úp ${displayCard(action.card)}`;
  }
}

function together(events: readonly XiToEvent[]): string {
  const deals = events.flatMap((one) => (one.type === 'deal' ? [one] : []));
  if (deals.length === 0) return 'Mỗi người góp 1 phỉnh vào gà.';
  if (deals.some(({ rule }) => rule === 'xt-streets')) {
    return `Chia mỗi người 1 lá ngửa: ${deals.map(({ who, cards }) => `${displayName(who)} ${cardsText(cards)}`).join(', ')}.`;
  }
  if (deals.every(({ down }) => down)) return 'Chia mỗi người 2 lá úp.';
  const up = deals.filter(({ down }) => !down);
  return `Chia mỗi người 1 lá úp, 1 lá ngửa: ${up.map(({ who, cards }) => `${displayName(who)} ngửa ${cardsText(cards)}`).join(', ')}.`;
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${displayName(who)} ${signed(chips)}`).join(', ');
}

function event(e: XiToEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'ante':
      return `${Who} góp ${e.chips} phỉnh vào gà.`;
    case 'deal':
      return e.down
        ? `Chia cho ${Who} 1 lá úp: ${cardsText(e.cards)}.`
        : `Chia cho ${Who} 1 lá ngửa: ${cardsText(e.cards)}.`;
    case 'hole':
      return `${Who} chọn úp ${cardsText(e.cards)}.`;
    case 'turn':
      return `${Who} lật ngửa ${cardsText(e.cards)}.`;
    case 'speak':
      return `Vòng ${e.street}: ${Who} ngửa ${cardsText(e.cards)}, ${CATEGORIES[e.category]}, mạnh nhất bàn. ${Who} nói trước.`;
    case 'to':
      return e.chips === e.amount
        ? `${Who} tố ${e.amount}.`
        : `${Who} theo rồi tố thêm ${e.amount}: bỏ vào ${e.chips}, muốn ở lại phải đủ ${e.bet}.`;
    case 'theo':
      return `${Who} theo, bỏ vào ${e.chips}.`;
    case 'up':
      return `${Who} úp bỏ, để lại ${e.lost} phỉnh trong gà.`;
    case 'check':
      return `${Who} cho qua.`;
    case 'show':
      return `${Who} lật bài: ${cardsText(e.cards)}, ${CATEGORIES[e.category]}.`;
    case 'win':
      if (e.rule === 'xt-last-standing') return `Ai cũng úp, còn ${Who}: lấy gà ${e.pot} phỉnh, khỏi lật.`;
      return e.shares.length > 1
        ? `Ngang nhau, chia gà ${e.pot}: ${chipsText(e.shares)}.`
        : `${Who} mạnh nhất, ăn gà ${e.pot} phỉnh.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
