import type { CoachWords } from '#core/game/coach.ts';
import type { SamCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<SamCoachKey> = {
  hand: {
    head: 'First out of cards wins',
    why: 'Everyone has 10 cards. If you run out first, the others pay you for each card they still hold.',
  },
  call: {
    head: 'Press “No call”',
    why: 'Calling sâm means going out alone, never beaten once. Your 10♣ fits nothing and is easy to beat.',
    other: 'Beaten once after a call, you alone pay the whole table.',
  },
  pair: {
    head: 'Bình leads a pair of 3s',
    why: 'Bình was drawn to go first. A pair was led, so only a higher pair beats it in this trick.',
  },
  pass: {
    head: 'Press “Pass”',
    why: 'Chi put down two queens. Your pairs, 5s and 6s, are both lower: you sit this trick out.',
    other: 'Pairs of 5s and 6s are below queens, and a single card cannot beat a pair.',
  },
  single: {
    head: 'Tap 10♣, press “Play”',
    why: 'Chi leads 7♥. One card is beaten by one higher card, and 10♣ belongs to nothing: let it go.',
    other: '8♣ is part of a run, and playing it breaks the run. Keep 2♥ for a higher card.',
  },
  two: {
    head: 'Tap 2♥, press “Play”',
    why: 'Chi goes up to K♥. A 2 (heo) is the highest card: only four of a kind beats it.',
    other: 'If you pass, the trick is lost to you, and no other card of yours is above a king.',
  },
  lead: {
    head: 'The trick is yours',
    why: 'Bình and Chi pass: nobody beats 2♥. Now you lead whatever you like.',
  },
  run: {
    head: 'Tap 3♠ 4♠ 5♣ 6♠',
    why: 'Your last 8 cards are exactly two runs of 4. Lead the low one, keep the high one for the end.',
    other: 'Taken apart, these 8 cards no longer go out in two plays.',
  },
  'play-run': {
    head: 'Now press “Play 3 4 5 6”',
    why: 'A run is 3 cards or more in order, in any suits. To change your mind, tap a card again.',
    other: 'Taken apart, these 8 cards no longer go out in two plays.',
  },
  unbeaten: {
    head: 'Nobody can beat it',
    why: 'Only a higher run of 4 would. Bình and Chi pass, so you lead again, with 4 cards left.',
  },
  last: {
    head: 'Tap 5♥ 6♥ 7♣ 8♣, press “Play”',
    why: 'All 4 are one run: played at once they empty your hand before anyone can step in.',
    other: 'One by one, 3 cards stay in your hand and others get a chance to beat you.',
  },
  end: {
    head: 'You win 41',
    why: 'Each card left costs 1 chip. Bình and Chi each hold a 2: being stuck with it (thối) costs 15.',
  },
};
