import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { mayCheckKinds } from './may-check.ts';
import { misconceptionOf } from './misconceptions.ts';
import { nameKinds } from './name.ts';
import { paysKinds } from './pays.ts';
import { thirdCardKinds } from './third-card.ts';
import { totalKinds } from './total.ts';
import { whoWinsKinds, winnerFlipKinds } from './who-wins.ts';

/** In the order in which they are introduced, which sessions and links rely on. */
export const caseKinds = {
  ...totalKinds,
  ...nameKinds,
  ...whoWinsKinds,
  ...thirdCardKinds,
  ...mayCheckKinds,
  ...paysKinds,
  ...winnerFlipKinds,
};

export type KindId = keyof typeof caseKinds;

/** Questions about hands of Xì Dách: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(caseKinds),
  chapters: {
    '': ['who-wins', 'name', 'total'],
    'tinh-diem': ['total', 'name', 'total'],
    'cach-choi': ['stand-now', 'check-early', 'phases'],
    'so-bai': ['who-wins', 'stake', 'pays'],
    'bien-the': ['house', 'draw-bust', 'five-open'],
    'xac-suat': ['odds-bust', 'odds-natural', 'odds-safer'],
  },
};
