import type { WhichPageWords } from '../../vi/site/which.ts';

/** The page of the questions that find out which house is played, in English. */
export const en: WhichPageWords = {
  title: 'Which house rules are yours?',
  name: 'Settle 8 deals',
  sought: '',
  noScript:
    'This page needs JavaScript to ask about one deal after another. To look them up by yourself, all house rules are here:',
};
