import type { PointsRow } from '#games/ba-cay/odds/index.ts';

/**
 * The odds charts of Ba Cây and Bài Cào in Vietnamese. Figures come in already written for the language. This file is the type:
 * English must have exactly these keys.
 */
export const vi = {
  unit: 'Khả năng',
  points: {
    title: (house: string) => `${house}: mỗi nút hay gặp cỡ nào`,
    step: 'Nút',
    /** Labels of steps that are no number of points. */
    label: { bu: 'Bù', 'ba-tien': 'Ba tiên', sap: 'Sáp' } satisfies Record<Exclude<PointsRow, `${number}`>, string>,
    hands: (count: string) => `${count} tay bài`,
    note: (hands: string, deck: number) => `Đếm đủ ${hands} tay bài 3 lá của bộ ${deck} lá, xếp từ thấp lên cao.`,
    /** How many tens are a 10 át cụ, where the rule set has one. */
    atCu: (count: string) => `Trong các tay bài 10 nút có ${count} tay là 10 át cụ.`,
    /** What the names mean, where a bù or a ba tiên can come. */
    named: 'Bù là 0 nút. Ba tiên là 3 lá bồi, đầm, già.',
  },
  headsUp: {
    title: (house: string) => `${house}: bạn với nhà cái, ai dễ ăn hơn`,
    result: 'Kết quả',
    win: 'Bạn ăn',
    draw: 'Hòa',
    lose: 'Cái ăn',
    /** What decided wins, or losses. */
    parts: (points: string, card: string) => `hơn nút ${points}, bằng nút mà hơn lá ${card}`,
    /** @param level the share of deals with equal points; @param tie what follows them */
    note: (deals: string, level: string, tie: 'card' | 'draw' | 'banker') =>
      `Đếm đủ ${deals} cách chia cho 2 người. ${
        {
          card: `Bằng nút chiếm ${level} số ván; lúc ấy so lá to nhất, nên không hòa.`,
          draw: `Bằng nút chiếm ${level} số ván, và hòa.`,
          banker: `Bằng nút chiếm ${level} số ván, và nhà cái ăn.`,
        }[tie]
      }`,
  },
};

export type BaCayOddsWords = typeof vi;
