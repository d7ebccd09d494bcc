import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'astro/zod';

const schema = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).default([]) });
const listed = z.object({
  result: z.object({ tools: z.array(z.object({ name: z.string(), inputSchema: schema, outputSchema: schema })) }),
});
/** What a client says before it may ask. */
const HELLO = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'public-api', version: '1' } };

/** What the shell and assistants call: each command with its flags and what it takes, each tool with what goes in and comes out. */
export function publicCommands(folder: string): string {
  return [
    ['npx luat-bai', ...commandsIn(called(folder, ['--help'], ''))],
    ['npx luat-bai mcp', ...toolsIn(called(folder, ['mcp'], asked('initialize', HELLO) + asked('tools/list', {})))],
  ]
    .map((section) => `${section.join('\n')}\n`)
    .join('\n');
}

/** The commands of a help text; one that stands there several times is one. */
function commandsIn(help: string): string[] {
  const commands = new Map<string, Set<string>>();
  for (const [, name = '', usage = ''] of help.matchAll(/^luat-bai ([a-z]+)((?: \S+)*?)(?: {2,}.*)$/gm)) {
    const taken = [...usage.matchAll(/--[a-z]+(?: [a-z|]+)?|[A-Z]{2,}/g)].map(([one]) => one);
    commands.set(name, new Set([...(commands.get(name) ?? []), ...taken]));
  }
  return [...commands].map(([name, taken]) => lineOf('command', name, [...taken])).toSorted();
}

function toolsIn(answers: string): string[] {
  const { result } = listed.parse(JSON.parse(answers.trimEnd().split('\n').at(-1) ?? ''));
  return result.tools
    .map(({ name, inputSchema, outputSchema }) =>
      lineOf('tool', name, [...membersIn(inputSchema, 'in'), ...membersIn(outputSchema, 'out')]),
    )
    .toSorted();
}

function membersIn({ properties, required }: z.infer<typeof schema>, way: string): string[] {
  return Object.keys(properties).map((key) => `${way} ${key}${required.includes(key) ? '' : '?'}`);
}

function lineOf(kind: string, name: string, members: readonly string[]): string {
  return `  ${kind} ${name}${members.length > 0 ? ` { ${members.toSorted().join(', ')} }` : ''}`;
}

function asked(method: string, params: unknown): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id: method, method, params })}\n`;
}

function called(folder: string, words: readonly string[], input: string): string {
  return execFileSync('node', [path.join(folder, 'dist/package/cli.js'), ...words], { input, encoding: 'utf8' });
}
