/**
 * The command line over the engine: cases in, one JSON line each out. Exit status 0 when every case was ruled on, 1 when any line
 * was an error or was lost, 2 for an unknown flag.
 */

import { argv, stderr } from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import { SETTLED_GAMES } from './games/engines.ts';
import { answerCases } from './settle/answer.ts';
import { HELP_FLAG, readFlags } from './settle/flags.ts';
import { type Settled, settleWith } from './settle/line.ts';
import { runCommand, say } from './settle/streams.ts';

const HELP = `npm run -s settle -- [--branches] [--] [CASE…]

A ruling as one line of JSON for each case; without cases, one for each line of standard input.

--branches      with every way in which the house rules could decide it
--help, -h      this text
--version       the version
--              what follows is a case, whatever it begins with

CASE  xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥
Exit status: 0; 1 when a case got no ruling, or the output could not be written; 2 for a flag that there is not.
`;

/** One line of output for one case of any game, and whether it was ruled on. */
export function settle(text: string, withBranches: boolean): Settled {
  return settleWith(text, SETTLED_GAMES, withBranches);
}

async function main(words: readonly string[]): Promise<number> {
  const read = readFlags(words, [{ name: '--branches' }, HELP_FLAG, { name: '--version' }]);
  if (!read.ok) {
    stderr.write(`settle: ${read.error}\n`);
    return 2;
  }
  const { flags, others } = read.value;
  if (flags.has('--help') || flags.has('--version')) {
    await say(flags.has('--help') ? HELP : `${manifest.version}\n`);
    return 0;
  }
  return answerCases(others, (text) => settle(text, flags.has('--branches')));
}

if (import.meta.main) await runCommand('settle', () => main(argv.slice(2)));
