import type { PointsRow } from '#games/ba-cay/odds/index.ts';

/** The odds charts of Ba Cây and Bài Cào in Vietnamese. Figures come in already written for the language. */
export interface BaCayOddsWords {
  readonly unit: string;
  readonly points: {
    title(house: string): string;
    readonly step: string;
    /** Labels of steps that are no number of points. */
    readonly label: Readonly<Record<Exclude<PointsRow, `${number}`>, string>>;
    hands(count: string): string;
    note(hands: string, deck: number): string;
    /** How many tens are a 10 át cụ, where the rule set has one. */
    atCu(count: string): string;
    /** What the names mean, where a bù or a ba tiên can come. */
    readonly named: string;
  };
  readonly headsUp: {
    title(house: string): string;
    readonly result: string;
    readonly win: string;
    readonly draw: string;
    readonly lose: string;
    /** What decided wins, or losses. */
    parts(points: string, card: string): string;
    /** @param level the share of deals with equal points; @param tie what follows them */
    note(deals: string, level: string, tie: 'card' | 'draw' | 'banker'): string;
  };
}

export const vi: BaCayOddsWords = {
  unit: 'Khả năng',
  points: {
    title: (house) => `${house}: mỗi nút hay gặp cỡ nào`,
    step: 'Nút',
    label: { bu: 'Bù', 'ba-tien': 'Ba tiên', sap: 'Sáp' },
    hands: (count) => `${count} tay bài`,
    note: (hands, deck) => `Đếm đủ ${hands} tay bài 3 lá của bộ ${deck} lá, xếp từ thấp lên cao.`,
    atCu: (count) => `Trong các tay bài 10 nút có ${count} bộ là 10 át cụ.`,
    named: 'Bù là 0 nút. Ba tiên là 3 lá bồi, đầm, già.',
  },
  headsUp: {
    title: (house) => `${house}: bạn với nhà cái, ai dễ ăn hơn`,
    result: 'Kết quả',
    win: 'Bạn ăn',
    draw: 'Hòa',
    lose: 'Cái ăn',
    parts: (points, card) => `hơn nút ${points}, bằng nút mà hơn lá ${card}`,
    note: (deals, level, tie) =>
      `Đếm đủ ${deals} cách chia cho 2 người. ${
        {
          card: `Bằng nút là ${level} số ván; lúc ấy so lá to nhất, nên không hòa.`,
          draw: `Bằng nút là ${level} số ván, và hòa.`,
          banker: `Bằng nút là ${level} số ván, và cái ăn.`,
        }[tie]
      }`,
  },
};
