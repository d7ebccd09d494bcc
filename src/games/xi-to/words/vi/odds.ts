import { vi as ladder } from './ladder.ts';

type Counts = Readonly<Record<'all' | 'thung' | 'cuLu' | 'tuQuy', string>>;

/**
 * The odds charts of Xì Tố in Vietnamese. Figures come in already written for the language. This file is the type: English must
 * have exactly these keys.
 */
export const vi = {
  names: ladder.names,
  category: 'Bộ',
  unit: 'Khả năng',
  census: {
    title: 'Mỗi bộ có bao nhiêu tay bài',
    hands: (count: string) => `${count} tay bài`,
    /** With how many hands are what the sentence names. */
    note: (house: string, { all, thung, cuLu, tuQuy }: Counts) =>
      `Luật nhà: ${house}. Đếm đủ ${all} tay bài 5 lá của bộ 32 lá, xếp từ thấp lên cao. Thùng (${thung}) hiếm hơn cù lũ (${cuLu}), hiếm hơn cả tứ quý (${tuQuy}). Đôi thì nhiều hơn mậu thầu.`,
  },
  order: {
    title: 'Xếp theo số tay bài, hiếm thì cao',
    count: 'Số tay bài',
    byCount: 'Xếp bậc theo số tay bài',
    byHouse: 'Bậc theo luật nhà',
    /** @param names what it passes, as a list */
    passes: (names: string) => `nhảy qua ${names}`,
    note: (house: string) =>
      `Luật nhà: ${house}. Bậc 9 cao nhất. Bộ nào nhảy qua bộ khác thì hiếm hơn bộ ấy, mà luật nhà xếp thấp hơn.`,
  },
  endings: {
    /** @param missing cards still to come */
    title: (missing: number) => `Thêm ${missing} lá thì thành gì`,
    ways: (_: number, written: string, missing: number) => (missing === 1 ? `${written} lá` : `${written} cách`),
    /** @param ways in how many ways the missing cards can come */
    note: (house: string, missing: number, unseen: number, ways: string) =>
      `Luật nhà: ${house}. Bạn chưa thấy ${unseen} lá, lá nào cũng dễ tới như nhau.${
        missing > 1 ? ` Lấy ${missing} lá trong số ấy thì có ${ways} cách.` : ''
      } Bộ nào không ra được thì không ghi.`,
  },
};

export type XiToOddsWords = typeof vi;
