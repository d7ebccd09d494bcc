/**
 * The odds charts of Tá Lả in Vietnamese. Figures come in already written for the language. This file is the type: English must
 * have exactly these keys.
 */
export const vi = {
  unit: 'Khả năng',
  /** `1 trong 540 tay`. */
  oneIn: (count: string) => `1 trong ${count} tay bài`,
  dealt: {
    title: 'Vừa chia xong đã có phỏm',
    hand: 'Tay bài',
    /** At least one meld in this many cards. */
    meld: (cards: number) => `${cards} lá, có phỏm`,
    note: (nine: string, ten: string) => `Đếm đủ ${nine} tay bài 9 lá và ${ten} tay bài 10 lá.`,
  },
  khan: {
    title: 'Ù khan: không một cạ nào',
    hand: 'Tay bài',
    /** @param gap whether a pair with a gap is a half meld as well */
    row: (cards: number, gap: boolean) => `${cards} lá, ${gap ? 'hở 1 số cũng là cạ' : 'liền nhau mới là cạ'}`,
    note: (hands: string) =>
      `Đếm đủ mọi tay bài, không phải chơi thử rồi áng chừng. 9 lá mà không một cạ nào: ${hands} tay bài.`,
  },
  out: {
    title: 'Vừa chia xong đã ù',
    hand: 'Tay bài',
    nine: '9 lá vào phỏm hết',
    tenOrOne: '10 lá, thừa nhiều nhất 1',
    ten: '10 lá vào phỏm hết',
    note: (nine: string, ten: string) => `Đếm được ${nine} tay bài 9 lá và ${ten} tay bài 10 lá không thừa lá nào.`,
  },
  waits: {
    title: 'Cạ nào chờ lá nào',
    holds: 'Đang cầm',
    waitsFor: 'Ăn được',
    count: 'Mấy lá',
    note: 'Máy thử từng lá còn lại của bộ bài, lá nào thành phỏm thì ghi.',
  },
};

export type TaLaOddsWords = typeof vi;
