/** `content/mutation.json`: how many mutants of what rules the tests find out, a line for each part of each game. */

import { existsSync, writeFileSync } from 'node:fs';
import { MUTATION, type MutationResult, mutationResults } from '#book/mutation.ts';
import type { Target } from './targets.ts';

/** Puts a result in the place of the last one of its game and part. @param order of the lines */
export function writeResult(result: MutationResult, order: readonly Target[]): void {
  const old = existsSync(MUTATION) ? mutationResults() : [];
  const all = [...old.filter((one) => !isOf(one, result)), result];
  const lines = order.flatMap((target) => all.filter((one) => isOf(one, target)));
  writeFileSync(MUTATION, `${JSON.stringify(lines, null, 2)}\n`);
}

function isOf(result: Target, { game, part }: Target): boolean {
  return result.game === game && result.part === part;
}
