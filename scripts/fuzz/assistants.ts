/** The MCP server: every call gets its answer, whatever else arrives in between, and the server keeps running. */

import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Rng } from '#core/random/rng.ts';
import { runProgram } from '#testing/program.ts';
import { type DoorTally, Meter } from './entry-point.ts';
import { texts } from './texts.ts';

const SERVER = 'reports/package/dist/package/cli.js';
const HELLO = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'fuzz', version: '1' },
};
const ARGUMENTS = { settle: 'case', branches: 'case', rule: 'rule', search: 'words' } as const;
type Tool = keyof typeof ARGUMENTS;
const TOOLS = ['settle', 'branches', 'rule', 'search'] as const satisfies readonly Tool[];
/** An answer that takes longer counts as missing. */
const NEVER_MS = 10_000;

export async function fuzzAssistants(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  if (!existsSync(SERVER)) execFileSync('node', ['scripts/package.ts'], { stdio: 'ignore' });
  const meter = new Meter('texts');
  const server = startServer(meter);
  await server.ask('initialize', HELLO);
  server.write('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  for (const text of texts(rng)) {
    if (isOver()) break;
    if (rng.upTo(2) === 0) server.write(junk(text, rng));
    const name = rng.pick(TOOLS);
    const started = performance.now();
    const answer = await server.ask('tools/call', { name, arguments: argumentsOf(name, text, rng) });
    meter.took(`${name}: ${text}`, performance.now() - started, answer ? undefined : 'gets no answer');
    if (!answer) break;
  }
  const status = await server.leave();
  if (status !== 0) meter.fault('the end', `status ${status}`);
  return meter.tally;
}

/** The arguments of a tool call; now and then something other than text, or more than the tool takes. */
function argumentsOf(tool: Tool, text: string, rng: Rng): unknown {
  const asked = { [ARGUMENTS[tool]]: text, lang: rng.pick(['vi', 'en']) };
  return rng.pick<unknown>([
    asked,
    asked,
    asked,
    asked,
    { ...asked, lang: text },
    { [ARGUMENTS[tool]]: [text] },
    null,
    text,
  ]);
}

/** A line that is no call. */
function junk(text: string, rng: Rng): string {
  return rng.pick([
    text.replaceAll('\n', ' '),
    '{',
    '[]',
    'null',
    '[1,2,3]',
    `{"jsonrpc":"2.0","method":"notifications/${rng.upTo(9)}","params":{}}`,
    JSON.stringify({ jsonrpc: '2.0', method: text, params: { text } }),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `{"jsonrpc":"2.0","id":"${'9'.repeat(3_000_000)}","method":"tools/call"}`,
  ]);
}

/** The server, and what can be done with it. */
function startServer(meter: Meter) {
  const input = new PassThrough();
  /** An event for each answer, by its id. */
  const answers = new EventEmitter();
  let rest = '';
  const run = runProgram(['node', SERVER, 'mcp'], {
    input,
    seeMemory: (bytes) => meter.holds(bytes),
    see(chunk) {
      // Lines end at `\n` and at nothing else; Node's own reader of lines ends them at U+2028, too.
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answers.emit(`${JSON.parse(line).id}`);
    },
  });
  const write = (line: string): boolean => input.write(`${line}\n`);
  let asked = 0;
  return {
    write,
    /** Whether an answer came: a result or an error. */
    ask(method: string, params: unknown): Promise<boolean> {
      const id = ++asked;
      const answered = once(answers, `${id}`, { signal: AbortSignal.timeout(NEVER_MS) });
      write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      return answered.then(
        () => true,
        () => false,
      );
    },
    /** Its exit status once nobody asks any more. */
    async leave(): Promise<number | null> {
      input.end();
      return (await run).status;
    },
  };
}
