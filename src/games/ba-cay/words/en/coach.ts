import type { CoachWords } from '#core/game/coach.ts';
import type { BaCayCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<BaCayCoachKey> = {
  cards: {
    head: '3 cards each, face down',
    why: 'Ba Cây uses 36 cards, ace to 9. Add your 3 and drop the tens: what is left is your points.',
  },
  look: {
    head: 'Press “Look”',
    why: 'Nobody draws or changes a card: you play what you were dealt. Look at yours first.',
    other: 'Turned up at once, everyone sees your hand first, and it is no better for that.',
  },
  points: {
    head: '9 and 7 and 3 make 19',
    why: 'Without the ten that is 9 points. An ace counts 1, a number card its number.',
  },
  best: {
    head: 'Only 10 points is better',
    why: 'In Ba Cây a round ten counts 10 points, the best; then comes 9. You are near the top.',
  },
  banker: {
    head: 'Everyone plays the banker',
    why: 'It does not matter whether Bình has more than you: you play the banker alone, for 1 chip.',
  },
  open: {
    head: 'The banker has 9 points too',
    why: 'Bình’s 6♣ 2♥ 8♠ make 6 points. The banker’s 7♣ A♣ A♥ make 9, as many as yours.',
  },
  tie: {
    head: 'Equal: compare best cards',
    why: 'Equal points are no draw in this house. Your best card is 9♦, the banker’s A♥.',
  },
  suit: {
    head: '9♦ beats A♥',
    why: 'Suits rank diamonds, hearts, clubs, spades. Diamonds come first, whatever the number.',
  },
  end: {
    head: 'You +1, Bình −1',
    why: 'The banker loses 1 to you and wins 1 from Bình. Every round adds up to 0.',
  },
};
