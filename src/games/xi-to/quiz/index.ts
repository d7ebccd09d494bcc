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
    '': ['who-wins', 'speaks-first', 'name'],
    'tinh-diem': ['name', 'fifth-card', 'name'],
    'cach-choi': ['speaks-first', 'second', 'speaks-first'],
    'so-bai': ['who-wins', 'tie-break', 'second'],
    'bien-the': ['house', 'who-wins', 'house'],
    'xac-suat': ['fifth-card', 'name', 'tie-break'],
  },
};
