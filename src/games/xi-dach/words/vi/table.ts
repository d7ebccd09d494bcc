/** A table of Xì Dách in Vietnamese. */

import { tableOf } from '#games/xi-dach/table/scene.ts';
import { cardsText, displayName } from '#words/text.ts';
import { KIND_NAMES, nameOf } from './game.ts';

export const table = tableOf({
  nameOf,
  kinds: KIND_NAMES,
  left: (cards) => `${cards} lá`,
  did: {
    waits: 'chờ lượt bốc',
    thinks: 'đang nghĩ',
    drew: (cards) => `đã bốc ${cards} lá`,
    stood: 'đã dằn, chờ xét',
    five: 'đủ 5 lá, chờ xét',
    natural: (cards, kind) => `${cardsText(cards.filter((card) => card !== null))} ${kind}`,
    said: { win: 'ăn', lose: 'thua', push: 'hòa' },
    paid: 'được đền',
  },
  banker: {
    head: 'Nhà cái',
    down: (cards) => `${cards} lá úp`,
    open: (hand) => `Lật bài: ${hand}.`,
    you: 'Bạn cầm cái',
    rule: (min) => `Bốc sau cùng, đủ ${min} mới được xét.`,
  },
  hand: (kind, total) => (total === null ? kind : `${total} điểm, ${kind}`),
  stake: (chips) => `cược ${chips}`,
  scale: { under: (min) => `dưới ${min}`, between: (min) => `${min} tới 21`, over: 'từ 22' },
  say: {
    short: (missing, min) => `Còn thiếu ${missing} điểm mới đủ ${min}.`,
    enough: 'Đủ rồi: dằn được, muốn bốc nữa cũng được.',
    bust: 'Quá 21 là quắc: dằn, rồi chờ xét.',
    five: '5 lá là hết bốc.',
    natural: 'Có ngay từ 2 lá đầu thì lật ra.',
    waits: 'Chờ tới lượt bạn.',
    check: 'Bạn đủ rồi: xét ai trước cũng được.',
    over: 'Hết ván.',
  },
  moves: {
    draw: 'Bốc',
    drawSmall: (nth) => `lá thứ ${nth}, tối đa 5`,
    drawBust: 'bị bắt thì đền cả bàn',
    stand: 'Dằn',
    standSmall: (total) => `dừng ở ${total}`,
    standShort: 'Dằn non',
    standShortSmall: 'bị xét thì thua',
    check: (who) => `Xét ${who}`,
    checkSmall: 'so bài, chung ngay',
    ask: 'Hỏi điểm nhà cái',
    askSmall: 'bị xét rồi thì được hỏi',
    whyNoDraw: 'Sao không được bốc?',
    whyNoCheck: 'Sao chưa được xét?',
    wait: 'chờ lượt',
  },
  refuses: {
    'xd-max-five': 'Đủ 5 lá là hết bốc.',
    'xd-turn-order': 'Chưa tới lượt bạn, mọi người bốc theo vòng.',
    'xd-bust-draw': 'Đã quắc thì không bốc nữa.',
    'xd-check-right': 'Nhà cái còn non thì chưa được xét ai.',
    'xd-check-early': 'Nhà con chưa bốc xong thì chưa xét.',
    'xd-check-each': 'Người này xét rồi.',
    'xd-phase1-banker': 'Nhà cái lật ngay từ 2 lá đầu: cả bàn xong rồi.',
    'xd-phase1-player': 'Bạn lật ngay từ 2 lá đầu: bạn xong rồi.',
  },
  refused: 'Luật không cho làm vậy lúc này.',
  pays: {
    settle: (who, outcome) =>
      ({
        win: `Nhà cái chung ${who}`,
        lose: `${displayName(who)} chung nhà cái`,
        push: `${displayName(who)} hòa nhà cái`,
      })[outcome],
    den: (who, to) => `${displayName(who)} đền ${to}`,
  },
});
