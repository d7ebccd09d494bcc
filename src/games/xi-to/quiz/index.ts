import type { GameQuiz } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { fifthCard } from './fifth-card.ts';
import { house } from './house.ts';
import { name } from './name.ts';
import { plays } from './plays/index.ts';
import { second } from './second.ts';
import { slipOf } from './slip-of.ts';
import { speaksFirst } from './speaks-first.ts';
import { tieBreak } from './tie-break.ts';
import { whoWins } from './who-wins.ts';

/** What practice asks about Xì Tố. */
export const quiz: GameQuiz = {
  game,
  round,
  slipOf,
  kinds: [name, whoWins, speaksFirst, tieBreak, fifthCard, second, house, ...plays],
  chapters: {
    '': ['who-wins', 'next-first', 'after-fold'],
    'tinh-diem': ['name', 'rank-first', 'fifth-card'],
    'cach-choi': ['call-cost', 'after-call', 'next-first'],
    'so-bai': ['who-wins', 'tie-break', 'pot-winner'],
    'bien-the': ['house', 'may-check', 'bet-ok'],
    'xac-suat': ['odds-draw', 'odds-dealt', 'odds-outs'],
  },
};
