#!/usr/bin/env node
/** The command line of the package. */

import { argv, env, stderr } from 'node:process';
import { LANGS } from '#core/lang.ts';
import { type Flag, HELP_FLAG, nearest, readFlags, type Words } from '#src/settle/flags.ts';
import { runCommand, say } from '#src/settle/streams.ts';
import { SITE } from './site.ts';
import { VERSION } from './version.ts';

const HELP = `luat-bai ${VERSION}: the rules of Xì Dách, Xì Tố, Ba Cây, Tá Lả and Sâm

luat-bai settle [--branches] [CASE…]        a ruling as one line of JSON for each case; without cases, one for each line of standard input
luat-bai settle --loose [TEXT…]             the same for cases as people write them; standard error says how they were read
luat-bai rule [--lang vi|en] ID|NUMBER…     a rule: xd-ngu-linh, 3.3, "xi dach 3.3"
luat-bai search [--lang vi|en] WORDS…       rules, terms, lessons and arguments, with or without marks
luat-bai mcp                                an MCP server over standard input and output
luat-bai --help | --version

CASE  xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥
What follows -- is no flag, whatever it begins with.
Exit status: 0; 1 when a case got no ruling, nothing was found, or the output could not be written; 2 for a command or a flag that there is not.
LUAT_BAI_SITE is where links lead (${SITE}).
`;

interface Command {
  readonly flags: readonly Flag[];
  /** Each command loads only what it needs. */
  readonly run: (words: Words) => Promise<number>;
}

const LANG: Flag = { name: '--lang', values: LANGS };

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'settle',
    {
      flags: [{ name: '--branches' }, { name: '--loose' }],
      run: async (words) => (await import('./commands.ts')).settleCases(words),
    },
  ],
  ['rule', { flags: [LANG], run: async (words) => (await import('./commands.ts')).tellRules(words, site()) }],
  ['search', { flags: [LANG], run: async (words) => (await import('./commands.ts')).search(words, site()) }],
  ['mcp', { flags: [], run: async () => (await import('./mcp/serve.ts')).serve(site()) }],
]);

async function main([name = '--help', ...words]: readonly string[]): Promise<number> {
  const command = COMMANDS.get(name);
  if (command) {
    const read = readFlags(words, [...command.flags, HELP_FLAG]);
    if (!read.ok) return wrong(read.error);
    return read.value.flags.has('--help') ? tell(HELP) : command.run(read.value);
  }
  if (name === '--help' || name === '-h') return tell(HELP);
  if (name === '--version') return tell(`${VERSION}\n`);
  const near = nearest(name, [...COMMANDS.keys(), '--help', '--version']);
  return wrong(`There is no command “${name}”.${near === undefined ? '' : ` Perhaps ${near}?`} Try luat-bai --help.`);
}

async function tell(text: string): Promise<number> {
  await say(text);
  return 0;
}

function wrong(sentence: string): number {
  stderr.write(`luat-bai: ${sentence}\n`);
  return 2;
}

function site(): string {
  return (env['LUAT_BAI_SITE'] || SITE).replace(/\/+$/, '');
}

await runCommand('luat-bai', () => main(argv.slice(2)));
