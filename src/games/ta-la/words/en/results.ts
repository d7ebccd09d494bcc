/** Rounds of Tá Lả in a score book, in English. */

import { makeResultWords } from '../results/shape.ts';

const PLACES = ['first', 'second', 'third'];

export const words = makeResultWords({
  ask: 'How many points has each left?',
  options: {
    points: 'Points left',
    mom: 'No meld (móm)',
    u: 'Went out (ù)',
    'u-tron': 'Went out with all ten (ù tròn)',
    'u-khan': 'Out as dealt (ù khan)',
    den: 'Pays for all (đền)',
  },
  sides: {
    'eaten-1': 'First card taken from one player',
    'eaten-2': 'Second card taken from one player',
    'eaten-3': 'Third card taken from one player',
    chot: 'Last-round card taken (chốt)',
  },
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
  place: (who, place, of) => `${who} ${place === of ? 'last' : PLACES[place - 1]}`,
  mom: (who) => `${who} without a meld`,
  allMom: (who) => `Nobody has a meld, ${who} laid down first and is first`,
  out: {
    u: (who) => `${who} goes out (ù)`,
    'u-tron': (who) => `${who} goes out with all ten (ù tròn)`,
    'u-khan': (who) => `${who} is out as dealt (ù khan)`,
  },
  den: (who) => `${who} pays for all`,
});
