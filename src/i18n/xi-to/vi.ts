/** Xì Tố in Vietnamese: house rules, verdicts and reasons. */

import { rankOf } from '../../engine/core/card.ts';
import type { Category } from '../../engine/xi-to/category.ts';
import type { XiToStep } from '../../engine/xi-to/steps.ts';
import { cardsText, displayName } from '../text.ts';
import { makeWords } from './shape.ts';

const CATEGORIES = {
  'mau-thau': 'Mậu thầu',
  doi: 'Đôi',
  thu: 'Thú',
  sam: 'Sám',
  sanh: 'Sảnh',
  thung: 'Thùng',
  'cu-lu': 'Cù lũ',
  'tu-quy': 'Tứ quý',
  'thung-pha-sanh': 'Thùng phá sảnh',
} as const satisfies Record<Category, string>;

const SUITS = { SHDC: 'bích, cơ, rô, chuồn', SCDH: 'bích, chuồn, rô, cơ' } as const;

export const words = makeWords({
  presets: { vipgame: 'VIPGAME', 'thung-lon': 'Thùng lớn', 'short-deck': 'Poker 32 lá' },
  settings: {
    flush: {
      label: 'Thùng gặp cù lũ',
      values: { 'below-full-house': 'cù lũ ăn', 'above-full-house': 'thùng ăn' },
    },
    aceLow: { label: 'Át đứng dưới 7', values: { false: 'không phải sảnh', true: 'sảnh nhỏ nhất' } },
    suits: {
      label: 'Thứ tự chất',
      values: { SHDC: SUITS.SHDC, SCDH: SUITS.SCDH, none: 'không tính chất' },
    },
    tieBreak: {
      label: 'Cùng đôi, cùng thú',
      values: { 'kickers-then-suit': 'lá lẻ trước, chất sau', 'suit-of-pair-first': 'chất của đôi trước' },
    },
    betBounds: { label: 'Mức tố', values: { exclusive: 'trên cược, dưới trần', inclusive: 'từ cược tới trần' } },
    check: { label: 'Cho qua', values: { false: 'không được', true: 'được, khi chưa ai tố' } },
    hole: { label: 'Lá úp', values: { dealt: 'lá chia trước', chosen: 'tự chọn' } },
  },
  categories: CATEGORIES,
  takes: (who) => `${who} ăn hết`,
  share: (names) => `${names.join(', ')} ${names.length === 2 ? 'chia đôi' : 'chia đều'}`,
  speaks: (who) => `${who} nói trước`,
  level: (names) => `${names.join(', ')} ngang nhau`,
  tie: 'Ngang nhau',
  question: 'Bạn đoán ai nói trước?',
  reason,
});

/** Inside a sentence: `cù lũ`. */
function named(category: Category): string {
  return CATEGORIES[category].toLowerCase();
}

function reason(step: XiToStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return `${Who} không có gì: mậu thầu, lớn nhất là ${cardsText(step.cards.slice(0, 1))}.`;
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return `${Who} có ${cardsText(step.cards)}: ${named(step.category)}.`;
    case 'xt-sanh':
      if (step.outcome === 'failed') return `${Who} mới có 4 lá liền, ${cardsText(step.cards)}: chưa thành sảnh.`;
      return `${Who} có 5 lá liền nhau, tới ${cardsText(step.cards.slice(0, 1))}: sảnh.`;
    case 'xt-thung':
      if (step.outcome === 'failed') return `${Who} mới có 4 lá cùng chất, ${cardsText(step.cards)}: chưa thành thùng.`;
      return `${Who} có 5 lá cùng chất, lớn nhất là ${cardsText(step.cards.slice(0, 1))}: thùng.`;
    case 'xt-thung-pha-sanh':
      return `${Who} có 5 lá liền nhau cùng chất, tới ${cardsText(step.cards.slice(0, 1))}: thùng phá sảnh.`;
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? `Nhà này cho át đứng dưới 7: A-7-8-9-10 của ${Who} là 5 lá liền, tới 10.`
        : `${Who} có A-7-8-9-10, nhưng nhà này át chỉ đứng trên già: không phải sảnh.`;
    case 'xt-partial':
      return step.why === 'suit'
        ? `${cardsText(step.cards)} của ${Who} cùng chất, nhưng thùng phải đủ 5 lá.`
        : `${cardsText(step.cards)} của ${Who} liền nhau, nhưng sảnh phải đủ 5 lá.`;
    case 'xt-order': {
      const [strong, weak] = step.categories;
      const house = step.flush ? 'Nhà này xếp' : 'Xếp hạng thì';
      return `${house} ${named(strong)} trên ${named(weak)}: ${Who} hơn ${displayName(step.other)}.`;
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards.map(rankOf);
      const part = partOf(step.category, step.at);
      return `Cùng ${named(step.category)}, so ${part}: ${mine} hơn ${his}, ${Who} hơn ${displayName(step.other)}.`;
    }
    case 'xt-cmp-suit': {
      const Other = displayName(step.other);
      if (step.outcome === 'failed') {
        return `Cùng ${named(step.category)}, số bằng nhau hết, nhà này không tính chất: ${Who} và ${Other} ngang nhau.`;
      }
      const [mine, his] = step.cards;
      const when = step.before ? 'nhà này xét chất của đôi trước lá lẻ' : 'số bằng nhau hết thì xét chất';
      return `Cùng ${named(step.category)}, ${when} (${SUITS[step.suits]}): ${cardsText([mine])} hơn ${cardsText([his])}, ${Who} hơn ${Other}.`;
    }
    case 'xt-showdown': {
      const names = step.winners.map(displayName);
      return names.length > 1 ? `${names.join(', ')} chia gà.` : `${Who} ăn cả gà.`;
    }
    case 'xt-first-actor': {
      const names = step.winners.map(displayName);
      return names.length > 1
        ? `${names.join(', ')} ngang nhau, ai ngồi trước thì nói trước.`
        : `${Who} có bài ngửa mạnh nhất: nói trước.`;
    }
  }
}

/** Which part of two hands of one kind was compared. */
function partOf(category: Category, at: number): string {
  const groups = category === 'thu' || category === 'cu-lu' ? 2 : 1;
  if (category === 'thu' && at === 0) return 'đôi lớn';
  if (category === 'thu' && at === 1) return 'đôi nhỏ';
  if (category === 'cu-lu') return at === 0 ? 'sám' : 'đôi';
  if (category === 'doi' || category === 'sam' || category === 'tu-quy' || category === 'thu') {
    if (at < groups) return `số của ${named(category)}`;
    return at === groups ? 'lá lẻ' : `lá lẻ thứ ${at - groups + 1}`;
  }
  return at === 0 ? 'lá lớn nhất' : `lá thứ ${at + 1}`;
}
