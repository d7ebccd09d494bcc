/** A table of Tá Lả in Vietnamese. This file is the type: English must have exactly these keys. */

import { type Card, displayCard } from '#core/card.ts';
import type { TaLaRuleId } from '#games/ta-la/engine/rules.ts';
import { cardsText, displayName } from '#words/text.ts';

type HeadAndText = readonly [head: string, text: string];

const PLACES = ['Nhất', 'Nhì', 'Ba'];

export const tableWords = {
  nameOf: displayName,
  left: (cards: number) => `${cards} lá`,
  /** The line of what a seat has laid down, or at the end of what is left to a seat without melds. */
  laid: (melds: boolean): string => (melds ? 'hạ' : 'rác'),
  /** Before a card of a meld: eaten, laid off by another. */
  eaten: 'ăn',
  sent: 'gửi',
  inStock: (cards: number) => `còn ${cards}`,
  thrown: (who: string) => `${who} vừa đánh`,
  points: (points: number) => `rác ${points} điểm`,
  groups: { meld: 'phỏm', near: (card: Card) => `hợp với ${displayCard(card)}`, ca: 'cạ', loose: 'lẻ' },
  say: {
    take: 'Lá này không hợp: bốc 1 lá từ nọc.',
    edible: (meld: readonly Card[], points: number): HeadAndText => [
      'Ăn được.',
      `${cardsText(meld)} là phỏm, rác còn ${points}.`,
    ],
    discard: 'Chạm 1 lá để đánh đi.',
    leaves: (points: number) => `Đánh lá này thì rác còn ${points} điểm.`,
    lay: 'Lượt chót: hạ phỏm ra rồi mới đánh lá cuối.',
    /** The player wants to discard, but has to lay down first. */
    layFirst: ['Hạ trước đã.', 'Lượt chót hạ phỏm xong mới đánh lá cuối.'] satisfies HeadAndText,
    last: 'Chạm lá đánh cuối, gọi là lá chốt.',
    waits: 'Chờ tới lượt bạn.',
    over: 'Hết ván.',
  },
  refuses: {
    'tl-eat-proof': ['Không ăn được.', 'Phải có sẵn 2 lá hợp với nó.'],
    'tl-one-meld-each': ['Không ăn được.', 'Mấy lá hợp với nó đã nằm trong phỏm của lá ăn trước.'],
    'tl-eat-limit': ['Không được.', 'Lá đã ăn phải nằm trong phỏm, mỗi phỏm chỉ được có 1 lá ăn.'],
    'tl-eat-source': ['Không ăn được.', 'Chỉ ăn lá người ngồi trước vừa đánh.'],
    'tl-turn': ['Chưa tới lúc.', 'Mỗi lượt: ăn hoặc bốc 1 lá, rồi đánh 1 lá.'],
    'tl-ha': ['Chưa tới lúc.', 'Lượt thứ 4 mới hạ phỏm, hạ xong đánh lá cuối.'],
    'tl-deal': ['Hết nọc.', 'Không còn lá nào để bốc.'],
    'tl-u': ['Chưa ù.', 'Bài còn ít nhất 2 lá ngoài phỏm.'],
    'tl-gui': ['Không gửi được.', 'Lá này không nối vào phỏm nào trên bàn.'],
  } satisfies Partial<Record<TaLaRuleId, HeadAndText>>,
  refused: ['Chưa được.', 'Luật không cho làm vậy lúc này.'] satisfies HeadAndText,
  moves: {
    eat: (card: Card) => `Ăn ${displayCard(card)}`,
    eatSmall: (from: string) => `${from} chung cho bạn`,
    draw: 'Bốc',
    drawSmall: (stock: number) => `nọc còn ${stock} lá`,
    u: 'Ù',
    uSmall: 'thừa nhiều nhất 1 lá',
    lay: (melds: number) => (melds === 0 ? 'Hạ: không có phỏm' : `Hạ ${melds} phỏm`),
    laySmall: (points: number) => `rác còn ${points}`,
    discard: 'Đánh',
    throws: (card: Card) => `Đánh ${displayCard(card)}`,
    left: (points: number) => `rác còn ${points}`,
    tap: 'chạm lá trước',
    layOff: (card: Card, who: string) => `Gửi ${displayCard(card)} cho ${who}`,
    layOffSmall: 'nối vào phỏm trên bàn',
    whyNoEat: 'Sao không ăn được?',
    whyNoLay: 'Sao chưa hạ?',
    whyNoDiscard: 'Sao chưa đánh?',
    wait: 'chờ lượt',
  },
  ends: {
    place: (place: number, of: number) => (place === of && of > 1 ? 'Bét' : (PLACES[place - 1] ?? `Thứ ${place}`)),
    u: 'ù',
    hidden: 'khỏi lật bài',
    mom: (points: number) => `móm, rác ${points} điểm`,
    /** Of two with equal points: the player laid down before the other, or after. */
    tie: { before: (other: string) => `hạ trước ${other}`, after: (other: string) => `hạ sau ${other}` },
  },
  pays: {
    rank: (who: string, to: string, place: string) => `${who} về ${place.toLowerCase()}, chung cho ${to}`,
    mom: (who: string, to: string) => `${who} móm, chung cho ${to}`,
    u: (who: string, to: string) => `${to} ù, ${who} chung`,
    eat: (who: string, to: string) => `${who} bị ăn, chung cho ${to}`,
    den: (who: string, to: string) => `${who} đền thay cả bàn cho ${to}`,
  },
};

export type TaLaTableWords = typeof tableWords;
