/** Rounds of Xì Dách in a score book, in Vietnamese. */

import { vi } from '#words/vi/results.ts';
import { makeResultWords } from '../results/shape.ts';

export const words = makeResultWords(vi.banker, {
  ask: 'Ai ăn cái, ai thua?',
  banker: {
    plain: 'Bài thường',
    quac: 'Quắc',
    non: 'Non',
    'ngu-linh': 'Ngũ linh',
    'xi-dach': 'Xì dách',
    'xi-ban': 'Xì bàn',
    den: 'Đền',
  },
  player: {
    win: 'Ăn',
    push: 'Hòa',
    lose: 'Thua',
    'ngu-linh': 'Ngũ linh',
    'xi-dach': 'Xì dách',
    'xi-ban': 'Xì bàn',
    quac: 'Quắc',
    non: 'Non',
    den: 'Đền',
  },
  kinds: {
    quac: (who) => `${who} quắc`,
    non: (who) => `${who} non`,
    'ngu-linh': (who) => `${who} ngũ linh`,
    'xi-dach': (who) => `${who} xì dách`,
    'xi-ban': (who) => `${who} xì bàn`,
    den: (who) => `${who} đền`,
  },
});
