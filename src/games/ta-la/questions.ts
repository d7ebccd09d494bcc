import type { RefereeQuestion } from '#core/game/book.ts';

/** What the referee is asked, the commonest first; `asks` in the words says each. */
export const questions: readonly RefereeQuestion[] = [
  { id: 'hand', example: 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦' },
  {
    id: 'end',
    example:
      'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
  },
];
