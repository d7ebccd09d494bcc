/** Xì Tố in Vietnamese: house rules, verdicts and reasons. */

import { displayCard, rankOf } from '#core/card.ts';
import type { Category } from '#games/xi-to/engine/category.ts';
import type { XiToStep } from '#games/xi-to/engine/steps.ts';
import { cardsText, displayName } from '#words/text.ts';
import { CATEGORY_NAMES, makeWords } from '../shape.ts';

export const SUIT_ORDERS = { SHDC: 'bích, cơ, rô, chuồn', SCDH: 'bích, chuồn, rô, cơ' } as const;

export const words = makeWords({
  asks: {
    showdown: 'Lật bài: ai ăn gà',
    up: 'Lá ngửa: ai nói trước',
  },
  presets: { vipgame: 'VIPGAME', 'thung-lon': 'Thùng lớn', 'short-deck': 'Poker 32 lá' },
  settings: {
    flush: { label: 'Thùng gặp cù lũ', values: { 'below-full-house': 'cù lũ ăn', 'above-full-house': 'thùng ăn' } },
    aceLow: { label: 'Át đứng cuối sảnh', values: { false: 'không phải sảnh', true: 'sảnh thấp nhất' } },
    suits: { label: 'Thứ tự chất', values: { ...SUIT_ORDERS, none: 'không xét chất' } },
    tieBreak: {
      label: 'Chất của đôi hay lá lẻ trước',
      values: { 'kickers-then-suit': 'lá lẻ trước, chất sau', 'suit-of-pair-first': 'chất của đôi trước' },
    },
    betBounds: { label: 'Mức tố', values: { exclusive: 'trên cược, dưới trần', inclusive: 'từ cược đến trần' } },
    check: { label: 'Có được cho qua không', values: { false: 'không', true: 'được, khi chưa ai tố' } },
    hole: { label: 'Có được chọn lá úp không', values: { dealt: 'không, lá chia trước úp', chosen: 'được, tự chọn' } },
  },
  best,
  first: (names) => `${names.join(', ')} ${names.length > 1 ? 'ngang nhau' : 'nói trước'}`,
  loses: (who) => `${who} thua`,
  split: 'Chia',
  level: 'Ngang nhau',
  question: 'Bạn đoán ai nói trước?',
  reason,
});

/** The showdown: `An ăn hết`, `An, Bình chia đôi`. */
export function best(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length > 2 ? 'chia đều' : names.length > 1 ? 'chia đôi' : 'ăn hết'}`;
}

/** Inside a sentence: `cù lũ`. */
export function named(category: Category): string {
  return CATEGORY_NAMES[category].toLowerCase();
}

function reason(step: XiToStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return `${Who} không thành bộ nào: mậu thầu, cao nhất ${top(step)}.`;
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return `${Who} có ${cardsText(step.cards)}: ${named(step.category)}.`;
    case 'xt-sanh':
      return step.outcome === 'held'
        ? `${Who} có 5 lá liền số, tới ${top(step)}: sảnh.`
        : `${Who} có 4 lá liền số, ${cardsText(step.cards)}: thiếu 1 lá, không phải sảnh.`;
    case 'xt-thung':
      return step.outcome === 'held'
        ? `${Who} có 5 lá cùng chất, cao nhất ${top(step)}: thùng.`
        : `${Who} có 4 lá cùng chất, ${cardsText(step.cards)}: thiếu 1 lá, không phải thùng.`;
    case 'xt-thung-pha-sanh':
      return `${Who} có 5 lá liền số, cùng chất, tới ${top(step)}: thùng phá sảnh.`;
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? `${Who} có A-7-8-9-10, bàn này cho át đứng dưới 7: 5 lá liền số, tới 10.`
        : `${Who} có A-7-8-9-10, nhưng bàn này át chỉ đứng trên già: không phải sảnh.`;
    case 'xt-partial':
      return `${cardsText(step.cards)} của ${Who} ${step.why === 'suit' ? 'cùng chất, nhưng thùng' : 'liền số, nhưng sảnh'} phải đủ 5 lá.`;
    case 'xt-order': {
      const [strong, weak] = step.categories;
      const order = step.flush ? `Bàn này xếp ${named(strong)}` : `${CATEGORY_NAMES[strong]} đứng`;
      return `${order} trên ${named(weak)}: ${ahead(step)}.`;
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards;
      return `Cùng ${named(step.category)}, so ${partOf(step)}: ${rankOf(mine)} hơn ${rankOf(his)}, ${ahead(step)}.`;
    }
    case 'xt-cmp-suit': {
      const same = `Cùng ${named(step.category)}`;
      if (step.outcome === 'failed') {
        return `${same}, số bằng nhau hết, bàn này không xét chất: ${Who} với ${displayName(step.other)} ngang nhau.`;
      }
      const [mine, his] = step.cards;
      const when = step.before ? 'bàn này xét chất của đôi trước lá lẻ' : 'số bằng nhau hết';
      return `${same}, ${when}. Chất xếp ${SUIT_ORDERS[step.suits]}, nên ${displayCard(mine)} hơn ${displayCard(his)}: ${ahead(step)}.`;
    }
    case 'xt-showdown':
      return step.winners.length > 1 ? `${all(step)} cùng cao nhất: chia gà.` : `${Who} cao nhất: ăn gà.`;
    case 'xt-first-actor':
      return step.winners.length > 1
        ? `Lá ngửa của ${all(step)} cùng cao nhất: ai được chia trước thì nói trước.`
        : `Lá ngửa của ${Who} cao nhất: ${Who} nói trước.`;
  }
}

function top({ cards }: Extract<XiToStep, { cards: unknown }>): string {
  return cardsText(cards.slice(0, 1));
}

function ahead({ who, other }: { readonly who: string; readonly other: string }): string {
  return `${displayName(who)} hơn ${displayName(other)}`;
}

function all({ winners }: { readonly winners: readonly string[] }): string {
  return winners.map(displayName).join(', ');
}

/** Which part of two hands of one kind was compared. */
function partOf({ category, at }: { readonly category: Category; readonly at: number }): string {
  switch (category) {
    case 'thu':
      return at > 1 ? 'lá lẻ' : at > 0 ? 'đôi nhỏ' : 'đôi lớn';
    case 'doi':
      return at > 1 ? `lá lẻ thứ ${at}` : at > 0 ? 'lá lẻ' : 'số của đôi';
    case 'sam':
    case 'cu-lu':
      return 'số của sám';
    case 'tu-quy':
      return 'số của tứ quý';
    default:
      return at > 0 ? `lá thứ ${at + 1}` : 'lá cao nhất';
  }
}
