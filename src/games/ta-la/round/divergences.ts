import { type Divergence, findDivergence } from '#core/rounds/divergence.ts';
import { PRESETS, SCHEMA, type TaLaRules } from '../engine/rules.ts';
import { round } from './index.ts';
import type { TaLaSetup } from './types.ts';

/** Enough for a first discard that can be eaten. */
const SEEDS = 20;
const LONGEST = 2;

const SETUPS: readonly TaLaSetup[] = Array.from({ length: SEEDS }, (_, i) => ({
  seed: i + 1,
  players: [{ name: 'an' }, { name: 'bình' }, { name: 'chi' }],
  dealer: 'an',
  lastWinner: 'chi',
}));

/** For each value of a setting of the round but the first: the shortest run of play that parts it from the first. */
export function divergencesOf(key: keyof TaLaRules): readonly Divergence[] {
  const [first, ...others] = SCHEMA[key].values;
  const house = (value: TaLaRules[keyof TaLaRules]): TaLaRules => ({ ...PRESETS['mien-bac'], [key]: value });
  return others.flatMap((value) => findDivergence(round, SETUPS, [house(first), house(value)], LONGEST) ?? []);
}
