/** What the contract says of one game beyond what every widget knows of it: brought when the game is chosen. */

import type { Conflict, Idle } from '../../src/engine/core/idle.ts';
import { aboutSettings } from '../house/about.ts';

export interface GameParts {
  /** A sentence on each setting. */
  readonly about: Readonly<Record<string, string>>;
  readonly idle: readonly Idle[];
  readonly conflicts: readonly Conflict[];
}

const idleFiles = import.meta.glob<{ IDLE: readonly Idle[]; CONFLICTS: readonly Conflict[] }>(
  '../../src/engine/*/idle.ts',
);

/** The settings of a game that come to nothing, and its conflicts. */
export async function idleOf(id: string): Promise<Pick<GameParts, 'idle' | 'conflicts'>> {
  const file = await idleFiles[`../../src/engine/${id}/idle.ts`]?.();
  return { idle: file?.IDLE ?? [], conflicts: file?.CONFLICTS ?? [] };
}

/** All that is said of a game. */
export async function partsOf(id: string): Promise<GameParts> {
  const [about, idle] = await Promise.all([aboutSettings(id), idleOf(id)]);
  return { about, ...idle };
}
