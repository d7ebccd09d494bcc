/** Descriptions of the site for language models and other programs, as plain Markdown (llmstxt.org). */

import { assertDefined } from '#core/assert-defined.ts';
import { writeJson } from '#core/json.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { type Book, GAMES } from '#games/index.ts';
import { referenceWords } from '#words/site/reference.ts';
import { siteWords } from '#words/site.ts';
import { type Absolute, markdownOf, pathOf } from './address.ts';
import { allRules, type Rule, rulesOfGame, source } from './catalogue/catalogue.ts';
import { chapters } from './chapters.ts';
import { judged } from './citations/judged.ts';
import { examples } from './examples.ts';
import { lessonFiles } from './mdx.ts';
import { pages } from './pages-list.ts';

/** `/llms.txt`: what the site is, how cases are written and rules are read; then, under headings as the format has it, nothing but lists of links. */
export async function guide(absolute: Absolute): Promise<string> {
  const lists = await Promise.all(LANGS.map((lang) => pagesIn(lang, absolute)));
  return lines(
    '# Luật Bài',
    `> A rulebook in Vietnamese and English for ${GAMES.length} Vietnamese card games: ${GAMES.map(({ name }) => name).join(', ')}. It has ${allRules().length} numbered rules, each with its sources. Where houses play differently there is a setting, never an error. One engine rules on every example.`,
    ...notation(absolute),
    ...reading(absolute),
    ENGINE,
    ...data(absolute),
    ...lists.flat(),
    '## Optional',
    `- [All rules as text](${absolute('/llms-full.txt')}): number, id, statement in both languages, house rules, sources`,
  );
}

/** `/llms-full.txt`: every rule of every game. */
export function wholeBook(absolute: Absolute): string {
  return lines(
    '# Luật Bài: all rules',
    `> ${allRules().length} rules of ${GAMES.length} games. Each has a number, an id that never changes, and a permanent link \`${permanent(absolute)}\`. Sources after “differs” say otherwise.`,
    ...GAMES.flatMap((game) => [`## ${game.name} (\`${game.id}\`)`, ...rulesOfGame(game.id).map(entry)]),
  );
}

function notation(absolute: Absolute): string[] {
  const { notation: typed, setting } = examples();
  const { canonical, of, ruling } = assertDefined(judged(typed));
  const verdict = writeJson(assertDefined(engineOf(of.game)).verdictJson(ruling.verdict));
  return [
    '**Cases.** One situation at the table is one line of text: game, optionally `@` and a rule set, optionally settings that differ from it in braces, then who holds which cards.',
    ['As typed:  ', `\`${typed}\``].join('\n'),
    ['Canonical:  ', `\`${canonical}\``].join('\n'),
    ['Its verdict:  ', `\`${verdict}\``].join('\n'),
    [
      `- Games: ${GAMES.map(({ id }) => `\`${id}\``).join(', ')}.`,
      `- A setting: \`${setting}\`. Keys and values are those of rules.json.`,
      '- Cards: rank `2`–`10` `J` `Q` `K` `A` with suit `♠ ♥ ♦ ♣` or `S H D C`. Their order is the order in which they were dealt.',
      '- Reserved names: `cái` (or `banker`), `bài` (`hand`: one hand to analyse), `bàn` (`table`) and `đánh` (`play`). Any other name is a player. `-` is an empty hand.',
      `- In ${namesWithMarks()} \`5♠*an\` is a card eaten from the player An.`,
    ].join('\n'),
    `**To show a ruling,** link to the referee: \`${absolute(pathOf('vi', 'trong-tai'))}?c=<case>\` in Vietnamese, \`${absolute(pathOf('en', 'trong-tai'))}?c=<case>\` in English, the case percent-encoded. It gives the verdict, each step with its rule, and what other house rules would say. Do not work verdicts out by hand where a link can be given.`,
  ];
}

function reading(absolute: Absolute): string[] {
  return [
    `**Rules as data.** [rules.json](${absolute('/rules.json')}) has \`games\`, \`sources\`, \`disagreements\` and \`editions\`; its shape is in [rules.schema.json](${absolute('/rules.schema.json')}), and \`version\` counts on when something there is taken away or means another thing. A game has \`settings\` (house rules: key, values, who plays each), \`presets\` (rule sets as full choices), \`defaultPreset\`, \`rules\` and \`lessons\` (each with its page and its Markdown). A rule has \`id\`, \`number\`, \`statement\` and \`note\` in \`vi\` and \`en\`, \`sources\` (stance \`says\`, \`implies\`, \`differs\` or \`ours\`), \`settings\`, \`examples\`, \`counter\` (a case that goes the other way), \`citedBy\` (cases whose rulings cite it) and \`link\`.`,
    'Lessons below are Markdown: without `index.md` at its end an address is that of the page itself.',
    `**To cite a rule,** give its number and its permanent link \`${permanent(absolute)}\`.`,
  ];
}

/** The engine for other people's programs, and for assistants (ADR 22). */
const ENGINE =
  '**The engine** is the package `luat-bai` for Node, one dependency and no network. `npm install luat-bai` brings it to a program; `npx luat-bai settle "<case>"` answers on the command line, one line of JSON a case. `npx luat-bai mcp` is a server of the Model Context Protocol over standard input and output, with the tools `settle` (who wins, each step with its rule, a link), `branches` (which house rules would change it), `rule` (what a rule says, and who says so) and `search` (rules, terms, lessons, known arguments). Where it can be run, ask it; elsewhere link to the referee.';

/** What programs read besides the pages. */
function data(absolute: Absolute): string[] {
  return [
    '## Data',
    [
      `- [rules.json](${absolute('/rules.json')}): every rule, house rule, source and edition, in both languages`,
      `- [rules.schema.json](${absolute('/rules.schema.json')}): its shape, as JSON Schema`,
      `- [Editions](${absolute('/feed.xml')}): what was ruled otherwise, and when, as an Atom feed`,
    ].join('\n'),
  ];
}

async function pagesIn(lang: Lang, absolute: Absolute): Promise<string[]> {
  const books = await Promise.all(GAMES.map((game) => chaptersOf(game, lang, absolute)));
  const games = GAMES.map(({ id }) => pathOf(lang, id));
  const tools = (await pages()).filter(
    ({ path }) => path.startsWith(pathOf(lang)) && !games.some((game) => path.startsWith(game)),
  );
  const written = new Set(lessonFiles(lang).map(({ path }) => pathOf(lang, path.replace(/[.]mdx$/, ''))));
  return [
    ...books.flat(),
    `## ${siteWords(lang).languageName}: ${siteWords(lang).nav.tools}`,
    tools.map(({ path, title }) => `- [${title}](${absolute(written.has(path) ? markdownOf(path) : path)})`).join('\n'),
  ];
}

async function chaptersOf({ id, name }: Book, lang: Lang, absolute: Absolute): Promise<string[]> {
  const list = await chapters(lang, id);
  const all = referenceWords(lang).rules.description(name, rulesOfGame(id).length);
  return [
    `## ${siteWords(lang).languageName}: ${name}`,
    [
      ...list.map(
        ({ path, title, entry: { data } }) => `- [${title}](${absolute(markdownOf(path))}): ${data.description}`,
      ),
      `- [${siteWords(lang).nav.allRules}](${absolute(pathOf(lang, id, 'luat'))}): ${all}`,
    ].join('\n'),
  ];
}

function entry(rule: Rule): string {
  const named = (differs: boolean): string =>
    rule.sources
      .filter(({ stance }) => (stance === 'differs') === differs)
      .map(({ source: id }) => source(id).name.en)
      .join(', ');
  return [
    `### ${rule.number} \`${rule.id}\` ${rule.title.vi} / ${rule.title.en}`,
    '',
    `- vi: ${rule.statement.vi}`,
    `- en: ${rule.statement.en}`,
    ...(rule.settings.length > 0 ? [`- house rules: ${rule.settings.map((key) => `\`${key}\``).join(', ')}`] : []),
    `- sources: ${named(false)}`,
    ...(named(true) ? [`- differs: ${named(true)}`] : []),
  ].join('\n');
}

/** Blocks with an empty line between. */
function lines(...blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}

/** The games in which a card may be marked as eaten. */
function namesWithMarks(): string {
  return GAMES.filter(({ id }) => engineOf(id)?.melds)
    .map(({ name }) => name)
    .join(', ');
}

/** The shape of a permanent link, its brackets readable. */
function permanent(absolute: Absolute): string {
  return `${absolute('/r/')}<id>/`;
}
