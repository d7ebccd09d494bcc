import { formatCard } from '#core/card.ts';
import { type Hand, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';
import { HANDS_36 } from '../hands/all-hands.ts';
import { type LiteralHand, literalCompare, literalHand } from './literal.ts';

/** What came out of the deals, from the first hand's side. */
export interface HeadsUp {
  readonly deals: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Deals on which the engine and the reference differ, or the engine with itself once the seats are exchanged. */
  readonly disagreements: number;
}

interface Read {
  readonly engine: Hand;
  readonly literal: LiteralHand;
}

/**
 * Plays two hands of the 36-card game against each other: each of `HANDS_36` from `from` up to, not including, `to`
 * against each of the 5,456 hands that the other 33 cards make. All of them are 38,955,840 deals.
 *
 * What this proves for the rules given: on every deal `compare`, the very function by which cases and rounds are
 * decided, gives an answer; it is the answer of a reference that was written from ba-cay.md without it; and with the
 * seats exchanged it is the opposite one. Nothing of `compare` is worked out beforehand. Only the reading of a hand is,
 * once on each side, because it depends on nothing but its three cards and the rules.
 */
export function headsUp(rules: BaCayRules, from = 0, to = HANDS_36.length): HeadsUp {
  const read = HANDS_36.map(
    (cards): Read => ({ engine: readHand('', cards, rules), literal: literalHand(cards.map(formatCard), rules) }),
  );
  let deals = 0;
  let wins = 0;
  let losses = 0;
  let draws = 0;
  let disagreements = 0;
  for (const mine of read.slice(from, to)) {
    const [a, b, c] = mine.engine.cards;
    for (const his of read) {
      const { cards } = his.engine;
      if (cards.some((card) => card === a || card === b || card === c)) continue;
      deals++;
      const result = Math.sign(compareHands(mine.engine, his.engine, rules).order);
      const exchanged = Math.sign(compareHands(his.engine, mine.engine, rules).order);
      if (result > 0) wins++;
      else if (result < 0) losses++;
      else draws++;
      if (result !== literalCompare(mine.literal, his.literal, rules) || result + exchanged !== 0) disagreements++;
    }
  }
  return { deals, wins, losses, draws, disagreements };
}
