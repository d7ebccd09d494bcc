import type { LadderWords } from '../vi/ladder.ts';

/** The ladder of nine combinations in English. */
export const en: LadderWords = {
  title: 'Nine rungs',
  lead: 'Tap a rung for an example, or choose your own cards, from 1 to 5 of them.',
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
  example: (name) => `Show an example of ${name}`,
  ways: (cards) => (cards === 0 ? 'hands in the whole pack' : 'with five cards it becomes'),
  whole: 'hands in the whole pack',
  uneven: 'Two hands can be compared only when they have the same number of cards.',
  next: (changes, name, ways) =>
    changes === 1 ? `Change 1 card and it is ${name}: ${ways} ways.` : `Change ${changes} cards and it can be ${name}.`,
  top: 'There is no rung above.',
  missing: (cards) => (cards === 1 ? '1 card to come.' : `${cards} cards to come.`),
};
