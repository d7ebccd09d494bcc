/** The odds charts of Tá Lả in Vietnamese. Figures come in already written for the language. */
export interface TaLaOddsWords {
  readonly unit: string;
  /** `1 trong 540 tay`. */
  oneIn(count: string): string;
  readonly dealt: {
    readonly title: string;
    readonly hand: string;
    /** At least one meld in this many cards. */
    meld(cards: number): string;
    note(nine: string, ten: string): string;
  };
  readonly khan: {
    readonly title: string;
    readonly hand: string;
    /** @param gap whether a pair with a gap is a half meld as well */
    row(cards: number, gap: boolean): string;
    note(hands: string): string;
  };
  readonly out: {
    readonly title: string;
    readonly hand: string;
    readonly nine: string;
    readonly tenOrOne: string;
    readonly ten: string;
    note(nine: string, ten: string): string;
  };
  readonly waits: {
    readonly title: string;
    readonly holds: string;
    readonly waitsFor: string;
    readonly count: string;
    readonly note: string;
  };
}

export const vi: TaLaOddsWords = {
  unit: 'Khả năng',
  oneIn: (count) => `1 trong ${count} tay bài`,
  dealt: {
    title: 'Vừa chia xong đã có phỏm',
    hand: 'Tay bài',
    meld: (cards) => `${cards} lá, có phỏm`,
    note: (nine, ten) => `Đếm đủ ${nine} tay bài 9 lá và ${ten} tay bài 10 lá.`,
  },
  khan: {
    title: 'Ù khan: không một cạ nào',
    hand: 'Tay bài',
    row: (cards, gap) => `${cards} lá, ${gap ? 'hở 1 số cũng là cạ' : 'liền nhau mới là cạ'}`,
    note: (hands) => `Đếm đủ, không chơi thử. 9 lá mà không một cạ nào: ${hands} tay bài.`,
  },
  out: {
    title: 'Vừa chia xong đã ù',
    hand: 'Tay bài',
    nine: '9 lá vào phỏm hết',
    tenOrOne: '10 lá, thừa nhiều nhất 1',
    ten: '10 lá vào phỏm hết',
    note: (nine, ten) => `Đếm được ${nine} tay bài 9 lá và ${ten} tay bài 10 lá không thừa lá nào.`,
  },
  waits: {
    title: 'Cạ nào chờ lá nào',
    holds: 'Đang cầm',
    waitsFor: 'Ăn được',
    count: 'Mấy lá',
    note: 'Máy thử từng lá còn lại của bộ bài, lá nào thành phỏm thì ghi.',
  },
};
