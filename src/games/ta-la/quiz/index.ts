import type { GameQuiz } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { discard } from './discard.ts';
import { eat } from './eat.ts';
import { house } from './house.ts';
import { meld } from './meld.ts';
import { out } from './out.ts';
import { pays } from './pays.ts';
import { first, last } from './places.ts';
import { plays } from './plays/index.ts';
import { points } from './points.ts';
import { slipOf } from './slip-of.ts';

/** What practice asks about Tá Lả. */
export const quiz: GameQuiz = {
  game,
  round,
  slipOf,
  kinds: [meld, points, eat, discard, out, first, last, pays, house, ...plays],
  chapters: {
    '': ['points', 'may-eat', 'out'],
    'tinh-diem': ['meld', 'points', 'out'],
    'cach-choi': ['eat-source', 'shift-card', 'when-lay'],
    'so-bai': ['first', 'eat-pays', 'u-den'],
    'bien-the': ['house', 'first-ten', 'u-now'],
    'xac-suat': ['waits', 'odds-draw', 'odds-dealt'],
  },
};
