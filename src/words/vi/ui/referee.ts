/** The referee's own words in Vietnamese. This file is the type: English must have exactly these keys. */

import { listed } from '#words/text.ts';
import { reserved } from '#words/vi/reserved.ts';

export const vi = {
  reserved,
  game: 'Trò',
  questions: 'Hỏi điều gì',
  title: 'Ai ăn?',
  sheet: 'Trọng tài xử',
  houseOf: 'Luật nhà',
  house: 'Luật nhà của ván này',
  changedName: (name: string, n: number) => `${name}, đổi ${n}`,
  changed: 'đã đổi',
  decides: 'quyết ván này',
  why: (n: number) => `Vì sao: ${n} bước`,
  others: (n: number | undefined) =>
    n === undefined ? 'Nhà khác chơi khác' : n === 0 ? 'Nhà khác cũng xử vậy' : `Nhà khác chơi khác: ${n} kiểu`,
  /** `cards`: hands are changed here, too. */
  edit: (cards: boolean): string => (cards ? 'Sửa ván: đổi lá, thêm người, đổi luật' : 'Đổi luật nhà, xem ván thử'),
  /** The same fold beside a question that tells the verdicts. */
  whoPlays: 'Ai chơi kiểu nào, khác từ bước nào',
  /** To two houses side by side. */
  compare: (house: string, other: string) => `So luật ${house} với ${other}`,
  which: 'Không nhớ luật nhà? Hỏi 8 ván',
  who: 'Ai nói sao?',
  claims: 'Hai người nói hai kiểu? Ai nói sao',
  disagree: 'Nhà tôi chơi khác, hay xử sai rồi',
  /** The verdict, for all to see. */
  lay: 'Để giữa bàn',
  fresh: 'Ván mới',
  /** A link that asks for a guess first. */
  challenge: { make: 'Chép liên kết thách đoán', title: 'Đoán trước, xử sau', see: 'Xem luôn' },
  label: 'Viết sao cũng được',
  blank: {
    label: 'Kể ván bài như nhắn cho bạn, trọng tài nói ai ăn và vì sao.',
    try: 'Hay chạm thử một câu',
  },
  withheld: 'Chưa xét được: xem dòng dưới ô gõ.',
  stillRead: 'Phần đọc được vẫn bày ra.',
  boxHelp: 'Mỗi người một dòng, có dấu hay không đều đọc được.',
  readAs: {
    title: 'Đọc là',
    byHand: 'Chọn lá bằng tay',
    /** Around the words that name a card, for screen readers: visually they stand beside it. */
    chip: { before: 'từ chữ', after: 'Sửa chữ này.' },
    any: 'Lá nào không nói chất thì lấy chất còn trống: chất nào cũng ra vậy.',
  },
  /** Unused words. */
  unread: (words: readonly string[]) =>
    `Chưa hiểu chữ ${words.map((word) => `“${word}”`).join(', ')} nên không tính vào ván.`,
  /** `which`: of several. */
  leaveOut: (which: string | undefined) => (which === undefined ? 'Bỏ chữ này' : `Bỏ “${which}”`),
  /** A claim about a hand, and what the hand is; `who` is empty for cards that are nobody’s, `is` where no words tell. */
  contradicted: (who: string, said: string, is: string) =>
    `${who === '' ? 'Kể' : `${who} kể`} “${said}”, mà bài ${is === '' ? 'không phải vậy' : `là ${is}`}.`,
  corrected: (who: string) => `Lấy các lá nói sau của ${who}.`,
  nameless: (who: string, card: string) => `Bài từ “${card}” trở đi không rõ của ai, tạm gọi là ${who}.`,
  gameByItsWords: (game: string) => `Không thấy tên trò, nghe giống ${game}.`,
  houseByItsCards: (house: string) => `Bộ bài này là của ${house}, nên xét theo luật ấy.`,
  toldOrder: (names: string) => `Tính theo thứ tự kể: ${names}. Ai hạ trước thì bạn kể người đó trước.`,
  otherGame: (found: string, games: readonly string[]) =>
    `“${found}” là trò khác, ở đây chưa có. Ở đây có ${listed(games, 'và')}.`,
  /** Above rules, arguments and incidents that match a question. */
  places: 'Trang này có chỗ nói về điều ấy:',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  loading: 'Đang mở…',
  /** While what reads the words does not load. */
  still: {
    title: 'Chưa xử được lúc này.',
    lead: 'Chữ bạn gõ vẫn còn đây, máy đã giữ. Có mạng lại thì tự xử tiếp.',
  },
  suggest: {
    change: (to: string) => `Đổi thành ${to}`,
    add: (text: string) => `Thêm ${text}`,
    remove: 'Bỏ chỗ này',
  },

  byRule: (number: string) => `Điều ${number}`,

  ticket: {
    title: 'Gửi ván này cho bạn',
    lead: 'Liên kết giữ cả ván lẫn luật nhà, ai mở cũng vậy.',
    link: 'Chép liên kết',
    text: 'Chép thành chữ',
    share: 'Gửi đi',
    qr: 'Mã QR',
    more: 'Chép thành chữ, nhúng, in, lấy luật',
    embed: 'Nhúng vào trang',
    print: 'In ra',
    contract: 'Lấy làm luật nhà',
    copied: 'Đã chép',
    failed: 'Máy không cho chép. Giữ vào dòng trên để chép tay.',
    qrLabel: 'Mã QR của phán quyết này',
    qrHelp: 'Giơ qua bàn cho máy bên kia quét.',
    qrTooLong: 'Ván này dài quá một mã QR. Chép liên kết mà gửi.',
    embedHelp: 'Dán đoạn này vào trang của bạn, khung tự vừa.',
    embedCopy: 'Chép đoạn này',
    embedLabel: 'Đoạn để nhúng',
  },
};

export type RefereeWords = typeof vi;
