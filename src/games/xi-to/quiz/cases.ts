import { type CaseQuiz, kindsOf } from '#core/quiz/kind.ts';
import { game } from '../engine/index.ts';
import { KINDS } from '../kinds.ts';
import { fifthCard } from './fifth-card.ts';
import { house } from './house.ts';
import { name } from './name.ts';
import { second } from './second.ts';
import { slipOf } from './slip-of.ts';
import { speaksFirst } from './speaks-first.ts';
import { tieBreak } from './tie-break.ts';
import { whoWins } from './who-wins.ts';

/** What practice asks about hands of Xì Tố: enough to begin with. */
export const cases: CaseQuiz = {
  game,
  slipOf,
  kinds: kindsOf(KINDS, {
    name,
    'who-wins': whoWins,
    'speaks-first': speaksFirst,
    'tie-break': tieBreak,
    'fifth-card': fifthCard,
    second,
    house,
  }),
  chapters: {
    '': ['who-wins', 'next-first', 'after-fold'],
    'tinh-diem': ['name', 'rank-first', 'fifth-card'],
    'cach-choi': ['call-cost', 'after-call', 'next-first'],
    'so-bai': ['who-wins', 'tie-break', 'pot-winner'],
    'bien-the': ['house', 'may-check', 'bet-ok'],
    'xac-suat': ['odds-draw', 'odds-dealt', 'odds-outs'],
  },
};
