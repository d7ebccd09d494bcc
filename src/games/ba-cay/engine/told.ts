/** Hands of Ba Cây and Bài Cào that are told by their points or by what they are: “nine against eight”. */

import { type Card, cardAt, isFace, rankIndex } from '#core/card.ts';
import type { HandKind } from '#core/game/vocabulary.ts';
import { pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import type { Candidates, ToldHands } from '#core/told/told-hand.ts';
import { HAND_SIZE, type Hand, pipsOf, readHand } from './hand.ts';
import type { BaCayRules } from './rules.ts';
import { compareCards, compareHands } from './showdown.ts';

export const told: ToldHands<BaCayRules> = {
  waysOf({ kind, total, count = HAND_SIZE }, { cards }, rules) {
    if (count !== HAND_SIZE) return [];
    const worths = kind === undefined && total === undefined ? ANY_WORTH : [{ kind, total }];
    return [{ hands: worths.flatMap((worth) => handsOf(cards, worth, rules)) }];
  },
};

/** What was said of a hand: a hand that has no name is nothing but its points. */
interface Worth {
  readonly kind?: HandKind | undefined;
  readonly total?: number | undefined;
}

const ANY_WORTH: readonly Worth[] = [
  ...Array.from({ length: 10 }, (_, total) => ({ total })),
  { kind: 'ba-tien' },
  { kind: 'sap' },
];

/**
 * An ordinary hand; and where hands of one worth are not equal, the lowest and the highest first: equal points go by the best card
 * (rule bc-cmp-cay), three alike by rank or by points (bc-sap).
 */
function handsOf(named: readonly Card[], worth: Worth, rules: BaCayRules): readonly Candidates[] {
  const ordinary: Candidates = (free) => ordinaryHands(named, worth, free, rules);
  if (worth.kind !== 'sap' && rules.tie === 'draw') return [ordinary];
  return [
    ordinary,
    (free) => handsInOrder(named, worth, free, rules, 1),
    (free) => handsInOrder(named, worth, free, rules, -1),
  ];
}

const FROM_KING_DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((rank) => cardAt(0, rank));

function* ordinaryHands(
  named: readonly Card[],
  worth: Worth,
  free: readonly Card[],
  rules: BaCayRules,
): Iterable<readonly Card[]> {
  for (const ranks of setsOf(FROM_KING_DOWN, Math.max(HAND_SIZE - named.length, 0))) {
    if (!mayBe([...named, ...ranks], worth)) continue;
    const wishes = ranks.map((one) => (card: Card) => rankIndex(card) === rankIndex(one));
    const cards = pickMixed(named, wishes, free);
    if (cards && isWorth(cards, worth, rules)) yield cards;
  }
}

/** @param direction 1 for the lowest first, -1 for the highest first */
function* handsInOrder(
  named: readonly Card[],
  worth: Worth,
  free: readonly Card[],
  rules: BaCayRules,
  direction: 1 | -1,
): Iterable<readonly Card[]> {
  const found = handsByBest(named, worth, free, rules, direction);
  if (worth.kind !== 'sap') {
    yield* found;
    return;
  }
  const threes = Array.from(found, (cards): Hand => readHand('', cards, rules));
  for (const { cards } of threes.sort((a, b) => direction * compareHands(a, b, rules).order)) yield cards;
}

/** By their best card, with each one the two others from all that are lower. */
function* handsByBest(
  named: readonly Card[],
  worth: Worth,
  free: readonly Card[],
  rules: BaCayRules,
  direction: 1 | -1,
): Iterable<readonly Card[]> {
  const lowFirst = [...named, ...free].sort((a, b) => compareCards(a, b, rules).order);
  for (const best of direction === 1 ? lowFirst : lowFirst.toReversed()) {
    const lower = lowFirst.slice(0, lowFirst.indexOf(best));
    for (const [at, second] of lower.entries()) {
      for (const third of lower.slice(0, at)) {
        const cards = [best, second, third];
        if (mayBe(cards, worth) && named.every((card) => cards.includes(card)) && isWorth(cards, worth, rules))
          yield cards;
      }
    }
  }
}

/** By the cards alone, which is quickly seen. Tens are left out of a total: ten and nothing are told alike. */
function mayBe(cards: readonly Card[], { kind, total }: Worth): boolean {
  if (total !== undefined && cards.reduce((sum, card) => sum + pipsOf(card), 0) % 10 !== total % 10) return false;
  if (kind === 'ba-tien') return cards.every(isFace);
  return kind !== 'sap' || new Set(cards.map(rankIndex)).size === 1;
}

/** As the house reads it. Three faces and three alike are told so whether they count for something or not. */
function isWorth(cards: readonly Card[], worth: Worth, rules: BaCayRules): boolean {
  const { kind, points } = readHand('', cards, rules);
  switch (worth.kind) {
    case undefined:
      return kind !== 'ba-tien' && kind !== 'sap';
    case 'bu':
      return kind !== 'ba-tien' && kind !== 'sap' && points % 10 === 0;
    case 'ba-tien':
      return kind !== 'sap';
    default:
      return worth.kind === 'sap';
  }
}
