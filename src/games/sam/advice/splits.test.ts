import { expect, test } from 'vitest';
import type { Card } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { cards } from '#testing/round-table.ts';
import { type Combination, combinationOf } from '../engine/combination.ts';
import { heightOfRank } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { anyHand, anyRules, deckOf } from '../testing/cases.ts';
import { BAC, STRICT } from '../testing/table.ts';
import { countsOf, splitter } from './splits.ts';

const ONE = () => 1;

/** Every way to put cards into groups: the first goes alone, or into a group that the others make. */
function* partitions(some: readonly Card[]): Generator<readonly (readonly Card[])[]> {
  const [first, ...others] = some;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const groups of partitions(others)) {
    yield [[first], ...groups];
    for (const [at, group] of groups.entries()) yield groups.with(at, [first, ...group]);
  }
}

/** The least that any partition costs whose groups can all be led. */
function literally(hand: readonly Card[], rules: SamRules, cost: (play: Combination) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const groups of partitions(hand)) {
    const plays = groups.map((group) => combinationOf(group, rules));
    if (plays.some((play) => play === null || play.kind === 'hai-tu-quy')) continue;
    const sum = plays.reduce((total, play) => total + (play ? cost(play) : 0), 0);
    least = Math.min(least, sum);
  }
  return least;
}

test.each([
  ['nothing', BAC, '', 0],
  ['a run and a single', BAC, '3♠ 4♥ 5♦ 9♣', 2],
  ['two runs rather than a run and a pair', BAC, '3♠ 4♥ 5♦ 5♣ 6♠ 7♥', 2],
  ['a run out of a triple', BAC, '7♠ 7♥ 7♦ 8♣ 9♠', 2],
  ['a triple that a run would break up', BAC, '7♠ 7♥ 7♦ 8♣ 8♠ 9♠ 9♥', 3],
  ['ace and 2 low, where the house has it', BAC, 'A♠ 2♥ 3♦ 4♣', 1],
  ['or not', STRICT, 'A♠ 2♥ 3♦ 4♣', 4],
  ['the ace ends a run', STRICT, 'Q♠ K♥ A♦', 1],
  ['two quads are two plays', BAC, '7♠ 7♥ 7♦ 7♣ 9♠ 9♥ 9♦ 9♣', 2],
] as const)('%s', (_, rules, hand, turns) => {
  expect(splitter(rules, ONE).least(countsOf(cards(hand)))).toBe(turns);
});

test('the fewest plays are what trying every partition finds, for 600 hands of up to 7 cards', () => {
  const rng = makeRng(41);
  for (let i = 0; i < 600; i++) {
    const rules = anyRules(rng);
    const hand = anyHand(rng, deckOf(rules), 1 + rng.upTo(6));
    expect({ hand, turns: splitter(rules, ONE).least(countsOf(hand)) }).toEqual({
      hand,
      turns: literally(hand, rules, ONE),
    });
  }
});

test('the same where plays cost more or less', () => {
  const rng = makeRng(42);
  for (let i = 0; i < 300; i++) {
    const rules = anyRules(rng);
    const hand = anyHand(rng, deckOf(rules), 1 + rng.upTo(6));
    const salt = rng.upTo(100);
    const cost = ({ length, top }: Combination) => (heightOfRank(top) * 7 + length * 5 + salt) % 3;
    expect({ hand, least: splitter(rules, cost).least(countsOf(hand)) }).toEqual({
      hand,
      least: literally(hand, rules, cost),
    });
  }
});
