/**
 * The command line over the engine: cases in, one JSON line each out.
 * Exit status 0 when every case was ruled on, 1 when any line was an error.
 */

import process, { argv } from 'node:process';
import { ENGINES } from './games/engines.ts';
import { answer } from './settle/answer.ts';
import { type Settled, settleWith } from './settle/line.ts';

/** One line of output for one case of any game, and whether it was ruled on. */
export function settle(text: string, withBranches: boolean): Settled {
  return settleWith(text, ENGINES, withBranches);
}

if (import.meta.main) process.exitCode = await answer(argv.slice(2), settle);
