/**
 * What a page needs until it has answered its reader for the first time: the one list by which scripts are put into files, and by
 * which a page asks for all of them at once (docs/adr/0046-registered-scripts.md).
 */

/**
 * The files, by the modules that they hold with everything that those import; what two of them need is in the one that stands
 * first here. `{game}` in a name makes one file for each game, `{lang}` is the language of the page's words. What stands in none is loaded
 * late, in a file of its own.
 */
export const SCRIPT_FILES = {
  /** What every page can do: the contents, notes on terms, the ways to search and to offline saving. */
  page: ['components/page/page.ts'],
  /** A live case, and what brings any other widget. */
  kit: ['components/loading/live.ts', 'src/words/{lang}/ui.ts'],
  '{game}': ['src/games/{game}/engine/index.ts', 'src/games/{game}/words/{lang}/game.ts'],
  table: ['components/table/PlayTable.tsx'],
  '{game}-round': ['src/games/{game}/round/index.ts', 'src/games/{game}/words/{lang}/round.ts'],
  'own-table': ['components/table/OwnTable.tsx'],
  referee: ['components/referee/Referee.tsx'],
  reader: ['components/referee/reading.ts', 'src/games/{game}/vocabulary.ts'],
  practice: ['components/practice/Practice.tsx'],
  '{game}-cases': ['src/games/{game}/quiz/cases.ts', 'src/games/{game}/words/{lang}/cases.ts'],
  contract: ['components/house-rules/contract/Contract.tsx'],
  'which-house': ['components/which-house/HouseFinder.tsx'],
  '{game}-guide': ['src/games/{game}/house/guide.ts'],
  'score-book': ['components/score-book/ScoreBook.tsx'],
  embed: ['components/embed/frame.tsx'],
  terms: ['components/glossary/filter.ts'],
  rule: ['components/report/rule-report.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FileName = keyof typeof SCRIPT_FILES;

/** Where the code of a page begins by itself, once its file is here. */
export const BEGINS: readonly string[] = [
  SCRIPT_FILES.page[0],
  SCRIPT_FILES.kit[0],
  SCRIPT_FILES.embed[0],
  SCRIPT_FILES.terms[0],
  SCRIPT_FILES.rule[0],
];

/** The kinds of page, each with the files that it asks for at once, beside those of every page. */
export const NEEDED_BY = {
  text: [],
  /** Long lists that are filtered by what is typed. */
  terms: ['terms'],
  rule: ['rule'],
  lesson: ['kit', '{game}'],
  front: ['kit', '{game}'],
  table: ['kit', '{game}', 'table', '{game}-round', 'own-table'],
  referee: ['kit', '{game}', 'referee'],
  practice: ['kit', 'practice', '{game}', '{game}-cases'],
  progress: ['kit', 'practice'],
  contract: ['kit', '{game}', 'contract'],
  'which-house': ['kit', '{game}', 'which-house', '{game}-guide'],
  'score-book': ['kit', 'score-book'],
  embed: ['kit', '{game}', 'embed'],
} as const satisfies Readonly<Record<string, readonly FileName[]>>;

export type PageNeeds = keyof typeof NEEDED_BY;

/** What a widget needs that waits for a touch: asked for with the first one. */
export const TOUCHED: readonly FileName[] = ['table', '{game}-round'];

/** What reads words: asked for with the first letter in the box of the referee, but after what shows that box. */
export const TYPED: readonly FileName[] = ['reader'];

/** The kinds whose game is not known before the page is open: its address names it. */
export const NAMED_BY_ADDRESS: readonly PageNeeds[] = ['referee', 'practice', 'which-house', 'embed'];
