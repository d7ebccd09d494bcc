/** What an old link says of itself, in Vietnamese. This file is the type: English must have exactly these keys. */

import { signed } from '#words/text.ts';

export const vi = {
  older: (edition: number, now: number) => `Liên kết này theo bản luật ${edition}, nay là bản ${now}.`,
  newer: 'Liên kết này theo bản luật mới hơn trang đang mở, tải lại trang đi.',
  same: 'Ván này vẫn xử như hồi đó.',
  before: (says: string) => `Hồi đó xử: ${says}. Nay xử như dưới.`,
  unknown: 'Liên kết không ghi hồi đó xử sao.',
  changed: 'Từ đó tới nay đã đổi',
  nothing: 'Không có điều nào của trò này đổi.',
  forged: (says: string) => `Liên kết ghi “${says}”, nhưng ở đây xử như dưới.`,

  summary: {
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

export type SinceWords = typeof vi;
