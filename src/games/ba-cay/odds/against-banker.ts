/**
 * Two hands of one deck against each other: 38,955,840 ordered deals of 36 cards, 407,170,400 of 52. They are not gone
 * through. The engine ranks the hands; hands that are equal form a group, and only how many pairs two sets of hands
 * make without a card in common is to be counted, which inclusion and exclusion over the shared cards does exactly.
 */

import type { Hand } from '../engine/hand.ts';
import { settlePlayer } from '../engine/payment.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { rankHands } from '../engine/showdown.ts';
import { allReadHands } from './hands.ts';

/** Ordered deals, from the player's side. */
export interface BankerDeals {
  readonly deals: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** Deals on which points and named hands are equal, so that a draw or the best card follows. */
  readonly level: number;
  /** Of `win`, and of `lose` as well, what the best card decided. Rule bc-cmp-cay. */
  readonly byCard: number;
}

/** How one player fares against the banker. Rule bc-mode-cai. */
export function againstBanker(rules: BaCayRules): BankerDeals {
  const hands = allReadHands(rules);
  const groups = rankHands(hands, rules);
  const below = new Holdings();
  let win = 0;
  let equal = 0;
  for (const group of groups.toReversed()) {
    const these = new Holdings(group);
    win += pairsApart(these, below, 0);
    equal += pairsApart(these, these, group.length);
    below.add(group);
  }
  const level = rules.tie === 'draw' ? equal : levelDeals(hands, rules);
  const bankerTakes = settlesEqual(groups, rules) === 'lose';
  return {
    deals: pairsApart(below, below, hands.length),
    win,
    draw: bankerTakes ? 0 : equal,
    // with the seats exchanged each deal that one wins the other does
    lose: bankerTakes ? win + equal : win,
    level,
    byCard: (level - equal) / 2,
  };
}

/** Deals that would be a draw if equal points were one. */
function levelDeals(hands: readonly Hand[], rules: BaCayRules): number {
  const groups = rankHands(hands, { ...rules, tie: 'draw' });
  return groups.reduce((sum, group) => {
    const these = new Holdings(group);
    return sum + pairsApart(these, these, group.length);
  }, 0);
}

/** What equal hands bring the player; undefined where no two are equal. Rule bc-mode-cai. */
function settlesEqual(groups: readonly (readonly Hand[])[], rules: BaCayRules): string | undefined {
  const [one, other] = groups.find((group) => group.length > 1) ?? [];
  return one && other && settlePlayer(one, other, rules).outcome;
}

const CARDS = 52;

/** A set of hands, as counts of those that hold a card, or two cards. */
class Holdings {
  hands = 0;
  readonly one = new Float64Array(CARDS);
  /** By `lower card × 52 + higher card`. */
  readonly two = new Float64Array(CARDS * CARDS);

  constructor(hands: readonly Hand[] = []) {
    this.add(hands);
  }

  add(hands: readonly Hand[]): void {
    this.hands += hands.length;
    for (const { cards } of hands) {
      for (const card of cards) {
        count(this.one, card);
        for (const higher of cards) if (higher > card) count(this.two, card * CARDS + higher);
      }
    }
  }
}

function count(counts: Float64Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/**
 * Pairs of a hand of `a` and a hand of `b` that can be dealt together. Of all pairs those that share a card are taken
 * away, those that share two given back, those that share all three taken away again.
 * @param same hands that are in both sets
 */
function pairsApart(a: Holdings, b: Holdings, same: number): number {
  return a.hands * b.hands - product(a.one, b.one) + product(a.two, b.two) - same;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
