import type { Round } from '#core/game/round.ts';
import { replayer } from '#core/rounds/replay.ts';
import { resultByView } from '#core/rounds/seats.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { apply } from './apply.ts';
import { deal, nextSetup } from './deal.ts';
import { effect, seen } from './effect.ts';
import { legal } from './legal.ts';
import { suggest } from './policy.ts';
import type { TaLaAction, TaLaEvent, TaLaSetup, TaLaState, TaLaView } from './types.ts';
import { view } from './view.ts';

export { dealFrom } from './deal.ts';
export type * from './types.ts';
export { ROUNDS } from './types.ts';

/** A round of Tá Lả, from the deal to the last unit. ta-la.md §4.1 and 4.3 to 4.5; ADR 8. */
export const round = {
  deal,
  legal,
  apply,
  view,
  result: resultByView(view),
  log: ({ log }) => log,
  seen,
  effect,
  nextSetup,
  suggest,
} satisfies Round<TaLaRules, TaLaSetup, TaLaState, TaLaAction, TaLaView, TaLaEvent>;

/** Continues a round from a state. */
export const { playOn } = replayer(round);
