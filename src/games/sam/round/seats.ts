import type { SamState, TrickPlay } from './types.ts';

/** The play that must be beaten; undefined for a lead. */
export function playToBeat({ trick }: SamState): TrickPlay | undefined {
  return trick.at(-1);
}

/** The round is over. */
export function isDone({ turn }: SamState): boolean {
  return turn === null;
}
