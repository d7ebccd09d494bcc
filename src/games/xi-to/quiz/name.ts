import type { Card } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Category } from '../engine/category.ts';
import { FULL_HAND, isOneSuit } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import { cardsOfField, dealHand, freeCards, freeUpCards, handsAsCase, type Shape, type Up } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { nearlyOf } from './misconceptions.ts';
import { categoryIn, isNearly } from './verdict.ts';

const SHAPES: readonly [Shape, ...Shape[]] = [
  'mau-thau',
  'four-suit',
  'four-run',
  'corner',
  'low-run',
  'low-run',
  'low-run-suited',
  'doi',
  'thu',
  'thu',
  'sam',
  'sanh',
  'thung',
  'cu-lu',
  'cu-lu',
  'tu-quy',
  'thung-pha-sanh',
];

/** The shapes of the up cards in the last round. */
const UPS: readonly [Up, ...Up[]] = ['suited', 'run', [2, 2], [3, 1], [2, 1, 1], [4]];

/** One in this many questions is about up cards. */
const UP_IN = 5;

/** What a hand of each combination is mistaken for, and why. */
const MISTAKES: Readonly<Record<Category, readonly (readonly [Category, MisconceptionId])[]>> = {
  'mau-thau': [
    ['sanh', 'row-of-five'],
    ['thung', 'suit-of-five'],
    ['doi', 'no-two-alike'],
  ],
  doi: [
    ['thu', 'one-pair-only'],
    ['mau-thau', 'pair-overlooked'],
    ['sam', 'one-pair-only'],
  ],
  thu: [
    ['cu-lu', 'two-pairs-only'],
    ['doi', 'second-pair'],
    ['sam', 'two-pairs-only'],
  ],
  sam: [
    ['cu-lu', 'three-and-no-pair'],
    ['thu', 'three-alike'],
    ['doi', 'three-alike'],
  ],
  sanh: [
    ['mau-thau', 'run-overlooked'],
    ['thung-pha-sanh', 'suit-of-five'],
    ['thung', 'suit-of-five'],
  ],
  thung: [
    ['thung-pha-sanh', 'row-of-five'],
    ['mau-thau', 'suit-overlooked'],
    ['sanh', 'row-of-five'],
  ],
  'cu-lu': [
    ['thu', 'pair-beside-three'],
    ['sam', 'pair-beside-three'],
    ['tu-quy', 'pair-beside-three'],
  ],
  'tu-quy': [
    ['cu-lu', 'four-alike'],
    ['sam', 'four-alike'],
    ['thu', 'four-alike'],
  ],
  'thung-pha-sanh': [
    ['thung', 'half-of-it'],
    ['sanh', 'half-of-it'],
    ['mau-thau', 'half-of-it'],
  ],
};

export const nameKinds = {
  /** What is this hand called? */
  name: verdictQuestion(game, {
    deal(rng) {
      const mine = dealOne(rng);
      if (!mine) return undefined;
      const fields = handsAsCase([mine, rng.cards(mine.length, freeCards(mine))]);
      return { fields, about: 'an', shows: ['an'] };
    },
    read(ruling, about) {
      const kind = categoryIn(ruling, about);
      return kind && { type: 'kind', kind };
    },
    misconceptions({ fields, about }, ruling): Mistakes<MisconceptionId> {
      const cards = cardsOfField(fields, about);
      const category = categoryIn(ruling, about);
      const nearly = nearlyOf(cards, ruling.reasons);
      // An answer is explained by the first that leads to it.
      const made: readonly (readonly [Category, MisconceptionId])[] = [
        ...(nearly ? [[isForSuit(nearly, cards) ? 'thung' : 'sanh', nearly] as const] : []),
        ...(category ? MISTAKES[category] : []),
      ];
      return made.map(([kind, misconception]) => mistake(misconception, { type: 'kind', kind }));
    },
    trains({ reasons }, about) {
      const own = reasons.filter(({ who }) => who === about);
      const names = own.filter((step) => 'category' in step && !('other' in step));
      return [...own.filter(isNearly), ...names].map(({ rule }) => rule);
    },
  }),
};

function dealOne(rng: Rng): readonly Card[] | undefined {
  return rng.upTo(UP_IN - 1) > 0 ? dealHand(rng, rng.pick(SHAPES)) : freeUpCards(rng, rng.pick(UPS), FULL_HAND - 1, []);
}

/** Are these cards taken for a flush rather than a run? */
function isForSuit(nearly: MisconceptionId, cards: readonly Card[]): boolean {
  return nearly === 'suit-of-five' || (nearly === 'not-yet-five' && isOneSuit(cards));
}
