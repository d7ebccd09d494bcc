import { evaluate as pokertools } from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import { PRESETS, type XiToRules } from '#games/xi-to/engine/rules.ts';
import { allHands, handAt } from '#games/xi-to/hands/all-hands.ts';
import { type Evaluator, makeEvaluator } from '#games/xi-to/hands/evaluate.ts';
import { handStrength } from '#games/xi-to/hands/strength.ts';
import { rankingRuleSets } from '#games/xi-to/testing/cases.ts';
import { type LiteralHand, literalCompare, literalHand } from '#games/xi-to/testing/literal.ts';
import { peerCode, peerName } from '#games/xi-to/testing/peers.ts';
import type { Proof } from './proofs.ts';

const HANDS = allHands();
const COUNT = HANDS.length / FULL_HAND;

function valuesIn(evaluator: Evaluator): Uint16Array {
  const values = new Uint16Array(COUNT);
  evaluator.evaluateAll(HANDS, values);
  return values;
}

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
  const values = valuesIn(evaluator);
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

/** Poker's own order: the flush below the full house, the ace high alone, no suits. */
const POKER: XiToRules = { ...PRESETS.vipgame, suits: 'none' };

/** The same, distinguished by suits: hands that differ in poker must differ in the same direction. */
const SUITED: XiToRules = PRESETS.vipgame;

/**
 * Random pairs, half of them anywhere and half near each other in the order, held against what a peer makes of them: with no
 * suits our order is the peer's, ties included; with suits it never contradicts the peer's.
 */
function provePeer(
  seed: number,
  pairs: number,
  theirs: (a: number, b: number) => number,
): { ties: number; faults: number } {
  const values = valuesIn(makeEvaluator(POKER));
  const suited = valuesIn(makeEvaluator(SUITED));
  const ranked = Uint32Array.from({ length: COUNT }, (_, place) => place).sort(
    (a, b) => assertDefined(values[a]) - assertDefined(values[b]),
  );
  const { upTo } = makeRng(seed);
  let ties = 0;
  let faults = 0;
  for (let run = 0; run < pairs; run++) {
    const one = upTo(COUNT - 1);
    const other = run % 2 === 0 ? upTo(COUNT - 1) : Math.min(COUNT - 1, Math.max(0, one + upTo(2000) - 1000));
    const a = assertDefined(ranked[one]);
    const b = assertDefined(ranked[other]);
    const order = Math.sign(theirs(a, b));
    if (order === 0) ties++;
    const turned = order !== 0 && Math.sign(assertDefined(suited[a]) - assertDefined(suited[b])) !== order;
    if (turned || Math.sign(assertDefined(values[a]) - assertDefined(values[b])) !== order) faults++;
  }
  return { ties, faults };
}

interface Peer {
  readonly name: string;
  readonly pairs: number;
  /** The value of every hand, and a comparison of two values: above 0 where the first hand is stronger. */
  order(): (a: number, b: number) => number;
}

/** A peer that gives a hand a number: lower is stronger. */
function numbered(name: string, evaluate: (codes: number[]) => number): Peer {
  return {
    name,
    pairs: 10_000_000,
    order() {
      const theirs = Int32Array.from({ length: COUNT }, (_, place) => evaluate(handAt(HANDS, place).map(peerCode)));
      return (a, b) => assertDefined(theirs[b]) - assertDefined(theirs[a]);
    },
  };
}

const PEERS: readonly Peer[] = [
  numbered('phe', (codes) => phe.evaluateCardCodes(codes)),
  numbered('pokertools', (codes) => pokertools(codes)),
  {
    name: 'pokersolver',
    pairs: 1_000_000,
    order() {
      const solve = (place: number) => pokersolver.Hand.solve(handAt(HANDS, place).map(peerName));
      const solved = Array.from({ length: COUNT }, (_, place) => solve(place));
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
        Array.from({ length: COUNT }, (_, place) => literalHand(handAt(HANDS, place).map(formatCard), aceLow)),
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
        const { ties, faults } = provePeer(place + 1, pairs, order());
        return { checked: pairs, faults, notes: { ties } };
      },
    }),
  ),
];
