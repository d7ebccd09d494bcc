import type { Rng } from '#core/random/rng.ts';
import type { Hand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { type CardGroundKind, dealHand, levelWith, type Shape } from './hands.ts';

/** Two shapes; or a shape and a hand as good, whose best card differs by this; or points that lie close. */
export type Meeting = readonly [Shape, Shape | { readonly level: CardGroundKind | 'any' } | 'close'];
export type Meetings = readonly [Meeting, ...Meeting[]];

/** Pairs of hands; every rule of the comparison occurs. */
export const MEETINGS: Meetings = [
  ['any', 'close'],
  ['any', 'close'],
  ['round', 'any'],
  ['round', 'close'],
  ['round', { level: 'any' }],
  ['any', { level: 'suit' }],
  ['any', { level: 'suit' }],
  ['any', { level: 'rank' }],
  ['any', { level: 'rank' }],
  ['ace', { level: 'low-ace' }],
  ['ace', { level: 'low-ace' }],
  ['great-ace', { level: 'top-card' }],
  ['ten-great-ace', { level: 'top-card' }],
  ['alike', 'close'],
  ['alike', 'alike'],
  ['alike', { level: 'any' }],
];

/** With the court cards. */
export const WITH_FACES: Meetings = [
  ['faces', 'any'],
  ['faces', 'round'],
  ['faces', 'faces'],
  ['faces', 'faces'],
  ['faces', 'alike'],
  ['faces-alike', 'faces'],
  ['tens', 'any'],
  ['tens', 'faces'],
];

/** Both hands, as the rule set reads them. */
export function meet(rng: Rng, rules: BaCayRules): readonly [Hand, Hand] | undefined {
  const [first, second] = rng.pick(rules.deck === 52 && rng.upTo(2) === 0 ? WITH_FACES : MEETINGS);
  const mine = dealHand(rng, first, rules);
  const his = mine && facing(rng, mine, second, rules);
  return mine && his && [mine, his];
}

/** The largest difference of points that counts as close. */
const CLOSE = 2;

function facing(rng: Rng, mine: Hand, second: Meeting[1], rules: BaCayRules): Hand | undefined {
  if (second === 'close') {
    return dealHand(rng, 'any', rules, mine.cards, ({ points }) => Math.abs(points - mine.points) <= CLOSE);
  }
  if (typeof second === 'string') return dealHand(rng, second, rules, mine.cards);
  return levelWith(rng, mine, second.level === 'any' ? undefined : second.level, rules, mine.cards);
}
