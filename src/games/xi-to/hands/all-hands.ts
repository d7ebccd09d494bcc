import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { FULL_HAND, isInDeck } from '../engine/hand.ts';
import { denseOf } from './evaluate.ts';

/** The 32 cards, each at its number in the evaluator. */
export const EVALUATOR_DECK: readonly Card[] = ALL_CARDS.filter(isInDeck).sort((a, b) => denseOf(a) - denseOf(b));

/**
 * Every hand of so many cards as the evaluator's numbers, one hand after another: of five cards 201,376 hands.
 * @param size one to five cards
 */
export function allHands(size = FULL_HAND): Uint8Array {
  const hands = new Uint8Array(size * waysToPick(size));
  const hand = Array.from({ length: size }, (_, place) => place);
  for (let at = 0; at < hands.length; at += size) {
    hands.set(hand, at);
    nextHand(hand);
  }
  return hands;
}

/** The cards of one of these hands. */
export function handAt(hands: Uint8Array, place: number, size = FULL_HAND): Card[] {
  return Array.from(hands.subarray(place * size, (place + 1) * size), (dense) => assertDefined(EVALUATOR_DECK[dense]));
}

/** How many hands of so many cards the deck holds. */
function waysToPick(size: number): number {
  return Array.from({ length: size }).reduce<number>((ways, _, i) => (ways * (EVALUATOR_DECK.length - i)) / (i + 1), 1);
}

/** The hand after this one, in place: the last card that can go up does, those behind it follow close. After the last hand: none. */
function nextHand(hand: number[]): void {
  const last = hand.findLastIndex((dense, i) => dense < EVALUATOR_DECK.length - hand.length + i);
  const from = (hand[last] ?? 0) + 1;
  for (const i of hand.keys()) if (i >= last) hand[i] = from + i - last;
}
