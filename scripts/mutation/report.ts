/** `content/mutation.json`: how many mutants of what rules the tests find out, a line for each part of each game. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Target } from './targets.ts';

const FILE = 'content/mutation.json';

const RESULT = z.strictObject({
  /** The id of a game, or `core`. */
  game: z.string(),
  /** The folder in `src/games/<game>`: `engine` rules, `hands`, `house` and `round` are what else it has. */
  part: z.string(),
  /** All of them: killed, timeout, survived and equivalent. */
  mutants: z.number(),
  /** Some test failed. */
  killed: z.number(),
  /** Tests did not come to an end. */
  timeout: z.number(),
  /** No test found anything, or no test came by. */
  survived: z.number(),
  /** Survived too, but they change nothing: each is named in `scripts/mutation/equivalent.yaml`, with the reason. */
  equivalent: z.number(),
  /** Killed and timeout in percent of all that are not equivalent, cut to one digit. */
  score: z.number(),
  /** When it was run, `2026-11-25`. */
  date: z.string(),
  /** How to run it again. */
  command: z.string(),
});
export type MutationResult = z.infer<typeof RESULT>;

/** Puts a result in the place of the last one of its game and part. @param order of the lines */
export function writeResult(result: MutationResult, order: readonly Target[]): void {
  const old = existsSync(FILE) ? z.array(RESULT).parse(JSON.parse(readFileSync(FILE, 'utf8'))) : [];
  const all = [...old.filter((one) => !isOf(one, result)), result];
  const lines = order.flatMap((target) => all.filter((one) => isOf(one, target)));
  writeFileSync(FILE, `${JSON.stringify(lines, null, 2)}\n`);
}

function isOf(result: Target, { game, part }: Target): boolean {
  return result.game === game && result.part === part;
}
