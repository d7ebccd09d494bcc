import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { beats } from './beats.ts';
import { deal } from './deal.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import { most } from './most.ts';
import { name } from './name.ts';
import { pays } from './pays.ts';
import { slipOf } from './slip-of.ts';

/** What practice asks about hands of Sâm: enough to begin with. */
export const cases: CaseQuiz = {
  game,
  slipOf,
  kinds: kindsOf(KINDS, { name, legal, beats, deal, pays, most, house }),
  chapters: {
    '': ['legal', 'pass-back', 'beats'],
    'tinh-diem': ['name', 'deal', 'doi-thong'],
    'cach-choi': ['next-turn', 'last-single', 'sam-fails'],
    'so-bai': ['beats', 'chop-pays', 'most'],
    'bien-the': ['house', 'last-two', 'lead-first'],
    'xac-suat': ['odds-dealt', 'odds-instant', 'deal'],
  },
};
