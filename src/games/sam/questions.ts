import type { RefereeQuestion } from '#core/game/book.ts';

/** What the referee is asked, the commonest first; `asks` in the words says each. */
export const questions: readonly RefereeQuestion[] = [
  { id: 'play', example: 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣' },
  { id: 'deal', example: 'sam; bài: 3♠ 3♥ 3♦ 7♠ 7♥ 7♣ J♦ J♠ J♣ 9♥' },
  { id: 'end', example: 'sam; an: -; bình: 2♠ 4♦ 9♣; chi: 3♠ 5♦ 6♣ 8♥ 10♠ J♦ Q♣ K♥ A♠ 7♦' },
];
