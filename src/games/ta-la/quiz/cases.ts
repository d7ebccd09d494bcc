import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { discard } from './discard.ts';
import { eat } from './eat.ts';
import { house } from './house.ts';
import { meld } from './meld.ts';
import { out } from './out.ts';
import { pays } from './pays.ts';
import { first, last } from './places.ts';
import { points } from './points.ts';
import { slipOf } from './slip-of.ts';

/** What practice asks about hands of Tá Lả: enough to begin with. */
export const cases: CaseQuiz = {
  game,
  slipOf,
  kinds: kindsOf(KINDS, { meld, points, eat, discard, out, first, last, pays, house }),
  chapters: {
    '': ['points', 'may-eat', 'out'],
    'tinh-diem': ['meld', 'points', 'out'],
    'cach-choi': ['eat-source', 'shift-card', 'when-lay'],
    'so-bai': ['first', 'eat-pays', 'u-den'],
    'bien-the': ['house', 'first-ten', 'u-now'],
    'xac-suat': ['waits', 'odds-draw', 'odds-dealt'],
  },
};
