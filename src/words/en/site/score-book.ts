import { ALL_GAMES } from '../../site/game-names.ts';
import type { ScoreBookPageWords } from '../../vi/site/score-book.ts';

/** The page of the score book, in English. */
export const en: ScoreBookPageWords = {
  title: 'Tonight’s book',
  sought: 'Keeping score.',
  description: `A score book for ${ALL_GAMES}: enter the cards or the result, and it works out who pays whom, and the fewest transfers at the end.`,
  noScript:
    'The book needs JavaScript to add up. Without it, a sheet of paper does: one line a round, and every round adds up to 0.',
};
