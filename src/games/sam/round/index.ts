import type { Round } from '#core/game/round.ts';
import { replayer } from '#core/rounds/replay.ts';
import { resultByView } from '#core/rounds/seats.ts';
import type { SamRules } from '../engine/rules.ts';
import { apply } from './apply.ts';
import { deal, nextSetup } from './deal.ts';
import { effect, seen } from './effect.ts';
import { legal } from './legal.ts';
import { suggest } from './policy.ts';
import type { SamAction, SamEvent, SamSetup, SamState, SamView } from './types.ts';
import { view } from './view.ts';

export { dealFrom } from './deal.ts';
export type * from './types.ts';

/** A round of Sâm, from the deal to the last unit. sam.md §5.1 and 5.4 to 5.6; ADR 9. */
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
} satisfies Round<SamRules, SamSetup, SamState, SamAction, SamView, SamEvent>;

/** Continues a round from a state. */
export const { playOn } = replayer(round);
