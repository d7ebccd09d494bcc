import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { fifthCardKinds } from './fifth-card.ts';
import { misconceptionOf } from './misconceptions.ts';
import { nameKinds } from './name.ts';
import { secondKinds } from './second.ts';
import { speaksFirstKinds } from './speaks-first.ts';
import { tieBreakKinds } from './tie-break.ts';
import { whoWinsKinds, winnerFlipKinds } from './who-wins.ts';

/** In the order in which they are introduced, which sessions and links rely on. */
export const caseKinds = {
  ...nameKinds,
  ...whoWinsKinds,
  ...speaksFirstKinds,
  ...tieBreakKinds,
  ...fifthCardKinds,
  ...secondKinds,
  ...winnerFlipKinds,
};

export type KindId = keyof typeof caseKinds;

/** Questions about hands of Xì Tố: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(caseKinds),
  chapters: {
    '': ['who-wins', 'next-first', 'after-fold'],
    'tinh-diem': ['name', 'rank-first', 'fifth-card'],
    'cach-choi': ['call-cost', 'after-call', 'next-first'],
    'so-bai': ['who-wins', 'tie-break', 'pot-winner'],
    'bien-the': ['house', 'may-check', 'bet-ok'],
    'xac-suat': ['odds-draw', 'odds-dealt', 'odds-outs'],
  },
};
