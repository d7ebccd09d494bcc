/** A table of Tá Lả in Vietnamese. */

import { displayCard } from '#core/card.ts';
import { tableOf } from '#games/ta-la/table/scene.ts';
import { cardsText, displayName } from '#words/text.ts';

const PLACES = ['Nhất', 'Nhì', 'Ba'];

export const table = tableOf({
  nameOf: displayName,
  left: (cards) => `${cards} lá`,
  did: {
    discards(card, took) {
      const what = `đánh ${displayCard(card)}`;
      if (took === null) return what;
      return took === 'draw' ? `bốc, ${what}` : `ăn ${displayCard(took)}, ${what}`;
    },
    ate: (card) => `ăn ${displayCard(card)}`,
    laid: (melds) => `hạ ${melds} phỏm`,
    mom: 'móm, không có phỏm',
    laysOff: (card) => `gửi ${displayCard(card)}`,
    u: 'ù',
    waits: 'chờ lượt',
    thinks: 'đang nghĩ',
  },
  thrown: (who) => `${who} vừa đánh`,
  points: (points) => `rác ${points} điểm`,
  groups: { meld: 'phỏm', near: (card) => `thêm ${displayCard(card)} là phỏm`, ca: 'cạ', loose: 'lẻ' },
  say: {
    take: 'Lá này không hợp: bốc 1 lá từ nọc.',
    edible: (meld, points) => ['Ăn được.', `${cardsText(meld)} là phỏm, rác còn ${points}.`],
    discard: 'Chạm 1 lá để đánh đi.',
    leaves: (points) => `Đánh lá này thì rác còn ${points} điểm.`,
    lay: 'Lượt chót: hạ phỏm ra rồi mới đánh lá cuối.',
    layFirst: ['Hạ trước đã.', 'Lượt chót hạ phỏm xong mới đánh lá cuối.'],
    last: 'Chạm lá đánh cuối, gọi là lá chốt.',
    waits: 'Chờ tới lượt bạn.',
    over: 'Hết ván.',
  },
  refuses: {
    'tl-eat-proof': ['Không ăn được.', 'Phải có sẵn 2 lá hợp với nó.'],
    'tl-one-meld-each': ['Không ăn được.', 'Mấy lá hợp với nó đã nằm trong phỏm của lá ăn trước.'],
    'tl-eat-limit': ['Không được.', 'Lá đã ăn phải nằm trong phỏm, mỗi phỏm 1 lá ăn.'],
    'tl-eat-source': ['Không ăn được.', 'Chỉ ăn lá người ngồi trước vừa đánh.'],
    'tl-turn': ['Chưa tới lúc.', 'Mỗi lượt: ăn hoặc bốc 1 lá, rồi đánh 1 lá.'],
    'tl-ha': ['Chưa tới lúc.', 'Lượt thứ 4 mới hạ phỏm, hạ xong đánh lá cuối.'],
    'tl-deal': ['Hết nọc.', 'Không còn lá nào để bốc.'],
    'tl-u': ['Chưa ù.', 'Bài còn thừa từ 2 lá ngoài phỏm.'],
    'tl-gui': ['Không gửi được.', 'Lá này không nối vào phỏm nào trên bàn.'],
  },
  refused: ['Chưa được.', 'Luật không cho làm vậy lúc này.'],
  moves: {
    eat: (card) => `Ăn ${displayCard(card)}`,
    eatSmall: (from) => `${from} phải chung bạn`,
    draw: 'Bốc',
    drawSmall: (stock) => `nọc còn ${stock} lá`,
    u: 'Ù',
    uSmall: 'thừa nhiều nhất 1 lá',
    lay: (melds) => (melds === 0 ? 'Hạ: không có phỏm' : `Hạ ${melds} phỏm`),
    laySmall: (points) => `rác còn ${points}`,
    discard: 'Đánh',
    throws: (card) => `Đánh ${displayCard(card)}`,
    left: (points) => `rác còn ${points}`,
    tap: 'chạm lá trước',
    layOff: (card, who) => `Gửi ${displayCard(card)} cho ${who}`,
    layOffSmall: 'nối vào phỏm trên bàn',
    whyNoEat: 'Sao không ăn được?',
    whyNoLay: 'Sao chưa hạ?',
    whyNoDiscard: 'Sao chưa đánh?',
    wait: 'chờ lượt',
  },
  ends: {
    place: (place, of) => (place === of && of > 1 ? 'Bét' : (PLACES[place - 1] ?? `Thứ ${place}`)),
    u: 'ù',
    mom: 'móm, không có phỏm',
    hand: (melds, points) => `${melds} phỏm, rác ${points} điểm`,
    tie: { before: (other) => `hạ trước ${other}`, after: (other) => `hạ sau ${other}` },
  },
  pays: {
    rank: (who, to, place) => `${who} về ${place.toLowerCase()}, chung ${to}`,
    mom: (who, to) => `${who} móm, chung ${to}`,
    u: (who, to) => `${to} ù, ${who} chung`,
    eat: (who, to) => `${who} bị ăn, chung ${to}`,
    den: (who, to) => `${who} đền cả bàn cho ${to}`,
  },
});
