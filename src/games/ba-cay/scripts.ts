/** The rounds that the lessons of Ba Cây and Bài Cào replay. */

import { type Attempt, type Script, staked } from '#core/game/script.ts';
import type { BaCayPreset } from './engine/rules.ts';
import type { BaCayAction, BaCaySetup } from './round/index.ts';

interface BaCayScript extends Script {
  readonly preset: BaCayPreset;
  readonly setup: BaCaySetup;
  readonly actions: readonly BaCayAction[];
}

const look = (seat: string): BaCayAction => ({ type: 'look', seat });
const show = (seat: string): BaCayAction => ({ type: 'show', seat });

export const SCRIPTS = {
  /** Against the banker: one has more points, one has fewer, and one has as many and loses by the suit. */
  'mot-van': {
    preset: 'ba-cay',
    setup: { seed: 0, players: staked(2, 1, 3), banker: true },
    deck: '9♠ A♥ 9♥ 6♦ 8♥ 4♣ 8♠ 7♥ 3♦ 3♠ 2♣ 6♣',
    actions: [look('an'), look('bình'), show('chi'), look('cai')],
  },
  /** The best takes all: two have nine points, and the suit of their best cards decides. */
  'nhat-an-tat': {
    preset: 'ba-cay',
    setup: { seed: 0, players: staked(2, 2, 2), banker: false },
    deck: '5♣ 4♦ 9♥ 3♥ 3♠ 9♣ A♠ 2♣ 8♠',
    actions: [look('an'), look('bình'), look('chi')],
  },
  /** Two are best with nine points, and a rule set without suits has them play again. The seed deals the second time. */
  'choi-lai': {
    preset: 'bai-cao',
    changed: { bestTie: 'replay' },
    setup: { seed: 16, players: staked(1, 1, 1), banker: false },
    deck: '3♥ 3♦ 5♠ 4♣ 4♠ 2♥ 2♠ 2♣ A♣',
    actions: [look('an'), look('bình'), look('chi'), look('an'), look('bình')],
  },
} as const satisfies Record<string, BaCayScript>;

/** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
export const ATTEMPTS = {
  'bc-look': { script: SCRIPTS['mot-van'], after: 1, action: { type: 'look', seat: 'an' } },
} as const satisfies Record<string, Attempt<BaCayAction>>;
