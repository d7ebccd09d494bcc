/** One sentence on each house rule of Xì Dách, in English: what it settles. */

import type { XiDachAbout, XiDachConflicts } from '../shape.ts';

export const about: XiDachAbout = {
  aces: 'How many points one ace may count.',
  naturalTens: 'Which cards make a natural (xì dách) with an ace.',
  minStand: 'The total that is enough for a player; below it the hand is short.',
  bankerMin: 'The total from which the banker may check hands.',
  shortBanker: 'Whether a banker below the minimum, with fewer than five cards, may check.',
  shortVsShort: 'Who wins when both hands are below the minimum.',
  shortVsBust: 'Who wins when one hand is short and the other over 21.',
  bustVsBust: 'Who wins when both hands are over 21.',
  fiveCard: 'Which totals make a five-card hand (ngũ linh).',
  overdraw: 'What happens to a player who is over 21 and draws again.',
  naturalTie: 'Who wins when player and banker hold the same natural.',
  payout: 'How many stakes a double ace, a natural and a five-card hand win.',
  earlyCheck: 'Whether the banker may check while players still draw.',
  dealOrder: 'Who gets the first card.',
  fifthCard: 'Whether a fifth card means showing the hand.',
  fiveVsFive: 'Which of two five-card hands (ngũ linh) wins.',
};

/** Why two settings cannot be combined. */
export const conflicts: XiDachConflicts = {
  'xd-short-never-meets':
    'A short banker may not check, and one with five cards holds a ngũ linh (a five-card hand). Two short hands never meet.',
};
