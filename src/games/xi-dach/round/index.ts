import { nextSeed, type Round } from '#core/game/round.ts';
import { replayer } from '#core/rounds/replay.ts';
import { resultByView } from '#core/rounds/seats.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { effect } from './effect.ts';
import { legal } from './legal.ts';
import { suggest } from './policy.ts';
import { seenBySeat } from './seen.ts';
import type { XiDachAction, XiDachEvent, XiDachSetup, XiDachState, XiDachView } from './types.ts';
import { view } from './view.ts';

export { dealFrom } from './deal.ts';
export type * from './types.ts';
export { BANKER } from './types.ts';

/** A round of Xì Dách, from the deal to the last settlement. xi-dach.md §1.1, 1.4 and 1.6; `docs/adr/0003-round.md`. */
export const round = {
  deal,
  legal,
  apply,
  view,
  result: resultByView(view),
  log: ({ log }) => log,
  seen: seenBySeat,
  effect,
  nextSetup: nextSeed,
  suggest,
} satisfies Round<XiDachRules, XiDachSetup, XiDachState, XiDachAction, XiDachView, XiDachEvent>;

/** Continues a round from a state. */
export const { playOn } = replayer(round);
