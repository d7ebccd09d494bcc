/** A table of Ba Cây in Vietnamese. This file is the type: English must have exactly these keys. */

import type { Card } from '#core/card.ts';
import { cardsText, displayName } from '#words/text.ts';
import { handPhrase, nameOf } from './game.ts';

export const tableWords = {
  nameOf,
  left: (cards: number) => `${cards} lá`,
  hand: handPhrase,
  did: { down: 'chưa xem bài', looked: 'đã xem bài', out: 'không chơi lại' },
  banker: {
    head: 'Nhà cái',
    down: '3 lá úp. Ai cũng xem xong mới lật so.',
    you: 'Bạn cầm cái',
    youText: 'Từng người so với bạn, hơn kém tính riêng.',
  },
  middle: { stake: 'Mỗi người góp', deals: 'Lần chia' },
  stake: (chips: number) => `cược ${chips}`,
  say: {
    look: 'Xem bài mình, hoặc lật luôn cho cả bàn xem.',
    looked: 'Xem rồi thì chờ mọi người, rồi cùng lật.',
    waits: 'Chờ mọi người xem bài.',
    over: 'Hết ván.',
  },
  noDraw: '3 lá là 3 lá: không bốc, không đổi, hơn thua ở hên xui.',
  moves: {
    look: 'Xem bài',
    lookSmall: 'chỉ mình bạn thấy',
    show: 'Lật luôn',
    showSmall: 'cả bàn cùng thấy',
    whyNoDraw: 'Sao không bốc thêm?',
    wait: 'bạn xem rồi',
  },
  pays: {
    /** `best`: the better and the worse card, where points were equal and cards decided. */
    settle: (who: string, outcome: 'win' | 'lose' | 'push', best: readonly Card[]) =>
      ({
        win: `Nhà cái chung cho ${who}`,
        lose: `${displayName(who)} chung cho nhà cái`,
        push: `${displayName(who)} hòa nhà cái`,
      })[outcome] + beats(best),
    pot: (who: string, to: string) => `${who} mất phần góp cho ${to}`,
  },
};

function beats(best: readonly Card[]): string {
  return best.length > 0 ? `: ${best.map((card) => cardsText([card])).join(' hơn ')}` : '';
}

export type BaCayTableWords = typeof tableWords;
