import { type Card, isAce, isFace, isTen, rankIndex } from '#core/card.ts';
import { type Answer, type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { AT_CU, type Hand, pipsOf } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { cardsOfField, dealHand, handsAsCase, type Shape, totalOf } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { handIn } from './verdict.ts';

const SHAPES: readonly [Shape, ...Shape[]] = [
  'any',
  'any',
  'round',
  'round',
  'ace',
  'great-ace',
  'ten-great-ace',
  'ten-great-ace',
  'alike',
  'alike',
];
const WITH_FACES: readonly [Shape, ...Shape[]] = [...SHAPES, 'faces', 'faces', 'faces-alike', 'tens', 'tens', 'tens'];

type Said = Extract<Answer, { type: 'kind' }>;

export const pointsKinds = {
  /** How many points has this hand, or what is it called? */
  points: verdictQuestion(game, {
    deal(rng, rules) {
      const shape = rng.pick(rules.deck === 52 ? WITH_FACES : SHAPES);
      const mine = dealHand(rng, shape, rules, [], (hand) => isAbove(hand) || shape !== 'any');
      const his = mine && dealHand(rng, 'any', rules, mine.cards);
      if (!mine || !his) return undefined;
      const fields = handsAsCase(['an', 'bình'], [mine.cards, his.cards]);
      return { fields, about: 'an', shows: ['an'] };
    },
    read(ruling, about) {
      const hand = handIn(ruling, about);
      return hand && said(hand.kind, hand.points);
    },
    misconceptions({ fields, about }, ruling, rules): Mistakes<MisconceptionId> {
      const cards = cardsOfField(fields, about);
      const total = totalOf(cards);
      const { kind, points: counted = 0 } = handIn(ruling, about) ?? {};
      const isNamed = kind === 'ba-tien' || kind === 'sap';
      const isRound = rules.ten === 'best' && total % 10 === 0;
      const digit = (sum: number): number => sum % 10 || (rules.ten === 'best' ? 10 : 0);
      const near = (away: number): number => digit(counted + away + 10);
      const least = rules.ten === 'best' ? 1 : 0;
      const misconceptions: readonly (readonly [boolean, Said, MisconceptionId])[] = [
        [cards.every(isTen) && !cards.every(isFace), said('ba-tien', 0), 'ten-is-no-face'],
        // Where ten is worst, nobody mistakes it for a 10 át cụ.
        [isRound && cards.some((card) => isAce(card) && card !== AT_CU), said('at-cu', 10), 'only-diamond'],
        [rules.ten === 'best' && !isRound && cards.includes(AT_CU), said('at-cu', 10), 'needs-ten'],
        [total > 20, count(total - 10), 'ten-off-once'],
        [total > 10, count(total), 'total-stays'],
        [cards.some(isFace), count(digit(totalOf(cards, byRank))), 'faces-by-rank'],
        [cards.some(isAce), count(digit(totalOf(cards, aceTen))), 'ace-ten'],
        [true, count(near(1)), 'miscounted'],
        [counted > least, count(near(-1)), 'miscounted'],
        [true, count(near(2)), 'miscounted'],
      ];
      return misconceptions.flatMap(([is, answer, misconception]) => [
        is && mistake(isNamed ? 'has-a-name' : misconception, answer),
      ]);
    },
    trains({ reasons }, about) {
      const own = reasons.filter((step) => step.who === about && !('other' in step) && !step.decides);
      const names = own.filter(({ rule }) => NAMES.includes(rule));
      const isCounted = own.some((step) => 'parts' in step && step.cards.some((card) => !isAce(card) && !isFace(card)));
      return [...[...names, ...own.toReversed()].map(({ rule }) => rule), ...(isCounted ? ['bc-pips'] : [])];
    },
  }),
};

/** Hands with a name first, then hands of points. */
const NAMES: readonly BaCayStep['rule'][] = ['bc-10-at-cu', 'bc-ba-tien', 'bc-sap'];

/** A hand of points is said by its points, any other one by its name. */
function said(kind: string, points: number): Said {
  return kind === 'nut' ? { type: 'kind', kind, points } : { type: 'kind', kind };
}

function count(points: number): Said {
  return points === 0 ? said('bu', 0) : said('nut', points);
}

/** With 10 or less no ten is taken off. */
function isAbove({ cards }: Hand): boolean {
  return totalOf(cards) > 10;
}

function byRank(card: Card): number {
  return rankIndex(card) + 1;
}

function aceTen(card: Card): number {
  return isAce(card) ? 10 : pipsOf(card);
}
