/** Rounds of Ba Cây and Bài Cào in a score book, in English. */

import { en } from '#words/en/results.ts';
import { makeResultWords } from '../results/shape.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
const holds = (who: string, many: boolean, what: string): string => `${who} ${many ? 'have' : 'has'} ${what}`;

export const words = makeResultWords(en, {
  asks: { banker: 'Who beat the banker, and who lost?', pot: 'Who took the pot?' },
  banker: {
    plain: 'An ordinary hand',
    nut: 'So many points',
    'ba-tien': 'Ba tiên (three faces)',
    sap: 'Sáp (three alike)',
  },
  player: {
    win: 'Won',
    push: 'Drew',
    lose: 'Lost',
    nut: 'So many points',
    'ba-tien': 'Ba tiên (three faces)',
    sap: 'Sáp (three alike)',
  },
  points,
  kinds: {
    nut: (who, many, count) => holds(who, many, points(count)),
    'ba-tien': (who, many) => holds(who, many, 'three faces (ba tiên)'),
    sap: (who, many) => holds(who, many, 'three alike (sáp)'),
  },
});
