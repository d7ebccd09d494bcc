/** The rounds that the lessons of Sâm replay: dealt by a seed and played plainly, each chosen for what happens in it. */

import type { SamSetup } from '../../../src/engine/sam/round/index.ts';
import type { SamPreset } from '../../../src/engine/sam/rules.ts';
import type { Script } from '../frames.ts';

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
