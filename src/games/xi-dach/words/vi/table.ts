/**
 * A table of Xì Dách in Vietnamese; `who` comes as it stands in the middle of a sentence. This file is the type: English must have
 * exactly these keys.
 */

import type { XiDachRuleId } from '#games/xi-dach/engine/rules.ts';
import type { PublicOutcome } from '#games/xi-dach/round/index.ts';
import { displayName } from '#words/text.ts';
import { KIND_NAMES, nameOf } from './game.ts';

export const tableWords = {
  nameOf,
  kinds: KIND_NAMES,
  left: (cards: number) => `${cards} lá`,
  did: {
    waits: 'chờ lượt bốc',
    thinks: 'đang nghĩ',
    drew: (cards: number) => `đã bốc ${cards} lá`,
    stood: 'đã dằn, chờ xét',
    five: 'đủ 5 lá, chờ xét',
    said: { win: 'ăn', lose: 'thua', push: 'hòa' },
    paid: 'được đền',
  },
  banker: {
    head: 'Nhà cái',
    down: (cards: number) => `${cards} lá úp`,
    open: (hand: string) => `Lật bài: ${hand}.`,
    /** The reader. */
    you: 'Bạn cầm cái',
    rule: (min: number) => `Bốc sau cùng, đủ ${min} mới được xét.`,
  },
  hand: (kind: string, total: number | null) => (total === null ? kind : `${total} điểm, ${kind}`),
  stake: (chips: number) => `cược ${chips}`,
  scale: { under: (min: number) => `dưới ${min}`, between: (min: number) => `${min} tới 21`, over: 'từ 22' },
  say: {
    short: (missing: number, min: number) => `Còn thiếu ${missing} điểm mới đủ ${min}.`,
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
    drawSmall: (nth: number) => `lá thứ ${nth}, tối đa 5`,
    drawBust: 'bị bắt thì đền cả bàn',
    stand: 'Dằn',
    standSmall: (total: string) => `dừng ở ${total}`,
    standShort: 'Dằn non',
    standShortSmall: 'bị xét thì thua',
    check: (who: string) => `Xét ${who}`,
    checkSmall: 'so bài, chung ngay',
    ask: 'Hỏi điểm nhà cái',
    askSmall: 'bị xét rồi thì được hỏi',
    whyNoDraw: 'Sao không được bốc?',
    whyNoCheck: 'Sao chưa được xét?',
    wait: 'chờ lượt',
  },
  /** Why an action is not allowed now, by the rule that forbids it. */
  refuses: {
    'xd-max-five': 'Đủ 5 lá là hết bốc.',
    'xd-turn-order': 'Chưa tới lượt bạn, mọi người bốc theo vòng.',
    'xd-bust-draw': 'Đã quắc thì không bốc nữa.',
    'xd-check-right': 'Nhà cái còn non thì chưa được xét ai.',
    'xd-check-early': 'Nhà con chưa bốc xong thì chưa xét.',
    'xd-check-each': 'Người này xét rồi.',
    'xd-phase1-banker': 'Nhà cái lật ngay từ 2 lá đầu: cả bàn xong rồi.',
    'xd-phase1-player': 'Bạn lật ngay từ 2 lá đầu: bạn xong rồi.',
  } satisfies Partial<Record<XiDachRuleId, string>>,
  /** Where no sentence fits. */
  refused: 'Luật không cho làm vậy lúc này.',
  pays: {
    settle: (who: string, outcome: PublicOutcome) =>
      ({
        win: `Nhà cái chung cho ${who}`,
        lose: `${displayName(who)} chung cho nhà cái`,
        push: `${displayName(who)} hòa nhà cái`,
      })[outcome],
    den: (who: string, to: string) => `${displayName(who)} đền ${to}`,
  },
};

export type XiDachTableWords = typeof tableWords;
