import type { InstantWin } from '#games/sam/engine/instant.ts';

/** The odds charts of Sâm in Vietnamese. Figures come in already written for the language. */
export interface SamOddsWords {
  readonly unit: string;
  /** `1 trong 540 tay`. */
  oneIn(count: string): string;
  readonly instant: {
    title(deck: number): string;
    readonly hand: string;
    readonly kinds: Readonly<Record<InstantWin, string>>;
    readonly four: string;
    readonly five: string;
    note(hands: string): string;
  };
  readonly sets: {
    title(deck: number): string;
    readonly hand: string;
    readonly quad: string;
    readonly triple: string;
    /** At least this many 2s. */
    twos(least: number): string;
    readonly note: string;
  };
}

export const vi: SamOddsWords = {
  unit: 'Khả năng',
  oneIn: (count) => `1 trong ${count} tay bài`,
  instant: {
    title: (deck) => `Ăn trắng khi chia, bộ ${deck} lá`,
    hand: 'Tay 10 lá',
    kinds: {
      'sanh-rong': 'Sảnh rồng',
      'tu-quy-heo': 'Tứ quý heo',
      'dong-mau': 'Đồng màu',
      'ba-sam-co': 'Ba sám cô',
      'nam-doi': 'Năm đôi',
    },
    four: 'Bàn tính 4 kiểu',
    five: 'Bàn tính 5 kiểu',
    note: (hands) => `Đếm đủ ${hands} tay bài. Tay bài trùng 2 kiểu chỉ đếm 1 lần ở 2 dòng cuối.`,
  },
  sets: {
    title: (deck) => `Tứ quý, sám cô và heo, bộ ${deck} lá`,
    hand: 'Tay 10 lá có',
    quad: 'Tứ quý',
    triple: 'Sám cô hay tứ quý',
    twos: (least) => (least === 1 ? 'Heo, 1 lá trở lên' : `Heo, ${least} lá trở lên`),
    note: 'Đếm đủ, không chơi thử.',
  },
};
