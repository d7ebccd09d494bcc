import { existsSync, readFileSync } from 'node:fs';
import { lessonPaths } from '../../../integrations/markdown.ts';
import { type Check, joinFaults } from '../check.ts';
import { addressOf, builtFile, DIST, pathOfAddress } from './page.ts';

const LINK = /\[[^\]]+\]\(([^)\s]+)\)/g;
const LISTED = /^- \[[^\]]+\]\([^)\s]+\)(: \S.*)?$/;

/** What assistants are told: by the format of llmstxt.org, with links that lead somewhere, and naming all there is to ask. */
export function checkLlms(): Check[] {
  const text = readFileSync(`${DIST}/llms.txt`, 'utf8');
  return [
    { name: 'llms.txt: its shape', fault: joinFaults(shapeFaults(text)) },
    { name: 'llms.txt: its links', fault: joinFaults(linkFaults(text)) },
    { name: 'llms.txt: what it names', fault: joinFaults(unnamed(text)) },
  ];
}

/** One title, a quotation that sums up, details without headings, then sections that are lists of links. */
function shapeFaults(text: string): string[] {
  const [opening = '', ...sections] = text.split(/^## /m);
  const [title = '', blank, summary = ''] = opening.split('\n');
  const begins = title.startsWith('# ') && blank === '' && summary.startsWith('> ');
  return [
    ...(begins ? [] : ['does not begin with its title and a quotation that sums it up']),
    ...(/^#/m.test(text.slice(1).replace(/^## /gm, '')) ? ['has headings of another level'] : []),
    ...(sections.length > 0 ? [] : ['has no lists']),
    ...sections.flatMap((section) => {
      const [name, ...lines] = section.split('\n').filter(Boolean);
      const other = lines.filter((line) => !LISTED.test(line));
      return other.length === 0 && lines.length > 0 ? [] : [`“${name}” is no list of links: ${other[0] ?? 'empty'}`];
    }),
  ];
}

function linkFaults(text: string): string[] {
  return Array.from(text.matchAll(LINK), ([, address = '']) => address).flatMap((address) => {
    const path = pathOfAddress(address);
    return path !== undefined && existsSync(builtFile(path)) ? [] : [`${address} leads nowhere`];
  });
}

/** Ways to ask that are not told: the package, each tool of its server, how to cite and to link, and the Markdown of each lesson. */
function unnamed(text: string): string[] {
  const tools = readFileSync('package/mcp/serve.ts', 'utf8').matchAll(/registerTool\(\s*'(\w+)'/g);
  const names = [
    'npm install luat-bai',
    'npx luat-bai settle',
    'npx luat-bai mcp',
    ...Array.from(tools, ([, tool]) => `\`${tool}\``),
    `${addressOf('/r/')}<id>/`,
    `${addressOf('/en/trong-tai/')}?c=<case>`,
    ...lessonPaths().map((path) => `(${addressOf(path)}index.md)`),
  ];
  return names.filter((name) => !text.includes(name)).map((name) => `does not name ${name}`);
}
