import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { cardsOfField, seated } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { meet } from './meeting.ts';
import { misconceptionBetween } from './misconceptions.ts';
import { decided, outcomeOf } from './verdict.ts';

export const bankerKinds = {
  /** The banker and one player: who wins, or do they draw? */
  banker: verdictQuestion(game, {
    deal(rng, rules) {
      const hands = meet(rng, rules)?.map(({ cards }) => cards);
      return hands && { fields: seated(rng, ['cai', 'an'], hands), about: 'an' };
    },
    read: outcomeOf,
    misconceptions({ fields, about }, ruling, rules): Mistakes<MisconceptionId> {
      const order = ruling.verdict.ranking;
      const [best = [], worse = []] = order;
      const outcomes = { win: about, lose: 'cai' } as const;
      const misconception =
        order.length > 1
          ? misconceptionBetween(cardsOfField(fields, best.join()), cardsOfField(fields, worse.join()), rules)
          : 'equal-at-best';
      return [
        ...(['win', 'lose'] as const)
          .filter((outcome) => best.length > 1 || outcomes[outcome] !== best.join())
          .map((outcome) => mistake(misconception, { type: 'outcome', who: about, outcome })),
        mistake('one-is-better', { type: 'outcome', who: about, outcome: 'push' }),
      ];
    },
    trains: (ruling, about) => decided(ruling, about),
  }),
};
