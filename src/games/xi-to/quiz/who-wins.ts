import { flipQuestion } from '#core/quiz/flip-question.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { seated } from './hands.ts';
import { ALIKE, APART, meet, TURNING } from './meeting.ts';
import { misconceptionsForBest } from './misconceptions.ts';
import { decided, winners, winnersOf } from './verdict.ts';

export const whoWinsKinds = {
  /** Who takes the pot, or do they share it? */
  'who-wins': verdictQuestion(game, {
    deal(rng, rules) {
      const hands = meet(rng, rng.pick(rng.pick([ALIKE, APART, TURNING])), rules);
      return hands && { fields: seated(rng, hands), about: 'an' };
    },
    read: winners,
    misconceptions: ({ fields }, ruling, rules) => misconceptionsForBest(fields, ruling, rules),
    others: ({ fields }) => [
      ...fields.map(({ name }) => ({ type: 'who', who: [name] }) as const),
      { type: 'who', who: fields.map(({ name }) => name) },
    ],
    trains: decided,
  }),
};

export const winnerFlipKinds = {
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
