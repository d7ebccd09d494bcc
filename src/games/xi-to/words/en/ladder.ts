import type { LadderWords } from '../vi/ladder.ts';

/** The ladder of nine combinations in English. */
export const en: LadderWords = {
  title: 'Nine rungs',
  lead: 'Tap a rung for an example, or choose your own cards. Anything from 1 to 5 cards can be read.',
  names: {
    'mau-thau': 'Mậu thầu (high card)',
    doi: 'Đôi (pair)',
    thu: 'Thú (two pairs)',
    sam: 'Sám (three of a kind)',
    sanh: 'Sảnh (straight)',
    thung: 'Thùng (flush)',
    'cu-lu': 'Cù lũ (full house)',
    'tu-quy': 'Tứ quý (four of a kind)',
    'thung-pha-sanh': 'Thùng phá sảnh (straight flush)',
  },
  rungs: 'From strong to weak',
  example: (name) => `Take a ${name} as an example`,
  ways: (cards) => (cards === 0 ? 'hands in the whole pack' : 'with five cards it becomes'),
  whole: 'hands in the whole pack',
  uneven: 'Two hands can be compared when they have as many cards.',
  next: (changes, name, ways) =>
    changes === 1
      ? `Change 1 card and it is ${name}: ${ways} ways.`
      : `It takes ${changes} other cards to reach ${name}.`,
  top: 'There is no rung above.',
  missing: (cards) => (cards === 1 ? '1 card to come.' : `${cards} cards to come.`),
};
