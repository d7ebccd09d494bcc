import { flipQuestion } from '#core/quiz/flip-question.ts';
import { game } from '../engine/index.ts';
import { seated } from './hands.ts';
import { meet } from './meeting.ts';
import { decided, playerIn, winnersOf } from './verdict.ts';

export const houseKinds = {
  /** Which house rule, played another way, makes another one win? Half of them have a banker. */
  house: flipQuestion(game, {
    deal(rng, rules) {
      const seats = rng.pick([
        ['cai', 'an'],
        ['an', 'bình'],
      ]);
      const hands = meet(rng, rules)?.map(({ cards }) => cards);
      return hands && { fields: seated(rng, seats, hands), about: 'an' };
    },
    says: (ruling, about) => playerIn(ruling, about)?.outcome ?? winnersOf(ruling).join(' '),
    trains: (ruling, about) => decided(ruling, ruling.verdict.players && about),
  }),
};
