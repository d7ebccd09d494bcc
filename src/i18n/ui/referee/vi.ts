/** The referee's own words in Vietnamese. This file is the type: English must have exactly these keys. */

import { signed } from '../../text.ts';

export const vi = {
  game: 'Trò',
  questions: 'Hỏi điều gì',
  asks: {
    'xi-dach': {
      one: 'Một người với nhà cái: ai ăn',
      all: 'Cái xét cả làng: ai ăn, ai chung',
      natural: '2 lá đầu: xì bàn, xì dách',
    },
    'xi-to': { showdown: 'Lật bài: ai ăn gà', up: 'Lá ngửa: ai nói trước' },
    'ba-cay': { best: 'Nhất ăn tất: ai ăn', banker: 'Có cầm cái: ai ăn, ai chung' },
    'ta-la': { hand: 'Xếp phỏm sao cho ít điểm, ù chưa', end: 'Hết ván: ai nhất, ai chung' },
    sam: {
      play: 'Đánh vậy có chặn được không',
      deal: '10 lá này có ăn trắng không',
      end: 'Hết ván: ai chung bao nhiêu',
    },
  },
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
  fresh: 'Ván mới',
  mine: {
    house: (name: string) => `Nhà bạn (${name})`,
    same: 'Cũng xử vậy.',
    sameBut: 'Cũng xử vậy, tuy khác ở điều',
    other: 'Khác ở điều',
  },
  boxHelp: 'Mỗi người một dòng. Gõ kd, K♦ hay già rô đều được.',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  loading: 'Đang mở sách…',
  lost: 'Chưa tải được sách của trò này. Chữ bạn gõ vẫn còn. Có mạng lại là trang tự mở.',
  retry: 'Thử lại',
  capital: (name: string) => `“${name}” viết hoa là tên một người chơi.`,
  small: 'Đổi thành chữ thường',
  suggest: {
    change: (to: string) => `Đổi thành ${to}`,
    add: (text: string) => `Thêm ${text}`,
    remove: 'Bỏ chỗ này',
  },

  miss: {
    title: 'Suýt nữa thì khác',
    card: (who: string, to: string, from: string, says: string) => `${who}: ${to} thay ${from}. Khi đó: ${says}.`,
    house: (label: string, value: string, says: string) => `Nhà chơi “${label}”: ${value}. Khi đó: ${says}.`,
    none: 'Đổi một lá nào, một luật nào cũng xử như vậy.',
    try: 'Xét ván đó',
  },

  argue: {
    lead: (rules: string) => `${rules}. Tới đó hai nhà xử như nhau, qua đó thì khác.`,
    noRule: 'Hai nhà đi cùng một đường tới cuối, chỉ phần kết là khác.',
    same: 'Cả hai nhà.',
    before: (n: number) => `${n} bước trước đó, cả hai nhà như nhau`,
    rule: (number: string) => `Điều ${number}`,
    camps: 'So với nhà nào',
    yours: 'luật đang xét',
    others: 'nhà khác',
    also: (names: string) => `${names} cũng xử vậy.`,
    who: (names: string) => `Ai chơi vậy: ${names}.`,
    nobody: 'Không bộ luật nào có sẵn xử vậy.',
    keep: 'Giữ luật này',
    play: 'Nhà tôi chơi vậy',
    impossible: 'Nhà này không chơi với những lá đó.',
  },

  ticket: {
    title: 'Xé tờ này đưa bạn',
    lead: 'Liên kết giữ cả ván lẫn luật nhà, ai mở cũng thấy như nhau.',
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
    embedHelp: 'Dán đoạn này vào trang của bạn. Khung tự cao theo nội dung.',
    embedCopy: 'Chép đoạn này',
    embedLabel: 'Đoạn để nhúng',
  },

  since: {
    older: (edition: number, now: number) => `Liên kết này làm theo ấn bản ${edition}. Sách nay là ấn bản ${now}.`,
    newer: 'Liên kết này làm theo ấn bản mới hơn trang đang mở. Tải lại trang để lấy sách mới.',
    same: 'Ván này vẫn xử như hồi đó.',
    before: (says: string) => `Hồi đó xử: ${says}. Nay xử như dưới đây.`,
    unknown: 'Liên kết không ghi hồi đó xử sao.',
    changed: 'Từ đó tới nay sách đổi',
    nothing: 'Không có điều nào của trò này đổi.',
    forged: (says: string) => `Liên kết ghi “${says}”, nhưng sách không xử vậy. Dưới đây là điều sách xử.`,
  },

  gist: {
    net: (who: string, net: number) => `${who} ${signed(net)}`,
    unsettled: (who: string) => `${who} chưa xét được`,
    words: {
      points: (points: number) => `còn ${points} điểm`,
      'u-thuong': () => 'ù',
      'u-tron': () => 'ù tròn',
      'u-khan': () => 'ù khan',
      legal: () => 'chặn được',
      illegal: () => 'không chặn được',
      'no-combination': () => 'không phải bộ',
      none: () => 'không ăn trắng',
      'sanh-rong': () => 'sảnh rồng',
      'tu-quy-heo': () => 'tứ quý heo',
      'dong-mau': () => 'đồng màu',
      'ba-sam-co': () => 'ba sám cô',
      'nam-doi': () => 'năm đôi',
    } satisfies Readonly<Record<string, (points: number) => string>>,
  },
};

export type RefereeWords = typeof vi;
