import { type Card, suitOf } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { AT_CU } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { cardsOfField, dealHand, handsAsCase, levelWith, type Shape } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import type { BaCayRuling } from './verdict.ts';

const SHAPES: readonly [Shape, ...Shape[]] = [
  'any',
  'any',
  'any',
  'ace',
  'ace',
  'great-ace',
  'ten-great-ace',
  'alike',
  'faces',
];

export const bestCardKinds = {
  /** Equal points: which card of the hand is compared? Where equal points draw there is nothing to ask. */
  'best-card': verdictQuestion(game, {
    fits: ({ tie }) => tie === 'suit',
    deal(rng, rules) {
      const mine = dealHand(rng, rng.pick(SHAPES), rules);
      const his = mine && levelWith(rng, mine, undefined, rules, mine.cards);
      return mine && his && { fields: handsAsCase(['an', 'bình'], [mine.cards, his.cards]), about: 'an' };
    },
    read(ruling, about) {
      const card = comparedCard(ruling, about);
      return card === undefined ? undefined : { type: 'cards', cards: [card] };
    },
    misconceptions: ({ fields, about }): Mistakes<MisconceptionId> =>
      cardsOfField(fields, about).map((card) => mistake('never-best', { type: 'cards', cards: [card] })),
    trains: (ruling, about) => {
      const own = ruling.reasons.flatMap((step) => (step.who === about && isCount(step) ? step.cards : []));
      const best = comparedCard(ruling, about);
      const inSuit = own.filter((card) => best !== undefined && suitOf(card) === suitOf(best)).length;
      const isTop = ruling.reasons.some((step) => step.rule === 'bc-at-cu' && step.why === 'top-card');
      const first = isTop && best === AT_CU ? 'bc-at-cu' : inSuit > 1 ? 'bc-cmp-cay' : 'bc-suit-order';
      return [first, ...ruling.reasons.filter(isCompared).map(({ rule }) => rule)];
    },
  }),
};

/** Equal points, and one card of each hand to compare. */
function isCompared(step: BaCayStep): step is Extract<BaCayStep, { cards: readonly [Card, Card]; other: string }> {
  return 'other' in step && 'cards' in step && step.rule !== 'bc-sap';
}

function isCount(step: BaCayStep): step is Extract<BaCayStep, { parts: readonly number[] }> {
  return 'parts' in step;
}

/** The card of this player that is compared with the other's. */
function comparedCard({ reasons }: BaCayRuling, about: string): Card | undefined {
  const step = reasons.find(isCompared);
  return step?.cards[step.who === about ? 0 : 1];
}
