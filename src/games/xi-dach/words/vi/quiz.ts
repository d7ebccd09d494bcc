/** Practice of Xì Dách in Vietnamese, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/xi-dach/quiz/ids.ts';
import type { PlayId } from '#games/xi-dach/quiz/index.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/vi/plays.ts';
import { type Moment, type MomentFacts, stakeIn } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { roundMisconceptions } from './play-misconceptions.ts';
import { factsOf, playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonVi,
  beside(question: Moment, who) {
    const stake = stakeIn(question, who);
    return stake > 0 ? `cược ${stake}` : '';
  },
  misconceptions: roundMisconceptions,
});
