import type { Answer } from '#core/quiz/answer.ts';
import { reading, type Slip } from '#core/quiz/reading.ts';
import { game } from '../engine/index.ts';
import { compare } from '../engine/showdown.ts';
import { cardsIn, handOf, type Shape, seated } from './hands.ts';
import type { SlipId } from './ids.ts';
import { meet } from './meeting.ts';
import { slipBetween } from './mistakes.ts';
import { decided, winnersOf } from './verdict.ts';

const THIRDS: readonly [Shape, ...Shape[]] = ['any', 'any', 'round', 'ace', 'great-ace', 'alike', 'tens'];

export const whoWinsKinds = {
  /** Best takes all: whose hand is it, or are several as good? */
  'who-wins': reading(game, {
    deal(rng, rules) {
      const two = meet(rng, rules);
      if (!two) return undefined;
      const taken = two.flatMap(({ cards }) => cards);
      // The third may not be the best: then it would be no longer about the other two.
      const third = handOf(rng, rng.pick(THIRDS), rules, taken, (hand) =>
        two.some((one) => compare(one, hand, rules).order > 0),
      );
      if (!third) return undefined;
      const hands = [...two, third].map(({ cards }) => cards);
      return { fields: seated(rng, ['an', 'bình', 'chi'], hands), about: 'an' };
    },
    read: (ruling) => who(winnersOf(ruling)),
    slips({ fields }, ruling, rules): readonly Slip<SlipId>[] {
      const winners = winnersOf(ruling);
      const [best = ''] = winners;
      const order = ruling.verdict.ranking.flat();
      const others = order.filter((name) => winners.length > 1 || name !== best);
      return [
        ...others.map((name): Slip<SlipId> => {
          const slip = winners.includes(name)
            ? 'equal-at-best'
            : slipBetween(cardsIn(fields, best), cardsIn(fields, name), rules);
          return { answer: who([name]), slip };
        }),
        ...(winners.length === 1 ? [{ answer: who(order.slice(0, 2)), slip: 'not-together' } as const] : []),
      ];
    },
    trains: (ruling) => decided(ruling),
  }),
};

function who(names: readonly string[]): Answer {
  return { type: 'who', who: names };
}
