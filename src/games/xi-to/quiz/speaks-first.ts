import type { Card } from '#core/card.ts';
import { judge } from '#core/judge.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { FULL_HAND, rankHeightOf, readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { XiToRules } from '../engine/rules.ts';
import { cardsOfHeights, freeUpCards, heightsOf, seated, type Up } from './hands.ts';
import { misconceptionsForBest } from './misconceptions.ts';
import { decided, winners, winnersOf } from './verdict.ts';

/** Up cards of three players: how many, and the shapes; a number means equal to the first in this many groups. */
type LineUp = readonly [count: number, first: Up, second: Up | number, third: Up];

const LINE_UPS: readonly [LineUp, ...LineUp[]] = [
  [1, [1], 1, [1]],
  [1, [1], 1, [1]],
  [1, [1], [1], [1]],
  [2, [2], [1, 1], 'suited'],
  [2, [2], [2], [1, 1]],
  [2, [2], 1, 'run'],
  [2, [1, 1], 1, [1, 1]],
  [2, [1, 1], 2, [1, 1]],
  [3, [2, 1], 1, 'suited'],
  [3, [2, 1], 2, 'run'],
  [3, [2, 1], 'suited', 'run'],
  [3, [3], [2, 1], 'suited'],
  [3, [1, 1, 1], 2, 'suited'],
  [3, [1, 1, 1], 'run', 'suited'],
  [4, [2, 2], [2, 1, 1], 'suited'],
  [4, [2, 2], 2, [2, 1, 1]],
  [4, [2, 2], [3, 1], 'run'],
  [4, [2, 1, 1], 1, 'suited'],
  [4, [2, 1, 1], 3, 'run'],
  [4, [1, 1, 1, 1], 'suited', 'run'],
];

export const speaksFirstKinds = {
  /** Three players' up cards: who speaks first? */
  'speaks-first': verdictQuestion(game, {
    deal(rng, rules) {
      const hands = line(rng, rng.pick(LINE_UPS), rules);
      if (!hands) return undefined;
      const fields = seated(rng, hands);
      const ruled = judge(game, fields, rules);
      // Of two who are level the one speaks who was dealt first, which the hands do not show.
      return ruled.ok && winnersOf(ruled.value).length === 1 ? { fields, about: 'an' } : undefined;
    },
    read: winners,
    misconceptions: ({ fields }, ruling, rules) => misconceptionsForBest(fields, ruling, rules),
    trains: (ruling) => [...decided(ruling), 'xt-first-actor'],
  }),
};

function line(
  rng: Rng,
  [count, first, second, third]: LineUp,
  rules: XiToRules,
): readonly (readonly Card[])[] | undefined {
  const mine = freeUpCards(rng, first, count, []);
  const his =
    mine && (typeof second === 'number' ? alike(rng, mine, second, rules) : freeUpCards(rng, second, count, mine));
  const rest = his && freeUpCards(rng, third, count, [...mine, ...his]);
  return rest && !isAlike(rest, mine) ? [mine, his, rest] : undefined;
}

/** Equal group sizes, with this many groups of equal rank. */
function alike(rng: Rng, cards: readonly Card[], keep: number, rules: XiToRules): readonly Card[] | undefined {
  const { groups } = readHand(cards, rules);
  const kept = groups.slice(0, keep).map(({ height }) => height);
  const sizes = groups.map((group) => group.cards.length);
  return cards.length < FULL_HAND ? cardsOfHeights(rng, heightsOf(rng, sizes, kept), cards) : undefined;
}

/** Of the same ranks, card for card: three such hands would be level where suits count for nothing. */
function isAlike(a: readonly Card[], b: readonly Card[]): boolean {
  const heights = (cards: readonly Card[]): string => cards.map(rankHeightOf).toSorted().join();
  return heights(a) === heights(b);
}
