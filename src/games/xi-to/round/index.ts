import { nextSeed, type Round } from '#core/game/round.ts';
import { replayer } from '#core/rounds/replay.ts';
import { resultByView } from '#core/rounds/seats.ts';
import type { XiToRules } from '../engine/rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { effect, seen } from './effect.ts';
import { legal } from './legal.ts';
import { suggest } from './policy.ts';
import type { XiToAction, XiToEvent, XiToSetup, XiToState, XiToView } from './types.ts';
import { view } from './view.ts';

export { dealFrom } from './deal.ts';
export type * from './types.ts';
export { ANTE, STREETS } from './types.ts';

/** A round of Xì Tố, from the ante to the pot. xi-to.md §2.1, 2.4 and 2.5; `docs/adr/0006-xi-to-round.md`. */
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
} satisfies Round<XiToRules, XiToSetup, XiToState, XiToAction, XiToView, XiToEvent>;

/** Continues a round from a state. */
export const { playOn } = replayer(round);
