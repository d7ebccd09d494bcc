import type { GameQuiz } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { beats } from './beats.ts';
import { deal } from './deal.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import { most } from './most.ts';
import { name } from './name.ts';
import { pays } from './pays.ts';
import { plays } from './plays/index.ts';
import { slipOf } from './slip-of.ts';

/** What practice asks about Sâm. */
export const quiz: GameQuiz = {
  game,
  round,
  slipOf,
  kinds: [name, legal, beats, deal, pays, most, house, ...plays],
  chapters: {
    '': ['legal', 'pass-back', 'beats'],
    'tinh-diem': ['name', 'deal', 'doi-thong'],
    'cach-choi': ['next-turn', 'last-single', 'sam-fails'],
    'so-bai': ['beats', 'chop-pays', 'most'],
    'bien-the': ['house', 'last-two', 'lead-first'],
    'xac-suat': ['odds-dealt', 'odds-instant', 'deal'],
  },
};
