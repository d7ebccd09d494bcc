import type { RefereeQuestion } from '#core/game/book.ts';

/** What the referee is asked, the commonest first; `asks` in the words says each. */
export const questions: readonly RefereeQuestion[] = [
  { id: 'showdown', example: 'xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦' },
  { id: 'up', example: 'xi-to; an: K♠ 9♦; bình: 8♥ 8♣; chi: A♦ 10♣' },
];
