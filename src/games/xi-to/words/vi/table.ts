/** A table of Xì Tố in Vietnamese. */

import { tableOf } from '#games/xi-to/table/scene.ts';
import { displayName } from '#words/text.ts';
import { named } from './game.ts';

export const table = tableOf({
  nameOf: displayName,
  named,
  did: {
    to: (amount, paid) => `tố ${amount}, đã bỏ ${paid}`,
    theo: (paid) => `theo, đã bỏ ${paid}`,
    check: 'cho qua',
    up: (lost) => `úp bỏ, mất ${lost}`,
    paid: (paid) => `đã góp ${paid}`,
    thinks: 'đang nghĩ',
  },
  middle: { toMatch: 'Muốn ở lại, bỏ thêm', noBet: 'Vòng này chưa ai tố', paid: 'Bạn đã bỏ' },
  figure: (hand) => `đang có ${hand}`,
  say: {
    hole: 'Chạm lá muốn úp: chỉ mình bạn biết nó.',
    bounds: (least, most) => (least === most ? `Chỉ tố được ${least}.` : `Tố thêm được từ ${least} tới ${most}.`),
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
    'xt-first-actor': 'Người có bài ngửa mạnh nhất nói trước.',
  },
  refused: 'Luật không cho làm vậy lúc này.',
  moves: {
    hole: (card) => `Úp ${card}`,
    holeSmall: 'lá kia ngửa ra',
    holeWait: 'Chọn lá úp',
    tap: 'chạm 1 trong 2 lá',
    to: (amount, price, first) => (first ? `Tố ${amount}` : `Tố thêm ${amount}: trả ${price}`),
    pot: (chips) => `gà thành ${chips}`,
    theo: (price) => (price > 0 ? `Theo ${price}` : 'Theo'),
    check: 'Cho qua',
    checkSmall: 'khỏi bỏ thêm',
    up: 'Úp bỏ',
    upSmall: (lost) => `mất ${lost} đã bỏ`,
    whyNoCheck: 'Sao không cho qua?',
    whyNoRaise: 'Sao không tố được?',
    wait: 'chờ lượt',
  },
  ends: { hidden: 'khỏi lật', folded: 'úp bỏ' },
  pays: {
    folded: (who, to) => `${who} úp bỏ, để lại cho ${to}`,
    lost: (who, to) => `${who} kém hơn, mất cho ${to}`,
  },
});
