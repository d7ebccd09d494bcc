import { type Divergence, findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA, type XiToRules } from '../engine/rules.ts';
import { round } from './index.ts';
import type { XiToSetup } from './types.ts';

const SEEDS = 5;
const LONGEST = 2;

const SETUPS: readonly XiToSetup[] = Array.from({ length: SEEDS }, (_, i) => ({
  seed: i + 1,
  players: [{ name: 'an' }, { name: 'bình' }],
  limit: 5,
}));

/** For each value of a setting of the round but the first: the shortest run of play that parts it from the first. */
export function divergencesOf(key: keyof XiToRules): readonly Divergence[] {
  const [first, ...others] = SCHEMA[key].values;
  const house = (value: XiToRules[keyof XiToRules]): XiToRules => ({ ...PRESETS.vipgame, [key]: value });
  return others.flatMap((value) => findDivergence(round, SETUPS, [house(first), house(value)], LONGEST) ?? []);
}
