/** Rounds of Xì Dách in a score book, in English. */

import { en } from '#words/en/results.ts';
import { makeResultWords } from '../results/shape.ts';

export const words = makeResultWords(en.banker, {
  ask: 'Who beat the banker, and who lost?',
  banker: {
    plain: 'An ordinary hand',
    quac: 'Bust, over 21',
    non: 'Short, under the least total',
    'ngu-linh': 'Ngũ linh (five cards)',
    'xi-dach': 'Xì dách (an ace and a ten)',
    'xi-ban': 'Xì bàn (two aces)',
    den: 'Caught drawing when over 21',
  },
  player: {
    win: 'Won',
    push: 'Drew',
    lose: 'Lost',
    'ngu-linh': 'Ngũ linh (five cards)',
    'xi-dach': 'Xì dách (an ace and a ten)',
    'xi-ban': 'Xì bàn (two aces)',
    quac: 'Bust, over 21',
    non: 'Short, under the least total',
    den: 'Caught drawing when over 21',
  },
  kinds: {
    quac: (who, many) => `${who} ${many ? 'are' : 'is'} bust`,
    non: (who, many) => `${who} ${many ? 'are' : 'is'} short`,
    'ngu-linh': (who, many) => `${who} ${many ? 'have' : 'has'} five cards (ngũ linh)`,
    'xi-dach': (who, many) => `${who} ${many ? 'have' : 'has'} an ace and a ten (xì dách)`,
    'xi-ban': (who, many) => `${who} ${many ? 'have' : 'has'} two aces (xì bàn)`,
    den: (who, many) => `${who} ${many ? 'pay' : 'pays'} for drawing when over 21`,
  },
});
