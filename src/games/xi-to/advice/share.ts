/** The expected share of the pot at the showdown, where every unseen card may be anywhere. */

import type { Card } from '#core/card.ts';
import { FULL_HAND } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { denseOf, type Evaluator, makeEvaluator } from '../hands/evaluate.ts';
import { beatenCounts, handEndings, waysToPick } from './endings.ts';

/** What is seen of a table. */
export interface SeenTable {
  /** All own cards. */
  readonly own: readonly Card[];
  /** The up cards of every other seat that is still in. */
  readonly rivals: readonly (readonly Card[])[];
  /** The cards of the pack that are neither in the own hand nor open. */
  readonly unseen: readonly Card[];
}

/**
 * The own share of the pot, 0 to 1: the chance to be strongest; of n equally strong hands each gets an nth.
 *
 * Exact against one rival, and once everybody has all cards. Before that several rivals are counted one by one, as if one could
 * hold what another holds: counting them jointly takes too long, and the difference is hardly more than one in a hundred.
 */
export function shareOf({ own, rivals, unseen }: SeenTable, rules: XiToRules): number {
  const evaluator = evaluatorOf(rules);
  const cards = unseen.map(denseOf);
  const held = own.map(denseOf);
  const others = rivals.map((up) => up.map(denseOf));
  return own.length === FULL_HAND
    ? atTheEnd(held, others, cards, evaluator)
    : oneByOne(held, others, cards, evaluator, rules);
}

let built: { readonly key: string; readonly evaluator: Evaluator } | undefined;

/** Cached, as a round is played under one rule set. */
function evaluatorOf(rules: XiToRules): Evaluator {
  const key = JSON.stringify(rules);
  if (built?.key !== key) built = { key, evaluator: makeEvaluator(rules) };
  return built.evaluator;
}

type Dense = readonly number[];

/** Each rival has one card that is not seen: every way to give them one each. */
function atTheEnd(own: Dense, rivals: readonly Dense[], unseen: Dense, { evaluate }: Evaluator): number {
  const value = (hand: Dense, last: number): number => {
    const [a = 0, b = 0, c = 0, d = 0, e = last] = hand;
    return evaluate(a, b, c, d, e);
  };
  const mine = value(own, 0);
  const fates = rivals.map((up) => unseen.map((card) => Math.sign(mine - value(up, card))));
  const taken = new Set<number>();
  const deal = (rival: number, level: number): number => {
    const fate = fates[rival];
    if (!fate) return 1 / (level + 1);
    let sum = 0;
    for (const [at, sign] of fate.entries()) {
      if (sign < 0 || taken.has(at)) continue;
      taken.add(at);
      sum += deal(rival + 1, sign === 0 ? level + 1 : level);
      taken.delete(at);
    }
    return sum / (unseen.length - rival);
  };
  return deal(0, 0);
}

/** For every own ending, its share against the endings of each rival that use none of its cards. */
function oneByOne(
  own: Dense,
  rivals: readonly Dense[],
  unseen: Dense,
  evaluator: Evaluator,
  { suits }: XiToRules,
): number {
  const mine = handEndings(own, unseen, evaluator);
  const beaten = rivals.map((up) => {
    const his = handEndings(up, unseen, evaluator);
    const all = waysToPick(his.missing, unseen.length - mine.missing);
    const weaker = beatenCounts(mine, his);
    // Two hands are as strong as each other only where suits count for nothing.
    const upTo = suits === 'none' ? beatenCounts(mine, his, true) : weaker;
    return { all, weaker, upTo };
  });
  let sum = 0;
  for (const at of mine.values.keys()) {
    const fates = beaten.map(({ all, weaker, upTo }): Fate => {
      const less = (weaker[at] ?? 0) / all;
      return { weaker: less, level: (upTo[at] ?? 0) / all - less };
    });
    sum += splitShare(fates);
  }
  return sum / mine.values.length;
}

/** The chances that one rival is weaker, and equally strong. */
interface Fate {
  readonly weaker: number;
  readonly level: number;
}

/** The expected share against these rivals: all of it if alone, 1/(n + 1) with n others equally strong. */
function splitShare(fates: readonly Fate[]): number {
  // `ways[n]`: nobody is stronger, and n are as strong.
  let ways = [1];
  for (const { weaker, level } of fates) {
    ways = [...ways, 0].map((chance, n) => chance * weaker + (ways[n - 1] ?? 0) * level);
  }
  return ways.reduce((share, chance, n) => share + chance / (n + 1), 0);
}
