/** The MCP server: every call gets its answer, whatever else arrives in between, and the server keeps running. */

import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Rng } from '#core/random/rng.ts';
import { peakMemory } from '#testing/program.ts';
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
  const server = new Server();
  await server.ask('initialize', HELLO);
  server.tell('notifications/initialized');
  const all = texts(rng);
  while (!isOver()) {
    const text = String(all.next().value);
    if (rng.upTo(2) === 0) server.write(junk(text, rng));
    const name = rng.pick(TOOLS);
    const started = performance.now();
    const answer = await server.ask('tools/call', { name, arguments: argumentsOf(name, text, rng) });
    meter.took(`${name}: ${text}`, performance.now() - started, answer ? undefined : 'gets no answer');
    const peak = peakMemory(server.pid);
    if (peak !== undefined) meter.holds(peak);
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

class Server {
  readonly #child: ChildProcessWithoutNullStreams = spawn('node', [SERVER, 'mcp']);
  readonly #waiting = new Map<number, () => void>();
  #asked = 0;

  constructor() {
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.resume();
    let rest = '';
    // Lines end at `\n` and at nothing else; Node's own reader of lines ends them at U+2028, too.
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#hear(line);
    });
  }

  #hear(line: string): void {
    const { id }: { id?: unknown } = JSON.parse(line);
    if (typeof id === 'number') this.#waiting.get(id)?.();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  write(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  tell(method: string): void {
    this.write(JSON.stringify({ jsonrpc: '2.0', method }));
  }

  /** Whether an answer came: a result or an error. */
  ask(method: string, params: unknown): Promise<boolean> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const never = setTimeout(() => resolve(false), NEVER_MS);
      this.#waiting.set(id, () => {
        clearTimeout(never);
        this.#waiting.delete(id);
        resolve(true);
      });
      this.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  /** Its exit status once nobody asks any more. */
  async leave(): Promise<unknown> {
    this.#child.stdin.end();
    const [status] = await once(this.#child, 'close');
    return status;
  }
}
