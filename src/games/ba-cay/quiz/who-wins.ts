import { type Misconception, type Mistakes, mistake, playersAnswer } from '#core/quiz/answer.ts';
import { flipQuestion } from '#core/quiz/flip-question.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { compareHands } from '../engine/showdown.ts';
import { cardsOfField, dealHand, type Shape, seated } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { meet } from './meeting.ts';
import { misconceptionBetween } from './misconceptions.ts';
import { decided, playerIn, winnersOf } from './verdict.ts';

const THIRDS: readonly [Shape, ...Shape[]] = ['any', 'any', 'round', 'ace', 'great-ace', 'alike', 'tens'];

export const whoWinsKinds = {
  /** Best takes all: whose hand is it, or are several as good? */
  'who-wins': verdictQuestion(game, {
    deal(rng, rules) {
      const two = meet(rng, rules);
      if (!two) return undefined;
      const taken = two.flatMap(({ cards }) => cards);
      // The third may not be the best: then it would be no longer about the other two.
      const third = dealHand(rng, rng.pick(THIRDS), rules, taken, (hand) =>
        two.some((one) => compareHands(one, hand, rules).order > 0),
      );
      if (!third) return undefined;
      const hands = [...two, third].map(({ cards }) => cards);
      return { fields: seated(rng, ['an', 'bình', 'chi'], hands), about: 'an' };
    },
    read: (ruling) => playersAnswer(...winnersOf(ruling)),
    misconceptions({ fields }, ruling, rules): Mistakes<MisconceptionId> {
      const winners = winnersOf(ruling);
      const [best = ''] = winners;
      const order = ruling.verdict.ranking.flat();
      const others = order.filter((name) => winners.length > 1 || name !== best);
      return [
        ...others.map((name): Misconception<MisconceptionId> => {
          const misconception = winners.includes(name)
            ? 'equal-at-best'
            : misconceptionBetween(cardsOfField(fields, best), cardsOfField(fields, name), rules);
          return mistake(misconception, playersAnswer(name));
        }),
        winners.length === 1 && mistake('not-together', playersAnswer(...order.slice(0, 2))),
      ];
    },
    trains: (ruling) => decided(ruling),
  }),
};

export const winnerFlipKinds = {
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
