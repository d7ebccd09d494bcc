import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { beatsKinds } from './beats.ts';
import { dealKinds } from './deal.ts';
import { flipKinds } from './flip.ts';
import { legalKinds } from './legal.ts';
import { misconceptionOf } from './misconceptions.ts';
import { mostKinds } from './most.ts';
import { nameKinds } from './name.ts';
import { paysKinds } from './pays.ts';

/** In the order in which they are introduced, which sessions and links rely on. */
export const caseKinds = {
  ...nameKinds,
  ...legalKinds,
  ...beatsKinds,
  ...dealKinds,
  ...paysKinds,
  ...mostKinds,
  ...flipKinds,
};

export type KindId = keyof typeof caseKinds;

/** Questions about hands of Sâm: practice can start with these alone. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf,
  kinds: kindsOf(caseKinds),
  chapters: {
    '': ['legal', 'pass-back', 'beats'],
    'tinh-diem': ['name', 'deal', 'doi-thong'],
    'cach-choi': ['next-turn', 'last-single', 'sam-fails'],
    'so-bai': ['beats', 'chop-pays', 'most'],
    'bien-the': ['house', 'last-two', 'lead-first'],
    'xac-suat': ['odds-dealt', 'odds-instant', 'deal'],
  },
};
