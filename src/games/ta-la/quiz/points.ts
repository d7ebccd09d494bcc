import { byCard, type Card, cardAt, rankIndex, withoutCards } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { HandVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { pointsOf } from '../engine/meld.ts';
import type { TaLaRules } from '../engine/rules.ts';
import {
  aceHighIn,
  handFields,
  leftByGreed,
  meldFrom,
  mixedIn,
  pairedIn,
  pileOf,
  rivals,
  runFrom,
  together,
} from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { handIn, sortingRules, type TaLaRuling } from './verdict.ts';

const SHAPES = ['rivals', 'rivals', 'rivals', 'clean', 'ace', 'faces', 'half', 'mixed', 'eaten'] as const;

export const pointsKinds = {
  /** How many points does this hand leave? */
  points: verdictQuestion(game, {
    deal: dealPoints,
    read(ruling) {
      const hand = handIn(ruling);
      return hand && { type: 'points', points: hand.points };
    },
    misconceptions({ fields: [field] }, ruling, rules): Mistakes<MisconceptionId> {
      const hand = handIn(ruling);
      if (!field || !hand) return [];
      return misconceptionsInPoints(field.cards, hand, rules).map(({ points, misconception }) =>
        mistake(misconception, { type: 'points', points }),
      );
    },
    trains: (ruling: TaLaRuling) => sortingRules(ruling),
  }),
};

/** The results of common mistakes in counting these cards. */
export function misconceptionsInPoints(
  cards: readonly Card[],
  { deadwood: loose, melds }: HandVerdict,
  rules: TaLaRules,
): readonly { readonly points: number; readonly misconception: MisconceptionId }[] {
  const misconception = (id: MisconceptionId, left: readonly Card[], more = 0) => ({
    points: pointsOf(left, rules) + more,
    misconception: id,
  });
  const high = aceHighIn(loose);
  const mixed = mixedIn(loose);
  const aces = loose.filter((card) => rankIndex(card) === 0).length;
  return [
    ...(high ? [misconception('ace-high', withoutCards(loose, high))] : []),
    ...(mixed ? [misconception('mixed-suits', withoutCards(loose, mixed))] : []),
    misconception('first-meld', leftByGreed(cards, 'ngang')),
    misconception('first-meld', leftByGreed(cards, 'doc')),
    misconception('half-melds', withoutCards(loose, pairedIn(loose))),
    misconception('one-for-free', loose.toSorted(byCard).slice(0, -1)),
    ...(aces > 0 ? [misconception('ace-eleven', loose, 10 * aces)] : []),
    ...(melds.length > 1 ? [misconception('one-meld-only', [...loose, ...(melds[1] ?? [])])] : []),
    misconception('melds-count', cards),
  ];
}

/** Five to nine cards that invite a mistake. */
function dealPoints(rng: Rng): DealtHands | undefined {
  const shape = rng.pick(SHAPES);
  if (shape === 'eaten') return { fields: crowded(rng), about: 'bai' };
  const cards = cardsOf(shape, rng);
  return cards && { fields: handFields(cards), about: 'bai' };
}

function cardsOf(shape: Exclude<(typeof SHAPES)[number], 'eaten'>, rng: Rng): readonly Card[] | undefined {
  const pile = pileOf(rng);
  const more = rng.upTo(1);
  switch (shape) {
    case 'rivals':
      return together([rivals(rng, pile, 3 + rng.upTo(1), 2), pile.some(2 + more)]);
    case 'clean':
      return rivals(rng, pile, 3 + rng.upTo(1), 3);
    case 'ace': {
      const suit = rng.upTo(3);
      const round = [cardAt(suit, 11), cardAt(suit, 12), cardAt(suit, 0)];
      return together([pile.these(round), meldFrom(rng, pile, 3), pile.some(1 + more)]);
    }
    case 'faces':
      return together([
        meldFrom(rng, pile, 3 + rng.upTo(1)),
        pile.some(2, (card) => rankIndex(card) > 9),
        pile.some(1 + more, (card) => rankIndex(card) < 10),
      ]);
    case 'half': {
      const suit = rng.upTo(3);
      const low = rng.upTo(9);
      const pair = rng.upTo(1) ? runFrom(suit, low, 2) : [cardAt(suit, low), cardAt((suit + 1) % 4, low)];
      return together([pile.these(pair), meldFrom(rng, pile, 3 + rng.upTo(1)), pile.some(1 + more)]);
    }
    case 'mixed': {
      const suit = rng.upTo(3);
      const low = rng.upTo(9);
      const three = [cardAt(suit, low), cardAt(suit, low + 1), cardAt((suit + 1) % 4, low + 2)];
      return together([pile.these(three), meldFrom(rng, pile, 3), pile.some(1 + more)]);
    }
  }
}

/** Two eaten cards of one rank between two runs that each would extend: a house rule decides whether they may share a meld. */
function crowded(rng: Rng) {
  const [one = 0, two = 1, three = 2] = [0, 1, 2, 3].toSpliced(rng.upTo(3), 1);
  const low = rng.upTo(6);
  const eaten = [cardAt(one, low + 3), cardAt(two, low + 3)];
  const cards = [...runFrom(one, low, 3), ...eaten, cardAt(three, low + 3), ...runFrom(two, low + 4, 3)];
  return handFields(together([cards]) ?? cards, eaten);
}
