import type { RefereeQuestion } from '#core/game/book.ts';

/** What the referee is asked, the commonest first; `asks` in the words says each. */
export const questions: readonly RefereeQuestion[] = [
  { id: 'best', example: 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣' },
  { id: 'banker', example: 'ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣; bình: 2♦ 2♥ 4♥' },
];
