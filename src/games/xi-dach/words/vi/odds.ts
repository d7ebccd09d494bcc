import type { EndKind } from '#games/xi-dach/odds/index.ts';

/**
 * The odds charts of Xì Dách in Vietnamese. Figures come in already written for the language. This file is the type: English must
 * have exactly these keys.
 */
export const vi = {
  bust: {
    title: 'Bốc thêm 1 lá, dễ quắc cỡ nào',
    held: 'Đang cầm',
    unit: 'Quắc',
    /** @param hard16 the figure for 16 without an ace */
    note: (house: string, min: number, hard16: string) =>
      `Luật nhà: ${house}. Đây là số trung bình của mọi tay bài gặp lúc bốc cho tới ${min}, tay bài nào hay gặp thì tính nặng hơn. Cầm 16 mà không có át thì ${hard16}; có át thì đỡ hơn, vì át tụt được xuống 1. Từ 11 trở xuống, bốc lá nào cũng không quắc.`,
  },
  ends: {
    title: (min: number) => `Nhà cái bốc tới ${min} thì ra gì`,
    end: 'Cuối cùng',
    unit: 'Khả năng',
    /** Ends that are no total. */
    label: {
      'xi-ban': 'Xì bàn',
      'xi-dach': 'Xì dách',
      'ngu-linh': 'Ngũ linh',
      non: 'Non',
      quac: 'Quắc',
    } satisfies Record<Exclude<EndKind, `${number}`>, string>,
    note: (house: string, min: number) =>
      `Luật nhà: ${house}. Dưới ${min} thì bốc, từ ${min} là dằn, không cố bốc để lấy ngũ linh. Đếm đủ mọi thứ tự của bộ bài.`,
  },
  naturals: {
    title: 'Hai lá đầu ra xì bàn, xì dách',
    what: 'Bài',
    unit: 'Khả năng',
    xiBan: 'Xì bàn',
    xiDach: 'Xì dách',
    facesOnly: 'Xì dách, bàn chỉ nhận bồi, đầm, già',
    equal: 'Bạn xì dách, nhà cái cũng xì dách',
    atTable: (people: number) => `Bàn ${people} người, ít nhất một người có`,
    of: (ways: string, outOf: string) => `${ways} trong ${outOf} cách chia`,
    note: 'Át với lá 10 cũng tính là xì dách, trừ dòng ghi khác. Số người tính cả nhà cái.',
  },
};

export type OddsWords = typeof vi;
