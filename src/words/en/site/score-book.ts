import type { ScoreBookPageWords } from '../../vi/site/score-book.ts';

/** The page of the score book, in English. */
export const en: ScoreBookPageWords = {
  title: 'Tonight’s book',
  sought: 'Keeping score.',
  noScript:
    'The book needs JavaScript to add up. Without it, a sheet of paper does: one line a round, and every round adds up to 0.',
};
