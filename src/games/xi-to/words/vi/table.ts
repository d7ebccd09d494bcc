/** A table of Xì Tố in Vietnamese; amounts are chips. This file is the type: English must have exactly these keys. */

import type { XiToRuleId } from '#games/xi-to/engine/rules.ts';
import { displayName } from '#words/text.ts';
import { named } from './game.ts';

export const tableWords = {
  nameOf: displayName,
  named,
  did: {
    to: (amount: number, paid: number) => `tố ${amount}, đã bỏ ${paid}`,
    theo: (paid: number) => `theo, đã bỏ ${paid}`,
    check: 'cho qua',
    up: (lost: number) => `úp bỏ, mất ${lost}`,
    paid: (paid: number) => `đã góp ${paid}`,
    thinks: 'đang nghĩ',
  },
  middle: {
    toMatch: 'Muốn ở lại, bỏ thêm',
    noBet: 'Vòng này chưa ai tố',
    paid: 'Bạn đã bỏ',
    took: (who: string) => `${who} lấy`,
  },
  figure: (hand: string) => `đang có ${hand}`,
  say: {
    hole: 'Chạm lá muốn úp: chỉ mình bạn biết nó.',
    bounds: (least: number, most: number) =>
      least === most ? `Chỉ tố được ${least}.` : `Tố thêm được từ ${least} tới ${most}.`,
    full: 'Vòng này tố kịch trần rồi.',
    waits: 'Chờ tới lượt bạn.',
    folded: 'Bạn đã úp bỏ, ngồi coi tới hết ván.',
    over: 'Hết ván.',
  },
  refuses: {
    'xt-no-check': 'Bàn này không được cho qua: tố hoặc úp bỏ.',
    'xt-act-to': 'Vòng này tố kịch trần rồi, chỉ còn theo hoặc úp bỏ.',
    'xt-act-theo': 'Chưa ai tố thì chưa có gì để theo.',
    'xt-turn-direction': 'Chưa tới lượt bạn.',
    'xt-first-actor': 'Người có lá ngửa mạnh nhất nói trước.',
  } satisfies Partial<Record<XiToRuleId, string>>,
  refused: 'Luật không cho làm vậy lúc này.',
  moves: {
    hole: (card: string) => `Úp ${card}`,
    holeSmall: 'lá kia ngửa ra',
    holeWait: 'Chọn lá úp',
    tap: 'chạm 1 trong 2 lá',
    to: (amount: number, price: number, first: boolean) => (first ? `Tố ${amount}` : `Tố thêm ${amount}: bỏ ${price}`),
    pot: (chips: number) => `gà thành ${chips}`,
    theo: (price: number) => (price > 0 ? `Theo ${price}` : 'Theo'),
    check: 'Cho qua',
    checkSmall: 'khỏi bỏ thêm',
    up: 'Úp bỏ',
    upSmall: (lost: number) => `mất ${lost} đã bỏ`,
    whyNoCheck: 'Sao không cho qua?',
    whyNoRaise: 'Sao không tố được?',
    wait: 'chờ lượt',
  },
  ends: { hidden: 'khỏi lật', folded: 'úp bỏ' },
  pays: {
    folded: (who: string, to: string) => `${who} úp bỏ, để lại cho ${to}`,
    lost: (who: string, to: string) => `${who} kém hơn, mất cho ${to}`,
  },
};

export type XiToTableWords = typeof tableWords;
