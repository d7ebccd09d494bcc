import { nextSeed, type Round } from '#core/game/round.ts';
import { replayer } from '#core/rounds/replay.ts';
import { resultByView } from '#core/rounds/seats.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { effect, seen } from './effect.ts';
import { legal } from './legal.ts';
import { suggest } from './policy.ts';
import type { BaCayAction, BaCayEvent, BaCaySetup, BaCayState, BaCayView } from './types.ts';
import { view } from './view.ts';

export { dealFrom } from './deal.ts';
export type * from './types.ts';
export { BANKER } from './types.ts';

/** A round of Ba Cây, from the deal to the last chip. ba-cay.md §3.1, 3.4 and 3.5. */
export const round = {
  deal,
  legal,
  apply,
  view,
  result: resultByView(view),
  log: ({ log }) => log,
  seen,
  effect,
  nextSetup: nextSeed,
  suggest,
} satisfies Round<BaCayRules, BaCaySetup, BaCayState, BaCayAction, BaCayView, BaCayEvent>;

/** Continues a round from a state. */
export const { playOn } = replayer(round);
