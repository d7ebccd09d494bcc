import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { discardKinds } from './discard.ts';
import { eatKinds } from './eat.ts';
import { flipKinds } from './flip.ts';
import { meldKinds } from './meld.ts';
import { misconceptionOf } from './misconceptions.ts';
import { outKinds } from './out.ts';
import { paysKinds } from './pays.ts';
import { placesKinds } from './places.ts';
import { pointsKinds } from './points.ts';

/** In the order in which they are introduced, which sessions and links rely on. */
export const caseKinds = {
  ...meldKinds,
  ...pointsKinds,
  ...eatKinds,
  ...discardKinds,
  ...outKinds,
  ...placesKinds,
  ...paysKinds,
  ...flipKinds,
};

export type KindId = keyof typeof caseKinds;

/** Questions about hands of Tá Lả: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(caseKinds),
  chapters: {
    '': ['points', 'may-eat', 'out'],
    'tinh-diem': ['meld', 'points', 'out'],
    'cach-choi': ['eat-source', 'shift-card', 'when-lay'],
    'so-bai': ['first', 'eat-pays', 'u-den'],
    'bien-the': ['house', 'first-ten', 'u-now'],
    'xac-suat': ['waits', 'odds-draw', 'odds-dealt'],
  },
};
