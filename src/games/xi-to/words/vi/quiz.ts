/** Practice of Xì Tố in Vietnamese, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/xi-to/quiz/ids.ts';
import type { PlayId } from '#games/xi-to/quiz/index.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/vi/plays.ts';
import { besideIn, type Facts, type Moment, momentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { roundMisconceptions } from './play-misconceptions.ts';
import { playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, Facts>(cases, {
  plays: playSentences,
  factsOf: momentFacts,
  common: commonVi,
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === 'folded') return 'úp bỏ rồi';
    return beside === undefined ? '' : `vòng này ${beside}`;
  },
  misconceptions: roundMisconceptions,
});
