import type { CoachWords } from '#core/game/coach.ts';
import type { XiDachCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<XiDachCoachKey> = {
  aim: {
    head: 'Nearer to 21 than the banker',
    why: 'Everyone has 2 cards. You and Bình each play the banker alone: nearer to 21, and not over, wins.',
  },
  ace: {
    head: 'A♦ and 4♦ make 15',
    why: 'In a hand of 2 an ace counts 11 or 10, so take 11. Below 16 a hand is short (non).',
  },
  draw: {
    head: 'Press “Draw”',
    why: 'A short hand loses when it is checked. Draw: with an ace you cannot go over 21 (quắc) yet.',
    other: 'Standing at 15 is standing short: you lose if the banker checks you.',
  },
  queen: {
    head: 'Q♦ counts 10, the ace now 1',
    why: 'With 3 cards 11 or 10 would go over 21, so the ace is 1: 1, 4 and 10 make 15, still short.',
  },
  'draw-again': {
    head: 'Press “Draw” again',
    why: 'Still 15, still short. Careful this time: any card above 6 takes you over 21.',
    other: 'Standing at 15 is standing short: you lose if the banker checks you.',
  },
  stand: {
    head: 'Press “Stand”',
    why: '6♥ is just right: 21, and no total beats it. Stop here.',
    other: 'At 21 any card at all takes you over.',
  },
  banker: {
    head: 'Bình stands: the banker’s turn',
    why: 'The banker plays last: with 16 or more, checks players one by one; with less, draws.',
  },
  checked: {
    head: 'The banker checks you: you win',
    why: 'The banker has less than 21 and pays you 1 chip. The banker says who wins, not the total.',
  },
  end: {
    head: 'You +1, Bình −1',
    why: 'Bình loses to the banker and pays 1 chip. Once checked, you may ask what the banker had.',
  },
};
