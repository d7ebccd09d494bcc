/** The rounds that the lessons of Tá Lả replay: dealt by a seed and played plainly, each chosen for what happens in it. */

import type { Attempt, Script } from '#core/game/script.ts';
import type { TaLaPreset } from './engine/rules.ts';
import type { TaLaAction, TaLaSetup } from './round/index.ts';

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

/** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
export const ATTEMPTS = {
  'tl-turn': { script: SCRIPTS['mot-van'], after: 0, action: { type: 'draw', seat: 'bình' } },
  'tl-ha': { script: SCRIPTS['mot-van'], after: 1, action: { type: 'lay', seat: 'bình', melds: [] } },
  'tl-four-rounds': { script: SCRIPTS['mot-van'], after: 32, action: { type: 'draw', seat: 'an' } },
} as const satisfies Record<string, Attempt<TaLaAction>>;
