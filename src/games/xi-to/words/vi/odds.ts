import type { Category } from '#games/xi-to/engine/category.ts';
import { vi as ladder } from './ladder.ts';

/** The words of the odds charts of Xì Tố in Vietnamese. Figures come in already written for the language. */
export interface XiToOddsWords {
  readonly names: Readonly<Record<Category, string>>;
  readonly category: string;
  readonly unit: string;
  readonly census: {
    readonly title: string;
    hands(count: string): string;
    /** @param counts how many hands are what the sentence names */
    note(house: string, counts: Readonly<Record<'all' | 'thung' | 'cuLu' | 'tuQuy', string>>): string;
  };
  readonly order: {
    readonly title: string;
    readonly count: string;
    readonly byCount: string;
    readonly byHouse: string;
    /** @param names what it passes, as a list */
    passes(names: string): string;
    note(house: string): string;
  };
  readonly endings: {
    /** @param missing cards still to come */
    title(missing: number): string;
    ways(count: number, written: string, missing: number): string;
    /** @param ways in how many ways the missing cards can come */
    note(house: string, missing: number, unseen: number, ways: string): string;
  };
}

export const vi: XiToOddsWords = {
  names: ladder.names,
  category: 'Bộ',
  unit: 'Khả năng',
  census: {
    title: 'Mỗi bộ có bao nhiêu tay bài',
    hands: (count) => `${count} tay bài`,
    note: (house, { all, thung, cuLu, tuQuy }) =>
      `Luật nhà: ${house}. Đếm đủ ${all} tay bài 5 lá của bộ 32 lá, xếp từ thấp lên cao. Thùng (${thung}) hiếm hơn cù lũ (${cuLu}), hiếm hơn cả tứ quý (${tuQuy}). Đôi thì nhiều hơn mậu thầu.`,
  },
  order: {
    title: 'Xếp theo số tay bài, hiếm thì cao',
    count: 'Số tay bài',
    byCount: 'Bậc theo số tay bài',
    byHouse: 'Bậc theo luật nhà',
    passes: (names) => `nhảy qua ${names}`,
    note: (house) =>
      `Luật nhà: ${house}. Bậc 9 cao nhất. Bộ nào nhảy qua bộ khác thì hiếm hơn bộ ấy, mà luật nhà xếp thấp hơn.`,
  },
  endings: {
    title: (missing) => `Thêm ${missing} lá thì thành gì`,
    ways: (_, written, missing) => (missing === 1 ? `${written} lá` : `${written} cách`),
    note: (house, missing, unseen, ways) =>
      `Luật nhà: ${house}. Bạn chưa thấy ${unseen} lá, lá nào cũng dễ tới như nhau.${
        missing > 1 ? ` ${missing} lá trong số ấy có ${ways} cách.` : ''
      } Bộ nào không ra được thì không ghi.`,
  },
};
