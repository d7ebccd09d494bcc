/** Practice of Ba Cây in Vietnamese, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/ba-cay/quiz/ids.ts';
import type { PlayId } from '#games/ba-cay/quiz/index.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/vi/plays.ts';
import { besideIn, type Moment, type MomentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { roundMisconceptions } from './play-misconceptions.ts';
import { factsOf, playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonVi,
  beside(question: Moment, who) {
    const { stake, looked } = besideIn(question, who);
    return [stake > 0 ? `cược ${stake}` : '', looked ? 'xem rồi' : ''].filter(Boolean).join(', ');
  },
  misconceptions: roundMisconceptions,
});
