import { allGames } from '../../site/game-names.ts';
import type { WhichPageWords } from '../../vi/site/which.ts';

/** The page of the questions that find out which house is played, in English. */
export const en: WhichPageWords = {
  title: 'Which house rules are yours?',
  name: 'Settle 8 deals',
  sought: '',
  description: `Which house rules do you play? Settle about 8 deals of ${allGames('or')} as your table does, and see which rule set is yours.`,
  noScript:
    'This page needs JavaScript to ask about one deal after another. To look them up by yourself, all house rules are here:',
};
