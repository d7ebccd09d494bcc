/** The MCP server: the referee, the rules and the search as tools, over standard input and output. */

import { stderr } from 'node:process';
import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import { LANGS } from '#core/lang.ts';
import { games } from '../index.ts';
import { findRules, listRules, ruleText as ruleAsText } from '../rules.ts';
import { VERSION } from '../version.ts';
import { NOTATION_GUIDE } from './notation.ts';
import {
  branchesAnswer,
  caseText,
  LONGEST,
  lang,
  ruleAnswer,
  ruleTextSchema,
  searchAnswer,
  settleAnswer,
  wordsText,
} from './schemas.ts';
import { branchesTool, ruleTool, searchTool, settleTool } from './tools.ts';
import { LineTransport } from './transport.ts';

const INSTRUCTIONS = `The rules of five Vietnamese card games (${games.map(({ words }) => words.vi.name).join(', ')}), ruled by an engine under any house rules. Do not work a verdict out yourself: ask settle, cite the rule numbers that it gives, and pass its link on. Where an answer has a question, ask the user and call again with the text of his answer. A card that nobody has told is written ?: the answer is then everything that it can come to. House rules differ: branches says which of them would change it.`;

const CASE_LIMIT = `One case at a time, at most ${LONGEST.case} characters; what holds too much to be read in words is refused as too-long.`;

const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** A configured server. */
function makeServer(site: string): McpServer {
  const server = new McpServer(
    { name: 'luat-bai', title: 'Luật Bài', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  server.registerTool(
    'settle',
    {
      title: 'Settle an argument: who wins',
      description: `Rules on hands of Xì Dách, Xì Tố, Ba Cây (Bài Cào), Tá Lả (Phỏm) or Sâm: verdict, the reasons with rule numbers, a link. Reads the case notation, and what people write in Vietnamese or English. Where it cannot, it says where, and what to ask. Unknown cards (“?”, or “Bình still has 3 cards” in Sâm) get every outcome with how many cards or ways lead there. ${CASE_LIMIT}`,
      inputSchema: z.object({ case: caseText, lang }),
      outputSchema: settleAnswer,
      annotations: READS,
    },
    ({ case: text, lang: of }) => settleTool(text, of, site),
  );
  server.registerTool(
    'branches',
    {
      title: 'Which house rules would change it',
      description: `The same hands under every combination of house rules: what each camp of houses says, which rule sets belong to it, and the fewest changes that lead there. With unknown cards (?): what each rule set makes of them. ${CASE_LIMIT}`,
      inputSchema: z.object({ case: caseText, lang }),
      outputSchema: branchesAnswer,
      annotations: READS,
    },
    ({ case: text, lang: of }) => branchesTool(text, of, site),
  );
  server.registerTool(
    'rule',
    {
      title: 'What a rule says',
      description: `A rule with its sources, the house rules that it depends on, a case that goes the other way, and its permanent link. It is asked for in at most ${LONGEST.rule} characters.`,
      inputSchema: z.object({
        rule: ruleTextSchema,
        lang,
      }),
      outputSchema: ruleAnswer,
      annotations: READS,
    },
    ({ rule, lang: of }) => ruleTool(rule, of, site),
  );
  server.registerTool(
    'search',
    {
      title: 'Search the book',
      description: `Rules, terms, lessons, known arguments and incidents by words, in Vietnamese with or without marks (“ngu linh”, “den bai”) or in English. At most ${LONGEST.words} characters.`,
      inputSchema: z.object({ words: wordsText, lang }),
      outputSchema: searchAnswer,
      annotations: READS,
    },
    ({ words, lang: of }) => searchTool(words, of, site),
  );
  server.registerResource(
    'notation',
    'luat-bai://notation',
    { title: 'The case notation', description: 'How a case is written', mimeType: 'text/markdown' },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text: NOTATION_GUIDE }] }),
  );
  server.registerResource(
    'rule',
    new ResourceTemplate('rule://{id}', {
      list: () => ({
        resources: listRules('vi').map(({ id, title }) => ({
          uri: `rule://${id}`,
          name: id,
          title,
          mimeType: 'text/plain',
        })),
      }),
    }),
    { title: 'A rule', description: 'A rule in both languages, by its id', mimeType: 'text/plain' },
    (uri, { id }) => {
      const asked = String(id);
      const text = asked.length > LONGEST.rule ? '' : inBothLanguages(asked, site);
      if (text === '') throw new ResourceNotFoundError(uri.href);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
  return server;
}

function inBothLanguages(id: string, site: string): string {
  return LANGS.flatMap((of) => findRules(id, of, site).map((rule) => ruleAsText(rule, of))).join('\n\n');
}

/**
 * Serves until standard input closes.
 * @returns the exit status
 */
export function serve(site: string): Promise<number> {
  return new Promise((done, failed) => {
    const transport = new LineTransport(done, failed);
    // Standard output carries only the protocol.
    serveStdio(() => makeServer(site), { transport, onerror: (error) => stderr.write(`luat-bai: ${error.message}\n`) });
    warmUp(site);
  });
}

/** Prepares what all calls need while the server is idle, one part at a time, so that the first caller does not wait for it. */
function warmUp(site: string): void {
  const parts = [
    ...LANGS.map((of) => () => searchTool('ngu linh', of, site)),
    () => ruleTool('xd-ngu-linh', 'vi', site),
    ...games.flatMap(({ engine }) => TYPICAL.map((text) => () => settleTool(`${engine.id} ${text}`, 'vi', site))),
    () => branchesTool('xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦', 'vi', site),
  ];
  const next = (): void => {
    parts.shift()?.();
    if (parts.length > 0) setImmediate(next).unref();
  };
  setImmediate(next).unref();
}

const TYPICAL = ['cái già rô 9 chuồn, An 2 con át', 'an 7 7 7 4 5, binh 8 8 8 10 J Q'];
