import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Category } from '../engine/category.ts';
import { pairsOf } from '../engine/compare.ts';
import { game } from '../engine/index.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import { seated } from './hands.ts';
import type { Ground, MisconceptionId } from './ids.ts';
import { ALIKE, APART, meet } from './meeting.ts';
import { categoryIn, decided } from './verdict.ts';

/** The ranks compared in two hands of one combination, without the suit, in order. */
const RANKS: Readonly<Record<Category, readonly Ground[]>> = {
  'mau-thau': ['top-card', 'next-card'],
  doi: ['rank', 'kicker'],
  thu: ['rank', 'lower-pair', 'kicker'],
  sam: ['rank', 'kicker'],
  sanh: ['top-card', 'next-card'],
  thung: ['top-card', 'next-card'],
  'cu-lu': ['rank', 'lower-pair'],
  'tu-quy': ['rank', 'kicker'],
  'thung-pha-sanh': ['top-card', 'next-card'],
};

export const tieBreakKinds = {
  /** Two hands side by side: what decides between them? */
  'tie-break': verdictQuestion(game, {
    deal(rng, rules) {
      // Mostly hands of one combination: with two, the names already give the answer.
      const hands = meet(rng, rng.pick(rng.pick([ALIKE, ALIKE, ALIKE, APART])), rules);
      return hands && { fields: seated(rng, hands), about: 'an' };
    },
    read({ reasons }) {
      const step = reasons.find((one) => one.decides);
      const ground = step && groundOf(step);
      return ground && { type: 'kind', kind: ground };
    },
    misconceptions({ about }, ruling, rules): Mistakes<MisconceptionId> {
      const step = ruling.reasons.find((one) => one.decides);
      const category = categoryIn(ruling, about);
      const right = step && groundOf(step);
      if (!right || !category) return [];
      const order = orderOf(category, rules);
      const place = order.indexOf(right);
      const far = (ground: Ground): number => Math.abs(order.indexOf(ground) - place);
      return order
        .filter((ground) => ground !== right)
        .toSorted((a, b) => far(a) - far(b))
        .map((kind) => {
          const misconception: MisconceptionId = order.indexOf(kind) < place ? 'still-equal' : 'settled-before';
          return mistake(misconception, { type: 'kind', kind });
        });
    },
    trains: decided,
  }),
};

/** Everything by which two hands are compared, in the rule set's order. */
function orderOf(category: Category, { suits, tieBreak: before }: XiToRules): readonly Ground[] {
  const ranks = RANKS[category];
  const pairs = before === 'suit-of-pair-first' && suits !== 'none' ? pairsOf(category) : 0;
  return pairs > 0
    ? ['category', ...ranks.slice(0, pairs), 'suit', ...ranks.slice(pairs)]
    : ['category', ...ranks, suits === 'none' ? 'nothing' : 'suit'];
}

function groundOf(step: XiToStep): Ground | undefined {
  switch (step.rule) {
    case 'xt-order':
      return 'category';
    case 'xt-cmp-same':
      return RANKS[step.category][Math.min(step.at, RANKS[step.category].length - 1)];
    case 'xt-cmp-suit':
      return step.outcome === 'held' ? 'suit' : 'nothing';
    default:
      return undefined;
  }
}
