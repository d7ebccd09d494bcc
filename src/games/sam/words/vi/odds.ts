/**
 * The odds charts of Sâm in Vietnamese. Figures come in already written for the language. This file is the type: English must
 * have exactly these keys.
 */
export const vi = {
  unit: 'Khả năng',
  /** `1 trong 540 tay`. */
  oneIn: (count: string) => `1 trong ${count} tay bài`,
  instant: {
    title: (deck: number) => `Ăn trắng khi chia, bộ ${deck} lá`,
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
    note: (hands: string) => `Đếm đủ ${hands} tay bài. Tay bài trùng 2 kiểu chỉ đếm 1 lần ở 2 dòng cuối.`,
  },
  sets: {
    title: (deck: number) => `Tứ quý, sám cô và heo, bộ ${deck} lá`,
    hand: 'Tay 10 lá có',
    quad: 'Tứ quý',
    triple: 'Sám cô hay tứ quý',
    /** At least this many 2s. */
    twos: (least: number) => (least === 1 ? 'Heo, 1 lá trở lên' : `Heo, ${least} lá trở lên`),
    note: 'Đếm đủ mọi tay bài, không phải chơi thử rồi áng chừng.',
  },
};

export type SamOddsWords = typeof vi;
