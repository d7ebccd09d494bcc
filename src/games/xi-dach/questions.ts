import type { RefereeQuestion } from '#core/game/book.ts';

/** What the referee is asked, the commonest first; `asks` in the words says each. */
export const questions: readonly RefereeQuestion[] = [
  { id: 'one', example: 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦' },
  { id: 'all', example: 'xi-dach; cái: Q♠ 8♦; an: A♥ 5♣ 4♦; bình: 9♠ 7♣ 8♥; chi: 10♦ 8♣' },
  { id: 'natural', example: 'xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥' },
];
