import { reading, type Slip } from '#core/quiz/reading.ts';
import { game } from '../engine/index.ts';
import { cardsIn, seated } from './hands.ts';
import type { SlipId } from './ids.ts';
import { meet } from './meeting.ts';
import { slipBetween } from './mistakes.ts';
import { decided, outcomeOf } from './verdict.ts';

export const bankerKinds = {
  /** The banker and one player: who wins, or do they draw? */
  banker: reading(game, {
    deal(rng, rules) {
      const hands = meet(rng, rules)?.map(({ cards }) => cards);
      return hands && { fields: seated(rng, ['cai', 'an'], hands), about: 'an' };
    },
    read: outcomeOf,
    slips({ fields, about }, ruling, rules): readonly Slip<SlipId>[] {
      const order = ruling.verdict.ranking;
      const [best = [], worse = []] = order;
      const outcomes = { win: about, lose: 'cai' } as const;
      const slip =
        order.length > 1
          ? slipBetween(cardsIn(fields, best.join()), cardsIn(fields, worse.join()), rules)
          : 'equal-at-best';
      return [
        ...(['win', 'lose'] as const)
          .filter((outcome) => best.length > 1 || outcomes[outcome] !== best.join())
          .map((outcome) => ({ answer: { type: 'outcome', who: about, outcome }, slip }) as const),
        { answer: { type: 'outcome', who: about, outcome: 'push' }, slip: 'one-is-better' },
      ];
    },
    trains: (ruling, about) => decided(ruling, about),
  }),
};
