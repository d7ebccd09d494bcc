import type { BaCayAbout } from '../shape.ts';

/** Ba Cây: what each house rule settles, in English. */
export const about: BaCayAbout = {
  deck: 'How many cards there are. With 36, all tens, jacks, queens and kings are left out.',
  ten: 'Whether a total of 10, 20 or 30 is the best hand or the worst.',
  tie: 'Whether equal points draw, or the best card of each hand decides.',
  suits: 'Which suit stands above which when best cards are compared.',
  ace: 'Where an ace stands when best cards are compared. Some houses put A♦ above everything.',
  compare: 'Which card of a hand is its best: by suit first or by rank first.',
  threeFaces: 'Whether three cards out of jacks, queens and kings win at once.',
  threeAlike: 'Whether three cards of one rank are worth anything, and where they stand beside ba tiên.',
  bankerTie: 'Whether a hand equal to the banker’s draws or loses.',
  bestTie: 'Whether several best hands share the pot or play again for it.',
  payout: 'Whether ba tiên wins one stake or two.',
};
