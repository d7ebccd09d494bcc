import { type Divergence, findDivergence } from '#core/rounds/divergence.ts';
import { type BaCayRules, PRESETS, SCHEMA } from '../engine/rules.ts';
import { round } from './index.ts';
import type { BaCaySetup } from './types.ts';

/** Enough for two equal best hands to come up. */
const SEEDS = 100;
const LONGEST = 2;

const SETUPS: readonly BaCaySetup[] = Array.from({ length: SEEDS }, (_, i) => ({
  seed: i + 1,
  players: [
    { name: 'an', stake: 1 },
    { name: 'bình', stake: 1 },
  ],
  banker: false,
}));

/**
 * For each value of a setting of the round but the first: the shortest run of play that parts it from the first. Under
 * the southern rules, where hands can be equal.
 */
export function divergencesOf(key: keyof BaCayRules): readonly Divergence[] {
  const [first, ...others] = SCHEMA[key].values;
  const house = (value: BaCayRules[keyof BaCayRules]): BaCayRules => ({ ...PRESETS['bai-cao'], [key]: value });
  return others.flatMap((value) => findDivergence(round, SETUPS, [house(first), house(value)], LONGEST) ?? []);
}
