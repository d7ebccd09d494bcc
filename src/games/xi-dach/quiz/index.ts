import type { GameQuiz } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { house } from './house.ts';
import { mayCheck } from './may-check.ts';
import { name } from './name.ts';
import { pays } from './pays.ts';
import { plays } from './plays/index.ts';
import { slipOf } from './slip-of.ts';
import { thirdCard } from './third-card.ts';
import { total } from './total.ts';
import { whoWins } from './who-wins.ts';

/** What practice asks about Xì Dách. */
export const quiz: GameQuiz = {
  game,
  round,
  slipOf,
  kinds: [total, name, whoWins, thirdCard, mayCheck, pays, house, ...plays],
  chapters: {
    '': ['who-wins', 'name', 'total'],
    'tinh-diem': ['total', 'name', 'total'],
    'cach-choi': ['stand-now', 'check-early', 'phases'],
    'so-bai': ['who-wins', 'stake', 'pays'],
    'bien-the': ['house', 'draw-bust', 'five-open'],
    'xac-suat': ['odds-bust', 'odds-natural', 'odds-safer'],
  },
};
