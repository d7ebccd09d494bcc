import type { CoachWords } from '#core/game/coach.ts';
import type { TaLaCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<TaLaCoachKey> = {
  hand: {
    head: 'Make melds, shed the rest',
    why: 'A meld (phỏm) is 3 of a rank, or 3 in order in one suit. Loose cards count points; fewest wins.',
  },
  heavy: {
    head: 'Tap K♠, press “Discard”',
    why: 'You dealt, so you have 10 cards and go first. K♠ is loose and costs most, 13: without it, 52 are left.',
    other: 'Without Q♣ 53 points are left, without 9♦ 56. Cards of a pair may still become a meld.',
  },
  draw: {
    head: 'Press “Draw”',
    why: 'Chi threw Q♠. You may eat it only if it makes a meld at once, and you have one queen: draw.',
    other: 'To eat Q♠ you need 2 cards that make a meld with it. You have none yet.',
  },
  nine: {
    head: 'Tap 9♦, press “Discard”',
    why: 'Q♦ goes with Q♣: two that wait for a third queen. The heaviest loose card now is 9♦.',
    other: 'A queen is 3 points heavier, but throwing it breaks the pair you have just made.',
  },
  eaten: {
    head: 'Bình eats your 9♦',
    why: 'Bình had 2 cards that make a meld with it. It is your first card eaten: 1 chip to Bình at the end.',
  },
  eat: {
    head: 'Press “Eat Q♥”',
    why: 'Chi throws the very card: Q♥ Q♦ Q♣ is a meld, your loose points fall from 55 to 31, and Chi will pay.',
    other: 'Drawing lets the meld go: two heavy queens stay loose.',
  },
  seven: {
    head: 'Tap 7♥, press “Discard”',
    why: '6♠ 7♠ wait for 5♠ or 8♠, A♦ 2♦ for 3♦. Without 7♥ both still wait, and 24 points are left.',
    other: 'Throwing 6♠ or 7♠ breaks the spades. A small card leaves too many points.',
  },
  'draw-again': {
    head: 'Press “Draw”',
    why: 'Chi threw K♣, which goes with nothing of yours. Draw, and hope for 5♠ or 8♠.',
    other: 'No 2 cards of yours make a meld with K♣, so it cannot be eaten.',
  },
  six: {
    head: 'Tap 6♦, press “Discard”',
    why: 'There it is: 5♠ 6♠ 7♠ is your second meld, and 11 points are left. Throw 6♦ and it is 5.',
    other: '6♦ is the heaviest loose card. A card of a meld would break it.',
  },
  'draw-last': {
    head: 'Press “Draw”',
    why: 'Everyone throws 4 cards. J♠ is Chi’s last, and you cannot eat it: draw your last card.',
    other: 'No 2 cards of yours make a meld with J♠, so it cannot be eaten.',
  },
  lay: {
    head: 'Press “Lay 2 melds”',
    why: 'Before the 4th discard melds are laid down for all to see. With none you are móm, and come last.',
    other: 'Melds are laid down before the last discard.',
  },
  'lay-off': {
    head: 'Press “Lay 2♥ off on Chi”',
    why: 'Chi laid down before you: 3♥ 4♥ 5♥. Your 2♥ fits on its end; laid off (gửi), it saves 2 points.',
    other: 'After your last discard it is too late: 2♥ stays with you, 2 points more.',
  },
  ten: {
    head: 'Tap 10♦, press “Discard”',
    why: 'The last discard is the heaviest card: without 10♦ only A♦ 2♦ are left, 3 points.',
    other: 'With 10♦ in hand you have 11 points or more.',
  },
  end: {
    head: 'You come first with 3 points',
    why: 'Bình, second with 19, pays 1. Chi, last with 29, pays 2. One card eaten each way cancels out.',
  },
};
