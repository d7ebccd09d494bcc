#!/usr/bin/env node
/** The command line of the package. */

import process, { argv, env, stderr, stdout } from 'node:process';
import { LANGS, type Lang } from '#core/lang.ts';
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
Exit status: 0; 1 when a case got no ruling or nothing was found; 2 for a command that there is not.
LUAT_BAI_SITE is where links lead (${SITE}).
`;

type Command = (words: readonly string[]) => Promise<number>;

/** Each loads what it needs, so that none waits for the others. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['settle', async (words) => (await import('./commands.ts')).settleCases(words)],
  ['rule', async (words) => (await import('./commands.ts')).tellRules(...langOf(words), site())],
  ['search', async (words) => (await import('./commands.ts')).search(...langOf(words), site())],
  ['mcp', async () => (await import('./mcp/serve.ts')).serve(site())],
  ['--help', async () => say(HELP)],
  ['-h', async () => say(HELP)],
  ['--version', async () => say(`${VERSION}\n`)],
]);

function say(text: string): number {
  stdout.write(text);
  return 0;
}

function site(): string {
  return (env['LUAT_BAI_SITE'] || SITE).replace(/\/+$/, '');
}

/** The language that is asked for anywhere among the words, and the others. */
function langOf(words: readonly string[]): [Lang, readonly string[]] {
  const at = words.indexOf('--lang');
  const lang = at < 0 ? undefined : LANGS.find((one) => one === words[at + 1]);
  return [lang ?? 'vi', at < 0 ? words : words.filter((_, place) => place !== at && place !== at + 1)];
}

const [name = '--help', ...words] = argv.slice(2);
const command = COMMANDS.get(name);
if (command && (words.includes('--help') || words.includes('-h'))) {
  process.exitCode = say(HELP);
} else if (command) {
  process.exitCode = await command(words);
} else {
  stderr.write(`luat-bai: there is no command “${name}”. Try luat-bai --help.\n`);
  process.exitCode = 2;
}
