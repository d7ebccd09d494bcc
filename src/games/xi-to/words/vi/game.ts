/** Xì Tố in Vietnamese: house rules, verdicts and reasons. */

import type { Category } from '#games/xi-to/engine/category.ts';
import { CATEGORY_NAMES, makeWords, type StepFacts } from '../shape.ts';

export const SUIT_ORDERS = { SHDC: 'bích, cơ, rô, chuồn', SCDH: 'bích, chuồn, rô, cơ' } as const;

export const words = makeWords({
  asks: {
    showdown: 'Lật bài: ai ăn gà',
    up: 'Lá ngửa: ai nói trước',
  },
  presets: { vipgame: 'VIPGAME', 'thung-lon': 'Thùng lớn', 'short-deck': 'Poker 32 lá' },
  settings: {
    flush: { label: 'Thùng gặp cù lũ', values: { 'below-full-house': 'cù lũ ăn', 'above-full-house': 'thùng ăn' } },
    aceLow: { label: 'Át đứng dưới 7', values: { false: 'không phải sảnh', true: 'sảnh thấp nhất' } },
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
  named,
  parts: {
    thu: ['đôi lớn', 'đôi nhỏ', 'lá lẻ'],
    doi: ['số của đôi', 'lá lẻ', 'lá lẻ thứ 2', 'lá lẻ thứ 3'],
    sam: ['số của sám'],
    'cu-lu': ['số của sám'],
    'tu-quy': ['số của tứ quý'],
    cards: ['lá cao nhất', 'lá thứ 2', 'lá thứ 3', 'lá thứ 4', 'lá thứ 5'],
  },
  reasons: {
    'xt-mau-thau': (_, { Who, top }) => `${Who} không thành bộ nào: mậu thầu, cao nhất ${top}.`,
    'xt-doi': grouped,
    'xt-thu': grouped,
    'xt-sam': grouped,
    'xt-cu-lu': grouped,
    'xt-tu-quy': grouped,
    'xt-sanh': ({ outcome }, { Who, top, cards }) =>
      outcome === 'held'
        ? `${Who} có 5 lá liền số, tới ${top}: sảnh.`
        : `${Who} có 4 lá liền số, ${cards}: thiếu 1 lá, không phải sảnh.`,
    'xt-thung': ({ outcome }, { Who, top, cards }) =>
      outcome === 'held'
        ? `${Who} có 5 lá cùng chất, cao nhất ${top}: thùng.`
        : `${Who} có 4 lá cùng chất, ${cards}: thiếu 1 lá, không phải thùng.`,
    'xt-thung-pha-sanh': (_, { Who, top }) => `${Who} có 5 lá liền số, cùng chất, tới ${top}: thùng phá sảnh.`,
    'xt-straight-top': ({ outcome }, { Who }) =>
      outcome === 'held'
        ? `${Who} có A-7-8-9-10, bàn này cho át đứng dưới 7: 5 lá liền số, tới 10.`
        : `${Who} có A-7-8-9-10, nhưng bàn này át chỉ đứng trên già: không phải sảnh.`,
    'xt-partial': ({ why }, { Who, cards }) =>
      `${cards} của ${Who} ${why === 'suit' ? 'cùng chất, nhưng thùng' : 'liền số, nhưng sảnh'} phải đủ 5 lá.`,
    'xt-order': ({ flush, categories: [strong, weak] }, { Who, other }) =>
      flush
        ? `Bàn này xếp ${named(strong)} trên ${named(weak)}: ${Who} hơn ${other}.`
        : `${CATEGORY_NAMES[strong]} đứng trên ${named(weak)}: ${Who} hơn ${other}.`,
    'xt-cmp-same': (_, { hand, part, higher, lower, Who, other }) =>
      `Cùng ${hand}, so ${part}: ${higher} hơn ${lower}, ${Who} hơn ${other}.`,
    'xt-cmp-suit'(step, { hand, higher, lower, Who, other }) {
      if (step.outcome === 'failed') {
        return `Cùng ${hand}, số bằng nhau hết, bàn này không xét chất: ${Who} với ${other} ngang nhau.`;
      }
      const when = step.before ? 'bàn này xét chất của đôi trước lá lẻ' : 'số bằng nhau hết';
      return `Cùng ${hand}, ${when}. Chất xếp ${SUIT_ORDERS[step.suits]}, nên ${higher} hơn ${lower}: ${Who} hơn ${other}.`;
    },
    'xt-showdown': (_, { winners, Who }) =>
      winners.length > 1 ? `${winners.join(', ')} cùng cao nhất: chia gà.` : `${Who} cao nhất: ăn gà.`,
    'xt-first-actor': (_, { winners, Who }) =>
      winners.length > 1
        ? `Lá ngửa của ${winners.join(', ')} cùng cao nhất: ai được chia trước thì nói trước.`
        : `Lá ngửa của ${Who} cao nhất: ${Who} nói trước.`,
  },
});

/** The showdown: `An ăn hết`, `An, Bình chia đôi`. */
export function best(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length > 2 ? 'chia đều' : names.length > 1 ? 'chia đôi' : 'ăn hết'}`;
}

/** Inside a sentence: `cù lũ`. */
export function named(category: Category): string {
  return CATEGORY_NAMES[category].toLowerCase();
}

function grouped(_: unknown, { Who, cards, hand }: StepFacts): string {
  return `${Who} có ${cards}: ${hand}.`;
}
