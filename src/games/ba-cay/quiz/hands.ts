/** Hands of Ba Cây and Bài Cào to ask about. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isAce, isFace, isTen, rankIndex, withoutCards } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { deckUnder } from '#core/game/game.ts';
import type { Rng } from '#core/random/rng.ts';
import { AT_CU, HAND_SIZE, type Hand, pipsOf, readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';

/** Maximum number of hands that are tried. */
const TRIES = 60;

/** What a hand is made of; the last of them may be missing in a deck of 36. */
export type Shape =
  | 'any'
  | 'round'
  | 'ace'
  | 'great-ace'
  | 'ten-great-ace'
  | 'alike'
  | 'faces'
  | 'faces-alike'
  | 'tens';

/** Three free cards of this shape, as the rule set reads them; undefined if no random attempt succeeded. */
export function dealHand(
  rng: Rng,
  shape: Shape,
  rules: BaCayRules,
  taken: readonly Card[] = [],
  fits: (hand: Hand) => boolean = () => true,
): Hand | undefined {
  const free = freeCards(rules, taken);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cards = shaped(rng, shape, free);
    if (!cards || cards.length < HAND_SIZE) continue;
    const hand = readHand('', cards, rules);
    if (isOf(shape, hand) && fits(hand)) return hand;
  }
  return undefined;
}

function shaped(rng: Rng, shape: Shape, free: readonly Card[]): readonly Card[] | undefined {
  switch (shape) {
    case 'alike':
    case 'faces-alike': {
      const from = shape === 'alike' ? free : free.filter(isFace);
      const [one] = some(rng, 1, from);
      return one === undefined
        ? undefined
        : some(
            rng,
            HAND_SIZE,
            from.filter((card) => rankIndex(card) === rankIndex(one)),
          );
    }
    case 'faces':
      return some(rng, HAND_SIZE, free.filter(isFace));
    case 'tens':
      return some(rng, HAND_SIZE, free.filter(isTen));
    case 'great-ace':
    case 'ten-great-ace':
      if (!free.includes(AT_CU)) return undefined;
      return mixed(rng, [
        AT_CU,
        ...some(
          rng,
          HAND_SIZE - 1,
          free.filter((card) => card !== AT_CU),
        ),
      ]);
    case 'ace':
      return mixed(rng, [
        ...some(rng, 1, free.filter(isAce)),
        ...some(
          rng,
          HAND_SIZE - 1,
          free.filter((card) => !isAce(card)),
        ),
      ]);
    default:
      return some(rng, HAND_SIZE, free);
  }
}

function isOf(shape: Shape, { cards, points }: Hand): boolean {
  switch (shape) {
    case 'round':
    case 'ten-great-ace':
      return points % 10 === 0;
    // Three tens that nobody takes for a ba tiên would ask nothing.
    case 'tens':
      return cards.some(isFace) && !cards.every(isFace);
    default:
      return true;
  }
}

/** What decides between the best cards of two equal hands, under rule sets that compare them. */
export type CardGroundKind = 'suit' | 'rank' | 'low-ace' | 'top-card';
const GROUNDS: readonly string[] = ['suit', 'rank', 'low-ace', 'top-card'] satisfies CardGroundKind[];

/**
 * A hand equal to another but for the best cards; the two differ by the given ground, even if the rule set does not compare
 * cards.
 */
export function levelWith(
  rng: Rng,
  hand: Hand,
  ground: CardGroundKind | undefined,
  rules: BaCayRules,
  taken: readonly Card[],
): Hand | undefined {
  const asked: BaCayRules = { ...rules, tie: 'suit' };
  return dealHand(rng, 'any', rules, taken, (other) => {
    if (other.points !== hand.points) return false;
    const { by } = compareHands(hand, other, asked);
    return ground ? by === ground : GROUNDS.includes(by);
  });
}

/** The cards of the rule set's deck that nobody holds. */
export function freeCards(rules: BaCayRules, taken: readonly Card[]): readonly Card[] {
  return withoutCards(deckUnder(game, rules), taken);
}

/** Hands as a case, in the order of the seats. */
export function handsAsCase(names: readonly string[], hands: readonly (readonly Card[])[]): readonly Field[] {
  return hands.map((cards, at) => {
    const name = assertDefined(names[at]);
    return { role: name === 'cai' ? 'cai' : 'player', name, cards, eaten: [] };
  });
}

/** The same, with the hands assigned to players at random. */
export function seated(rng: Rng, names: readonly string[], hands: readonly (readonly Card[])[]): readonly Field[] {
  const left = [...hands];
  return handsAsCase(
    names,
    hands.map(() => left.splice(rng.upTo(left.length - 1), 1).flat()),
  );
}

/** The sum of the cards before tens are taken off. */
export function totalOf(cards: readonly Card[], worth: (card: Card) => number = pipsOf): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
}

/** Different cards from these; fewer if there are not enough. */
function some(rng: Rng, count: number, from: readonly Card[]): readonly Card[] {
  return rng.cards(Math.min(count, from.length), from);
}

function mixed(rng: Rng, cards: readonly Card[]): readonly Card[] {
  return rng.cards(cards.length, cards);
}

/** The cards of a field. */
export function cardsOfField(fields: readonly Field[], name: string): readonly Card[] {
  return assertDefined(fields.find((field) => field.name === name)).cards;
}
