import type { CoachWords } from '#core/game/coach.ts';
import type { XiToCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<XiToCoachKey> = {
  pot: {
    head: 'Everyone puts 1 in the pot',
    why: 'Stay to the end with the best hand, or be the only one left, and the whole pot is yours.',
  },
  cards: {
    head: '1 card down, 1 up',
    why: 'Only you see K♥; everyone sees 8♠. After each round of betting comes 1 more card, face up.',
  },
  'first-bet': {
    head: 'Bình bets 2, Chi folds',
    why: 'Q♠ is the best card showing, so Bình speaks first. Chi gives up, and the 1 chip stays in the pot.',
  },
  call: {
    head: 'Press “Call 2”',
    why: 'Pay 2 to stay in for a pot of 5. Your K♥, face down, is above the Q♠ that shows.',
    other: 'Folding loses the 1 chip you put in. A raise is early: you have no pair yet.',
  },
  pair: {
    head: 'You have a pair of kings',
    why: 'In round 2 you get K♦, and with K♥ it is a pair. Bình sees only K♦ and 8♠.',
  },
  'call-again': {
    head: 'Press “Call 2”',
    why: 'Bình bets 2 again. Calling is enough: one of your kings is hidden, and Bình does not know.',
    other: 'A raise would lose nothing, but see a call first. Folding loses the 3 you put in.',
  },
  three: {
    head: 'Three kings: you speak first',
    why: 'Round 3 gives you K♣: three kings (sám). The two that show are the best on the table.',
  },
  bet: {
    head: 'Press “Bet 2”',
    why: 'With a strong hand, make the pot bigger. To stay in, Bình must pay 2 more.',
    other: 'You could bet more, but bet 2 this time. Folding loses the 5 you put in.',
  },
  sure: {
    head: 'Bình calls: 15 in the pot',
    why: 'Bình shows Q♠ A♦ 10♠ Q♦. Whatever lies face down there, it does not beat three kings.',
  },
  'bet-again': {
    head: 'Press “Bet 2”',
    why: 'It cannot go wrong now, so bet again. This is the last round; then hands are shown.',
    other: 'You could bet more, but bet 2 this time. Folding gives Bình a pot of 15.',
  },
  end: {
    head: 'Three kings take the pot',
    why: 'Bình turns up 10♥: two pairs, queens and 10s. You take 19; less the 9 you paid, 10 are won.',
  },
};
