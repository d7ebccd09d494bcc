/** The widgets' words in Vietnamese. This file is the type: English must have exactly these keys. */

import { PIPS } from '../text.ts';
import { caseWords } from './case.ts';

export const vi = {
  ...caseWords,
  ranks: { ...PIPS, A: 'át', J: 'bồi', Q: 'đầm', K: 'già' },
  suits: { S: 'bích', H: 'cơ', D: 'rô', C: 'chuồn' },
  cardName: (rank: string, suit: string) => `${rank} ${suit}`,
  cardBack: 'lá úp',
  noCards: 'Hết bài',
  /** A card that was eaten from another player. */
  eaten: (card: string) => `${card}, lá ăn`,

  case: {
    ...caseWords.case,
    label: 'Ván mẫu',
    guess: 'Ai ăn?',
    /** Tells without a guess. */
    see: 'Xem luôn',
    right: 'Bạn đoán đúng.',
    wrong: 'Chưa đúng.',
    seeWhy: 'Lý do ở ngay dưới.',
    /** Beside the answers, once one was given. */
    marks: { hit: 'Bạn đúng', right: 'Đúng', wrong: 'Bạn đoán' },
    reasons: 'Vì sao, kèm số điều',
    rule: (number: string) => `Điều ${number}`,
    /** Beside a reason: its rule is practised by itself. */
    drill: 'Luyện',
    waiting: 'Chưa đủ bài để xét.',
    eatenOutside: (card: string) => `${card} là lá đã ăn mà không vào được phỏm nào.`,
    notInDeck: (card: string) => `${card} không có trong bộ bài này.`,
    edit: 'Đổi lá bài',
    editDone: 'Thôi đổi',
    /** Cards as they were first. */
    done: 'Xong',
    back: 'Trả như cũ',
    addTo: (who: string) => `Thêm cho ${who}`,
    why: 'Vì sao',
    else: 'Nhà khác',
    more: 'Việc khác: đổi lá, chép liên kết, mở ở Trọng tài',
    again: 'Đoán lại',
    undo: 'Hoàn tác',
    reset: 'Về ván đầu',
    open: 'Mở ở Trọng tài',
    copyLink: 'Chép liên kết',
    copyText: 'Chép thành chữ',
    copied: 'Đã chép',
    copyFailed: 'Máy không cho chép',
    report: 'Nhà tôi chơi khác',
    announce: (big: string, why: string) => `${big}. ${why}`,
  },
  house: {
    title: 'Luật nhà dùng trong ván này',
    preset: 'Bộ luật',
    decides: 'luật quyết định ván này',
    all: 'Mọi luật nhà',
    hide: 'Thu lại',
    round: 'chỉ tính lúc chơi',
    sources: 'Ai chơi vậy:',
    ours: 'quy ước của trang này',
    noEffect: 'Các luật còn lại không đổi được ván này.',
  },
};

export type UiWords = typeof vi;
