import { flipQuestion } from '#core/quiz/flip-question.ts';
import { game } from '../engine/index.ts';
import { seated } from './hands.ts';
import { meet, TURNING } from './meeting.ts';
import { decided, winnersOf } from './verdict.ts';

export const houseKinds = {
  /** Which house rule, set to another value, makes another player win? */
  house: flipQuestion(game, {
    deal(rng, rules) {
      const hands = meet(rng, rng.pick(TURNING), rules);
      return hands && { fields: seated(rng, hands), about: 'an' };
    },
    says: (ruling) => winnersOf(ruling).join(' '),
    trains: decided,
  }),
};
