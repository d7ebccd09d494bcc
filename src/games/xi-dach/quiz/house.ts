import { flipQuestion } from '#core/quiz/flip-question.ts';
import { game } from '../engine/index.ts';
import { decided, playerOf } from './verdict.ts';
import { dealMeeting } from './who-wins.ts';

export const houseKinds = {
  /** Which house rule, set to another value, makes another player win? */
  house: flipQuestion(game, {
    deal: dealMeeting,
    says: (ruling, about) => playerOf(ruling, about)?.outcome ?? '',
    // Where it was too early to check, it is that what the house rule decides, whatever settles the hands then.
    trains: (ruling, about, base) => {
      const isEarly = playerOf(base, about)?.outcome === 'unsettled';
      return isEarly ? [...decided(base, about), ...decided(ruling, about)] : decided(ruling, about);
    },
  }),
};
