/** Practice of Sâm in Vietnamese, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/sam/quiz/ids.ts';
import type { PlayId } from '#games/sam/quiz/index.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/vi/plays.ts';
import { besideIn, momentOf, type SamMoment, type SamQuestion } from '../quiz/moment.ts';
import { REASONS } from '../quiz/reasons.ts';
import { words as cases } from './cases.ts';
import { roundMisconceptions } from './play-misconceptions.ts';
import { playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, SamMoment>(cases, {
  plays: playSentences,
  factsOf: momentOf,
  reasons: REASONS,
  common: commonVi,
  beside(question: SamQuestion, who) {
    const beside = besideIn(question, who);
    return beside ? BESIDE[beside] : '';
  },
  misconceptions: roundMisconceptions,
});

/** The note beside a name. */
const BESIDE = { called: 'báo sâm', passed: 'bỏ lượt rồi' } as const;
