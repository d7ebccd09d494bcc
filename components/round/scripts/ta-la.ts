/** The rounds that the lessons of Tá Lả replay: dealt by a seed and played plainly, each chosen for what happens in it. */

import type { TaLaSetup } from '../../../src/engine/ta-la/round/index.ts';
import type { TaLaPreset } from '../../../src/engine/ta-la/rules.ts';
import type { Script } from '../frames.ts';

interface TaLaScript extends Script {
  readonly preset: TaLaPreset;
  readonly setup: TaLaSetup;
}

const people = (...names: readonly string[]): Pick<TaLaSetup, 'players' | 'dealer' | 'lastWinner'> => ({
  players: names.map((name) => ({ name })),
  dealer: 'an',
  lastWinner: null,
});

export const SCRIPTS = {
  /** Eating twice, once a last-round card; cards moved over and an extra turn; laying down and laying off; no ù. */
  'mot-van': { preset: 'mien-bac', setup: { seed: 77, ...people('an', 'bình', 'chi') } },
  /** Out in the third turn. */
  u: { preset: 'mien-bac', setup: { seed: 681, ...people('an', 'bình') } },
} as const satisfies Record<string, TaLaScript>;
