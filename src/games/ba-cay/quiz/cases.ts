import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { bankerKinds } from './banker.ts';
import { bestCardKinds } from './best-card.ts';
import { misconceptionOf } from './misconceptions.ts';
import { paysKinds } from './pays.ts';
import { pointsKinds } from './points.ts';
import { thirdCardKinds } from './third-card.ts';
import { whoWinsKinds, winnerFlipKinds } from './who-wins.ts';

/** In the order in which they are introduced, which sessions and links rely on. */
export const caseKinds = {
  ...pointsKinds,
  ...whoWinsKinds,
  ...bankerKinds,
  ...thirdCardKinds,
  ...bestCardKinds,
  ...paysKinds,
  ...winnerFlipKinds,
};

export type KindId = keyof typeof caseKinds;

/** Questions about hands of Ba Cây and Bài Cào: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(caseKinds),
  chapters: {
    '': ['points', 'banker', 'who-wins'],
    'tinh-diem': ['points', 'third-card', 'points'],
    'cach-choi': ['after-look', 'bien', 'pot-wins'],
    'so-bai': ['who-wins', 'best-card', 'banker-chips'],
    'bien-the': ['house', 'left-over', 'house'],
    'xac-suat': ['odds-points', 'odds-win', 'odds-last'],
  },
};
