/** The moves of the reader that mattered, at the table where they were made. */

import type { Advice } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import { isGood, lookBack, type Moment, type Way } from '#core/rounds/look-back.ts';
import type { Playing } from '../table/shown.ts';
import type { Sitting } from '../table/sitting.ts';
import { labelOf } from './labels.ts';

/** Moves with the same label count as one. */
export function keyOf(playing: Playing, sitting: Sitting, at: number, action: Action): string {
  const { text, small } = labelOf(playing, sitting, at, action);
  return `${text}|${small}`;
}

/** All of them, in order. The page may do other work between two moves: each takes as many playouts as it has choices. */
export async function findMoments(
  playing: Playing,
  sitting: Sitting,
  advice: Advice | null,
  rest: () => Promise<void>,
): Promise<readonly Moment[]> {
  const { round } = playing.file;
  const found: Moment[] = [];
  const moves = lookBack(round, advice, sitting, sitting.you, (at, action) => keyOf(playing, sitting, at, action));
  for (const moment of moves) {
    if (moment) found.push(moment);
    await rest();
  }
  return found;
}

/** More choices than this are not all shown at once. */
const MOST_TOLD = 5;
/** How many of the best are shown then. */
const BEST_TOLD = 3;

/** The best few with the played and the tried choice, and the others. */
export function sorted(moment: Moment, tried: Way): { readonly told: readonly Way[]; readonly folded: readonly Way[] } {
  const { ways, did } = moment;
  if (ways.length <= MOST_TOLD) return { told: ways, folded: [] };
  const isTold = (way: Way, at: number): boolean => at < BEST_TOLD || way.key === did.key || way.key === tried.key;
  return { told: ways.filter(isTold), folded: ways.filter((way, at) => !isTold(way, at)) };
}

/** The rules behind moves that were not good, each once. */
export function rulesToPractise(moments: readonly Moment[]): readonly string[] {
  return [
    ...new Set(
      moments.flatMap((moment) => (moment.advice && isGood(moment, moment.did) === false ? [moment.advice.rule] : [])),
    ),
  ];
}
