/** The rounds that the lessons of Sâm replay: dealt by a seed and played plainly, each chosen for what happens in it. */

import { cardOf } from '#core/card.ts';
import type { Attempt, Script } from '#core/game/script.ts';
import type { SamPreset } from './engine/rules.ts';
import type { SamAction, SamSetup } from './round/index.ts';

interface SamScript extends Script {
  readonly preset: SamPreset;
  readonly setup: SamSetup;
}

const table = (seed: number): SamScript => ({
  preset: 'mien-bac',
  setup: { seed, players: [{ name: 'an' }, { name: 'bình' }, { name: 'chi' }], lastWinner: null },
  open: true,
});

export const SCRIPTS = {
  /** Pairs beaten three times over, a run that nobody follows, one card announced, 2s left in a hand. */
  'mot-van': table(3543),
  /** Called, and blocked by the first who may. */
  'sam-hong': table(504),
  /** A 2 chopped, and paid for when the trick is over. */
  chat: table(2026),
} as const satisfies Record<string, SamScript>;

/** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
export const ATTEMPTS = {
  'sam-pass': { script: SCRIPTS['mot-van'], after: 3, action: { type: 'pass', seat: 'chi' } },
  'sam-bao-sam': {
    script: SCRIPTS['mot-van'],
    after: 0,
    action: { type: 'play', seat: 'an', cards: [cardOf('4', 'C')] },
  },
} as const satisfies Record<string, Attempt<SamAction>>;
