/** A built page as Markdown: the same facts in the same order, for programs that read text. */

import TurndownService from 'turndown';

/** Left out: controls and pictures, navigation of the site, and what repeats the text beside it. */
const LEFT_OUT = [
  'script, style, form, :not(li) > button, nav, svg, input, select, [hidden]',
  '.anchor, .cite, .sr-only, .vh, .more, .meta, .go, .nos, .at-table, .ends, .colophon, .agree, .steps, .replay > .seats',
].join();
const SUITS: Readonly<Record<string, string>> = { sp: '♠', h: '♥', d: '♦', c: '♣' };

/** What only the site knows. */
export interface SiteLinks {
  /** A link of the page as a full address. */
  absolute(href: string): string;
  /** A case as people read it: `xi-dach@pho-thong; cái: 10♠ 9♥`. */
  display(canonical: string): string;
}

/** Turns the main part of a built page into Markdown. @param html the whole page */
export function toMarkdown(html: string, site: SiteLinks): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return `${makeService(site)
    .turndown(apart(main))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')}\n`;
}

/** What is kept as it stands, or the end of a piece of text that another one follows directly. */
const PRE_OR_SEAM =
  /<pre\b.*?<\/pre>|<\/(?:a|b|small|span|strong)>(?=<(?:a|b|span|strong)\b(?! class="card|>\s*<\/))/gs;

/**
 * A gap between words that only the layout makes: a name and its chips, a choice and who plays it. Cards have their own spaces.
 */
function apart(html: string): string {
  return html.replace(PRE_OR_SEAM, (found) => (found.startsWith('<pre') ? found : `${found} `));
}

function makeService({ absolute, display }: SiteLinks): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  return service
    .addRule('table', { filter: 'table', replacement: (_, node) => tableText(node, service) })
    .addRule('link', {
      filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
      replacement: (content, node) => linkText(content, absolute(node.getAttribute('href') ?? '')),
    })
    .addRule('title', {
      filter: (node) => node.matches('summary, figcaption, .replay > .head') && !node.querySelector('h2, h3'),
      replacement: (content) => `\n\n${content.includes('**') ? oneLine(content) : `**${oneLine(content)}**`}\n\n`,
    })
    .addRule('beside', {
      filter: (node) => node.matches('small, .head > span + span'),
      replacement: (content) => ` (${oneLine(content)})`,
    })
    .addRule('rule', {
      filter: (node) => node.matches('.rule.law, .article'),
      replacement: (content) => `\n\n${oneLine(content)}\n\n`,
    })
    .addRule('card', { filter: (node) => node.matches('span.card'), replacement: (_, node) => `${cardText(node)} ` })
    .addRule('case', {
      filter: (node) => node.matches('article[data-case]'),
      replacement: (_, node) => caseText(node, service, display),
    })
    .addRule('leftOut', { filter: (node) => node.matches(LEFT_OUT), replacement: () => '' });
}

/** Its title, the case in the notation, the verdict, and each reason with its rule. */
function caseText(node: HTMLElement, service: TurndownService, display: SiteLinks['display']): string {
  const said = (part: Element | null): string => oneLine(service.turndown(part?.innerHTML ?? ''));
  const title = node.getAttribute('aria-label');
  const text = `\`${display(node.getAttribute('data-case') ?? '')}\``;
  const reasons = allIn(node, '.reasons > li').map((reason) => `- ${said(reason)}`);
  const blocks = [
    title ? `**${title}**: ${text}` : text,
    node.querySelector('.verdict')?.textContent && `**→ ${said(node.querySelector('.verdict'))}**`,
    reasons.join('\n'),
  ].filter(Boolean);
  return `\n\n${blocks.join('\n\n')}\n\n`;
}

/** A card as it is written: its class has its suit; one that lies face down has none. */
function cardText(card: Element): string {
  const suit = card.className.split(' ').flatMap((name) => SUITS[name] ?? []);
  return card.textContent + suit.join('');
}

function linkText(content: string, address: string): string {
  const text = oneLine(content);
  return text ? `[${text}](${address})` : '';
}

/** Table rows; where no row is a header an empty one is added, because Markdown requires one. */
function tableText(table: HTMLElement, service: TurndownService): string {
  const rows = allIn(table, 'tr').map((row) =>
    allIn(row, 'th, td').map((cell) => oneLine(service.turndown(cell.innerHTML)).replaceAll('|', '\\|')),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = table.querySelector('thead') ? rows : [[], ...rows];
  const rule = line(Array.from({ length: width }, () => '---'));
  return `\n\n${[line(head), rule, ...body.map(line)].join('\n')}\n\n`;
}

/** The items of a node list: the parser's own list type cannot be iterated. */
function allIn(node: Element, selector: string): Element[] {
  return Array.from(node.querySelectorAll(selector));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
