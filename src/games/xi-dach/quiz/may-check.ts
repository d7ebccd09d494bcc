import { type Mistakes, mistake, yesAnswer } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { dealHand, duel } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playerOf } from './verdict.ts';

const HIS = ['non', 'non', 'non', 'du', 'quac'] as const;

export const mayCheckKinds = {
  /** Is the banker allowed to check yet? */
  'may-check': verdictQuestion(game, {
    least: 2,
    deal(rng, rules) {
      const banker = dealHand(rng, 'cai', rng.pick(HIS), rules, [], ({ points, kind }) =>
        kind === 'quac' ? (points ?? 0) <= 24 : Math.abs((points ?? 0) - rules.bankerMin) <= 3,
      );
      const player = banker && dealHand(rng, 'an', rng.pick(['du', 'non', 'quac']), rules, banker.cards);
      return banker && player && { fields: duel(banker.cards, player.cards), about: 'an', shows: ['cai'] };
    },
    read(ruling, about) {
      const player = playerOf(ruling, about);
      return player && yesAnswer(player.outcome !== 'unsettled');
    },
    misconceptions: (_, { verdict: { banker } }): Mistakes<MisconceptionId> => [
      mistake('may-always', yesAnswer(true)),
      banker.kind === 'quac' && mistake('bust-may-not', yesAnswer(false)),
    ],
    trains: ({ reasons }) => [
      'xd-check-right',
      ...reasons.filter(({ who, rule }) => who === 'cai' && rule.startsWith('xd-state')).map(({ rule }) => rule),
    ],
  }),
};
