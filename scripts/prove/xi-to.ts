import pokersolver from 'pokersolver';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCard } from '#core/card.ts';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import type { XiToRules } from '#games/xi-to/engine/rules.ts';
import { allHands, handAt } from '#games/xi-to/hands/all-hands.ts';
import { makeEvaluator } from '#games/xi-to/hands/evaluate.ts';
import { handStrength } from '#games/xi-to/hands/strength.ts';
import { rankingRuleSets } from '#games/xi-to/testing/cases.ts';
import { type LiteralHand, literalCompare, literalHand } from '#games/xi-to/testing/literal.ts';
import {
  HAND_PLACES,
  handPairs,
  NUMBERING_PEERS,
  peerDisagreements,
  peerValues,
  valuesUnder,
} from '#games/xi-to/testing/peer-order.ts';
import { peerName } from '#games/xi-to/testing/peers.ts';
import type { Proof } from './proofs.ts';

const HANDS = allHands();
const COUNT = HANDS.length / FULL_HAND;

/** The first hand with each value: that of the weakest hand first. */
function firstOfEach(values: Uint16Array): number[] {
  const first: number[] = [];
  for (let place = COUNT - 1; place >= 0; place--) first[assertDefined(values[place])] = place;
  return first;
}

/**
 * Compares one rule set's evaluator with `strengthOf` and the rules read literally. Each hand is compared with the first one of
 * its value, with which it must tie; and the first ones of any two values with each other.
 */
function proveOrder(rules: XiToRules, literal: readonly LiteralHand[]): { pairs: number; faults: number } {
  const evaluator = makeEvaluator(rules);
  const values = valuesUnder(rules);
  const first = firstOfEach(values);
  const strengths = first.map((place) => handStrength(handAt(HANDS, place), rules));
  let faults = 0;
  for (const [place, value] of values.entries()) {
    const read = assertDefined(literal[place]);
    const ties = literalCompare(read, assertDefined(literal[assertDefined(first[value])]), rules) === 0;
    const strong = handStrength(handAt(HANDS, place), rules) === strengths[value];
    if (!ties || !strong || evaluator.categoryAt(value) !== read.category) faults++;
  }
  let pairs = 0;
  for (const [a, mine] of first.entries()) {
    for (let b = 0; b < a; b++) {
      const read = literalCompare(assertDefined(literal[mine]), assertDefined(literal[assertDefined(first[b])]), rules);
      if (read !== 1 || assertDefined(strengths[a]) <= assertDefined(strengths[b])) faults++;
      pairs++;
    }
  }
  return { pairs, faults };
}

/** How many places of our order two hands that are close may be apart. */
const NEAR = 1000;

interface Peer {
  readonly name: string;
  readonly pairs: number;
  /** The value of every hand, and a comparison of two values: above 0 where the first hand is stronger. */
  order(): (a: number, b: number) => number;
}

const PEERS: readonly Peer[] = [
  ...NUMBERING_PEERS.map(
    ([name, evaluate]): Peer => ({
      name,
      pairs: 10_000_000,
      order() {
        const theirs = peerValues(evaluate);
        return (a, b) => assertDefined(theirs[a]) - assertDefined(theirs[b]);
      },
    }),
  ),
  {
    name: 'pokersolver',
    pairs: 1_000_000,
    order() {
      const solved = HAND_PLACES.map((place) => pokersolver.Hand.solve(handAt(HANDS, place).map(peerName)));
      return (a, b) => -assertDefined(solved[a]).compare(assertDefined(solved[b]));
    },
  },
];

export const provedXiTo: readonly Proof[] = [
  {
    id: 'xi-to-order',
    game: 'xi-to',
    what: {
      vi: 'Cả 201.376 tay 5 lá dưới mọi luật nhà xếp bài khác nhau: máy tính nhanh, máy dễ đọc và bản đối chiếu cho cùng một thứ tự, cùng những tay bằng nhau.',
      en: 'All 201,376 five-card hands in every house that ranks them in its own way: the fast evaluator, the readable one and the reference give one order with the same ties.',
    },
    run() {
      const literal = [false, true].map((aceLow) =>
        HAND_PLACES.map((place) => literalHand(handAt(HANDS, place).map(formatCard), aceLow)),
      );
      const ruleSets = rankingRuleSets();
      const results = ruleSets.map((rules) => proveOrder(rules, assertDefined(literal[Number(rules.aceLow)])));
      const pairs = results.reduce((sum, result) => sum + result.pairs, 0);
      return {
        checked: ruleSets.length * COUNT + pairs,
        faults: results.reduce((sum, result) => sum + result.faults, 0),
        notes: { houses: ruleSets.length, handsInEach: COUNT, pairsOfPlaces: pairs },
      };
    },
  },
  ...PEERS.map(
    ({ name, pairs, order }, place): Proof => ({
      id: `xi-to-${name}`,
      game: 'xi-to',
      what: {
        vi: `Từng cặp tay ngẫu nhiên so với chương trình poker ${name}: không tính chất thì hai bên xếp như nhau, tính chất thì Xì Tố chỉ chia nhỏ thêm.`,
        en: `Random pairs of hands against the poker program ${name}: without suits both order them alike; with suits Xì Tố only parts its ties.`,
      },
      run() {
        const some = handPairs(place + 1, HAND_PLACES, pairs, NEAR);
        const { checked, wrong, ties } = peerDisagreements(order(), some);
        return { checked, faults: wrong, notes: { ties } };
      },
    }),
  ),
];
