/** Hands of Xì Tố that are told by their combination: “a flush against a full house”. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, cardAt, rankIndex, type Suit, suitIndex, suitOf } from '#core/card.ts';
import { pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import { type Candidates, type ToldHands, toldCount } from '#core/told/told-hand.ts';
import { compare } from './compare.ts';
import { FULL_HAND, type Hand, isOneSuit, readHand } from './hand.ts';
import type { XiToRules } from './rules.ts';

/** All hands stand in one order, so the lowest and the highest that fit tell what all do. */
export const told: ToldHands<XiToRules> = {
  waysOf(said, hand, rules) {
    const { kind, total } = said;
    const count = toldCount(said, hand) ?? FULL_HAND;
    if (total !== undefined) return [];
    const found = handsOf(hand.cards, count, rules).filter(({ read }) => kind === undefined || read.category === kind);
    const fromLow = found.sort((a, b) => compare(a.read, b.read, rules).order);
    const middle = fromLow.length >> 1;
    const suits: readonly Suit[] = rules.suits === 'SCDH' ? ['S', 'C', 'D', 'H'] : ['S', 'H', 'D', 'C'];
    return [
      {
        hands: [
          candidates(hand.cards, [...fromLow.slice(middle), ...fromLow.slice(0, middle)], suits, rules),
          candidates(hand.cards, fromLow, suits.toReversed(), rules),
          candidates(hand.cards, fromLow.toReversed(), suits, rules),
        ],
      },
    ];
  },
};

/** A hand by its ranks: the cards to be drawn, in suits that only tell whether all are of one. */
interface HandOfRanks {
  readonly drawn: readonly Card[];
  readonly isFlush: boolean;
  readonly read: Hand;
}

const FROM_ACE_DOWN = [0, 12, 11, 10, 9, 8, 7, 6].map((rank) => cardAt(0, rank));

/** Every choice of ranks to go with the cards that were named: in mixed suits, and where that makes another hand, in one suit. */
function handsOf(named: readonly Card[], count: number, rules: XiToRules): HandOfRanks[] {
  const missing = count - named.length;
  if (missing < 0 || count < 1 || count > FULL_HAND) return [];
  const suit = suitIndex(named[0] ?? assertDefined(FROM_ACE_DOWN[0]));
  return setsOf(FROM_ACE_DOWN, missing).flatMap((ranks) => {
    const mixed = ranks.map((card, at) => cardAt((suit + 1 + at) % 4, rankIndex(card)));
    const suited = ranks.map((card) => cardAt(suit, rankIndex(card)));
    return [mixed, suited].flatMap((drawn): HandOfRanks[] => {
      const isFlush = drawn === suited;
      const cards = [...named, ...drawn];
      if (isFlush !== (isOneSuit(cards) && new Set(cards).size === FULL_HAND)) return [];
      return [{ drawn, isFlush, read: readHand(cards, rules) }];
    });
  });
}

/** These hands in real cards. @param suits which the leading cards are to have, the first where that can be */
function candidates(
  named: readonly Card[],
  hands: readonly HandOfRanks[],
  suits: readonly Suit[],
  rules: XiToRules,
): Candidates {
  return function* among(free) {
    for (const { drawn, isFlush, read } of hands) {
      const wishes = isFlush
        ? suits.map((suit) => drawn.map((one) => (card: Card) => isAlike(one, card) && suitOf(card) === suit))
        : [leadingFirst(drawn, read, suits, free)];
      for (const wanted of wishes) {
        const held = pickMixed(named, wanted, free);
        if (held && readHand(held, rules).category === read.category) yield held;
      }
    }
  };
}

/** What each card is to be: one of those that are compared first, in the order of the suits; then of the others, any of its rank. */
function leadingFirst(
  drawn: readonly Card[],
  { groups }: Hand,
  suits: readonly Suit[],
  free: readonly Card[],
): readonly ((card: Card) => boolean)[] {
  const leads = assertDefined(groups[0]).cards;
  const isLead = (card: Card): boolean => leads.some((lead) => isAlike(lead, card));
  const best = suits.flatMap((suit) => free.filter((card) => isLead(card) && suitOf(card) === suit));
  return [
    ...drawn.filter(isLead).map((_, at) => (card: Card) => card === best[at]),
    ...drawn.filter((one) => !isLead(one)).map((one) => (card: Card) => isAlike(one, card)),
  ];
}

const isAlike = (a: Card, b: Card): boolean => rankIndex(a) === rankIndex(b);
