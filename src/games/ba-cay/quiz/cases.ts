import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { banker } from './banker.ts';
import { bestCard } from './best-card.ts';
import { house } from './house.ts';
import { pays } from './pays.ts';
import { points } from './points.ts';
import { slipOf } from './slip-of.ts';
import { thirdCard } from './third-card.ts';
import { whoWins } from './who-wins.ts';

/** What practice asks about hands of Ba Cây and Bài Cào: enough to begin with. */
export const cases: CaseQuiz = {
  game,
  slipOf,
  kinds: kindsOf(KINDS, {
    points,
    'who-wins': whoWins,
    banker,
    'third-card': thirdCard,
    'best-card': bestCard,
    pays,
    house,
  }),
  chapters: {
    '': ['points', 'banker', 'who-wins'],
    'tinh-diem': ['points', 'third-card', 'points'],
    'cach-choi': ['after-look', 'bien', 'pot-wins'],
    'so-bai': ['who-wins', 'best-card', 'banker-chips'],
    'bien-the': ['house', 'left-over', 'house'],
    'xac-suat': ['odds-points', 'odds-win', 'odds-last'],
  },
};
