import { CATEGORY_NAMES } from '../shape.ts';

/** The ladder of nine combinations in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Chín bậc',
  lead: 'Chạm một bậc để lấy ví dụ, hoặc tự chọn lá. Chọn từ 1 đến 5 lá đều được.',
  names: CATEGORY_NAMES,
  rungs: 'Từ cao xuống thấp',
  example: (name: string) => `Lấy một tay bài ${name} làm ví dụ`,
  /** The meaning of the figures beside the rungs. */
  ways: (cards: number): string => (cards === 0 ? 'số tay bài trong cả bộ bài' : 'đủ 5 lá thì ra'),
  whole: 'số tay bài trong cả bộ bài',
  uneven: 'Hai tay bài cùng số lá thì mới so được.',
  next: (changes: number, name: string, ways: string) =>
    changes === 1 ? `Đổi 1 lá là lên ${name}: ${ways} cách.` : `Phải đổi ${changes} lá mới lên được ${name}.`,
  top: 'Đây là bậc cao nhất.',
  missing: (cards: number) => `Còn ${cards} lá nữa.`,
};

export type LadderWords = typeof vi;
