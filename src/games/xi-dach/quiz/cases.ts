import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { houseKinds } from './house.ts';
import { mayCheckKinds } from './may-check.ts';
import { misconceptionOf } from './misconception-of.ts';
import { nameKinds } from './name.ts';
import { paysKinds } from './pays.ts';
import { thirdCardKinds } from './third-card.ts';
import { totalKinds } from './total.ts';
import { whoWinsKinds } from './who-wins.ts';

/** Questions about hands of Xì Dách: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(KINDS, {
    ...houseKinds,
    ...mayCheckKinds,
    ...nameKinds,
    ...paysKinds,
    ...thirdCardKinds,
    ...totalKinds,
    ...whoWinsKinds,
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
