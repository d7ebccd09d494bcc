import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { house } from './house.ts';
import { mayCheck } from './may-check.ts';
import { name } from './name.ts';
import { pays } from './pays.ts';
import { slipOf } from './slip-of.ts';
import { thirdCard } from './third-card.ts';
import { total } from './total.ts';
import { whoWins } from './who-wins.ts';

/** What practice asks about hands of Xì Dách: enough to begin with. */
export const cases: CaseQuiz = {
  game,
  slipOf,
  kinds: kindsOf(KINDS, {
    total,
    name,
    'who-wins': whoWins,
    'third-card': thirdCard,
    'may-check': mayCheck,
    pays,
    house,
  }),
  chapters: {
    '': ['who-wins', 'name', 'total'],
    'tinh-diem': ['total', 'name', 'total'],
    'cach-choi': ['stand-now', 'check-early', 'phases'],
    'so-bai': ['who-wins', 'stake', 'pays'],
    'bien-the': ['house', 'draw-bust', 'five-open'],
    'xac-suat': ['odds-bust', 'odds-natural', 'odds-safer'],
  },
};
