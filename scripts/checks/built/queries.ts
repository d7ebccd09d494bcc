import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import type { Lang } from '#core/lang.ts';
import { wordsOf } from '#src/search/fold.ts';
import { type Check, joinFaults } from '../check.ts';
import { descriptionOf, titleOf } from './head-texts.ts';
import type { BuiltPage } from './page.ts';

/** How many of the pages that a query finds somebody looks at. */
const LOOKED_AT = 3;
/** How many queries may find another page first, in a language. */
const NOT_FIRST = 10;

/** A language that is asked in, and the words that its questions have for their grammar. */
interface Speech {
  readonly lang: Lang;
  readonly grammar: ReadonlySet<string>;
}

/** Languages with a page for each thing; one that has few pages yet is not asked in. */
const ASKED_IN: readonly Speech[] = [
  {
    lang: 'vi',
    grammar: new Set(
      termsOf(
        'là gì thì có không cho mấy sao ai nào cái với và của ở ra vào được bao nhiêu như thế mới xem bị đang những trong phải',
      ),
    ),
  },
  {
    lang: 'en',
    grammar: new Set(
      termsOf(
        'the a an is are does do did how what when who which where can to in of on for and or with this if from it between vs',
      ),
    ),
  },
];

/** What somebody asks a search engine, and the page that answers. */
interface Query {
  readonly asked: string;
  readonly path: string;
}

/**
 * That whoever asks a search engine as people do is led to the page that answers: each language's pages are ranked by what a list
 * of results shows of them, by the measure that such engines are compared with (BM25).
 */
export function checkQueries(pages: readonly BuiltPage[]): Check[] {
  return ASKED_IN.flatMap(({ lang, grammar }) => {
    const list = queriesIn(lang);
    const own = pages.filter((page) => page.lang === lang && !page.html.includes('<meta name="robots"'));
    const find = finder(own);
    const ranks = list.map(({ asked, path }) => find(asked).indexOf(path));
    const notFirst = list.filter((_, i) => ranks[i] !== 0).map(({ asked }) => asked);
    return [
      { name: `${lang}: sixty queries`, fault: list.length >= 60 ? undefined : `${list.length}` },
      {
        name: `${lang}: the page that answers comes first`,
        fault: notFirst.length <= NOT_FIRST ? undefined : `not of ${notFirst.length}: ${notFirst.join(', ')}`,
      },
      ...list.map((query, i) => ({
        name: `${lang}: “${query.asked}”`,
        fault: joinFaults([
          ...rankFault(find(query.asked), query.path, ranks[i] ?? -1),
          ...shownFault(
            query,
            grammar,
            own.find(({ path }) => path === query.path),
          ),
        ]),
      })),
    ];
  });
}

function rankFault(found: readonly string[], path: string, rank: number): string[] {
  return rank >= 0 && rank < LOOKED_AT
    ? []
    : [`finds ${found.slice(0, LOOKED_AT).join(', ')}, and ${path} as ${rank + 1}.`];
}

/** The words of the query that its page does not show in a list of results. */
function shownFault({ asked, path }: Query, grammar: ReadonlySet<string>, page: BuiltPage | undefined): string[] {
  if (!page) return [`${path} is no page`];
  const shown = new Set(termsOf(`${titleOf(page)} ${descriptionOf(page)}`));
  const missing = termsOf(asked).filter((word) => !grammar.has(word) && !shown.has(word));
  return missing.length === 0 ? [] : [`${path} does not show ${missing.join(', ')}`];
}

/** Finds pages by what a list of results shows of them, the best first. */
function finder(pages: readonly BuiltPage[]): (asked: string) => string[] {
  const index = new MiniSearch<{ id: string; title: string; description: string }>({
    fields: ['title', 'description'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 2 } },
  });
  index.addAll(pages.map((page) => ({ id: page.path, title: titleOf(page), description: descriptionOf(page) })));
  return (asked) => index.search(asked).map(({ id }) => String(id));
}

/** The words of a text as they are compared: without marks, and English ones without the `s` of a plural. */
function termsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
}

function queriesIn(lang: Lang): Query[] {
  return readFileSync(`content/queries/${lang}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', path = ''] = line.split('\t');
      return { asked, path };
    });
}
