import { type Divergence, findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA, type XiDachRules } from '../engine/rules.ts';
import { round } from './index.ts';
import type { XiDachSetup } from './types.ts';

const SEEDS = 60;
const LONGEST = 5;

const SETUPS: readonly XiDachSetup[] = Array.from({ length: SEEDS }, (_, i) => ({
  seed: i + 1,
  players: [{ name: 'an', stake: 1 }],
}));

/** For each value of a setting of the round but the first: the shortest run of play that parts it from the first. */
export function divergencesOf(key: keyof XiDachRules): readonly Divergence[] {
  const [first, ...others] = SCHEMA[key].values;
  const house = (value: XiDachRules[keyof XiDachRules]): XiDachRules => ({ ...PRESETS['pho-thong'], [key]: value });
  return others.flatMap((value) => findDivergence(round, SETUPS, [house(first), house(value)], LONGEST) ?? []);
}
