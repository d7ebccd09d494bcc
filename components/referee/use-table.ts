import { useEffect, useLayoutEffect, useReducer } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import type { Lang } from '#core/lang.ts';
import { isInNotation } from '#core/notation/lenient/in-notation.ts';
import type { Reading } from '#src/reading/reading.ts';
import { parseCase } from '#core/notation/parse.ts';
import { loadedGames } from '../case/loaded.ts';
import { askAgain } from '../case/more/ask-again.ts';
import { gameToCome, loadGameOf } from '../case/more/load-game.ts';
import { loadLenientReader, readAsWritten } from './as-written.ts';
import type { Link, Sent } from './link.ts';
import { loadNamedGame, spokenGameToCome } from './spoken-game.ts';

/** What lies on the referee's table: the text in the box, and the case that is on the board. */
export interface Table {
  readonly text: string;
  /** What the text reads as, whole or in part; what it read as before where nothing of it can be read. */
  readonly now: Case;
  /** Why the text is no case. */
  readonly error: CaseError | undefined;
  /** The game that the text names is on its way. */
  readonly waiting: boolean;
  /** It did not come: no network, most likely. */
  readonly lost: boolean;
  /** What was understood of a text that is not in the notation. */
  readonly reading?: Reading | undefined;
  /** What the reader had written before the box wrote it in the notation. */
  readonly written?: string | undefined;
  /** The reader wants his own words to stay. */
  readonly kept?: boolean | undefined;
  /** A link's text, which is read as the notation alone. */
  readonly strict?: boolean | undefined;
  /** What the link says of its ruling, as long as its case lies here as it came. */
  readonly sent?: Sent | undefined;
}

/** The table with its past, the latest last, and its future, the next first. */
export interface State {
  readonly table: Table;
  readonly past: readonly Table[];
  readonly future: readonly Table[];
  /** Letters typed in a row are undone word by word, not one by one. */
  readonly typing: boolean;
}

export type Step =
  | { readonly type: 'put'; readonly table: Table; readonly typing: boolean }
  | { readonly type: 'lose' | 'retry' }
  /** What was waited for is here: a game, or the reader of what people write. */
  | { readonly type: 'come'; readonly lang: Lang }
  | { readonly type: 'begin'; readonly table: Table; readonly lang: Lang }
  | { readonly type: 'keep' }
  | { readonly type: 'undo'; readonly lang: Lang }
  | { readonly type: 'redo'; readonly lang: Lang };

export const LONGEST_PAST = 200;

/** The table after a step. */
export function reduce(state: State, step: Step): State {
  const { table, past, future } = state;
  switch (step.type) {
    case 'put': {
      const goesOn =
        step.typing && state.typing && !/[\s;:,]$/.test(table.text) && isTyped(table.text, step.table.text);
      const before = goesOn ? past : [...past, table].slice(-LONGEST_PAST);
      return { table: step.table, past: before, future: [], typing: step.typing };
    }
    // Of a game that was waited for. What lies there now counts, not what lay there when it was asked for.
    case 'come':
      return table.waiting || table.error ? { ...state, table: reread(table, step.lang) } : state;
    case 'keep':
      return { ...state, table: { ...table, kept: true } };
    case 'lose':
      return table.waiting ? { ...state, table: { ...table, waiting: false, lost: true } } : state;
    case 'retry':
      return table.lost ? { ...state, table: { ...table, waiting: true, lost: false } } : state;
    case 'begin':
      // Whoever was quicker keeps what he did meanwhile, read as on the table that has begun; undoing leads back to that.
      return past.length === 0
        ? { ...state, table: step.table }
        : { ...state, table: readAt(step.table.now, table, step.lang), past: [step.table, ...past.slice(1)] };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { table: reread(before, step.lang), past: past.slice(0, -1), future: [table, ...future], typing: false }
        : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { table: reread(next, step.lang), past: [...past, table], future: rest, typing: false } : state;
    }
  }
}

/** What one key changes at most, in UTF-16 units: keyboards for Vietnamese write a syllable anew with each letter. */
const LONGEST_KEY = 5;

/** Whether a key made one text of the other; what is pasted over it is a step of its own. */
function isTyped(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return Math.max(before.length, after.length) - start - end <= LONGEST_KEY;
}

export interface RefereeTable extends Table {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last change was a letter: more will follow. */
  readonly typing: boolean;
  /** A letter more or less in the box. */
  type(text: string): void;
  /** Another text as a whole. */
  lay(text: string): void;
  /** A change on the board; the box says it too. */
  change(next: Case): void;
  /** The reader wishes to type: what reads as people write comes. */
  wake(): void;
  /** Writes in the notation what was understood. */
  tidy(): void;
  /** The reader's own words again, or as they are: they stay. */
  keep(): void;
  /** Takes the place of what lay there first: the example under the reader's own house rules. What was done since stays. */
  begin(text: string): void;
  /** Asks once more for the game that did not come. */
  retry(): void;
  undo(): void;
  redo(): void;
}

/**
 * The referee's table: box and board in step, with one history for both.
 * @param first lies there until a link or the reader puts something else
 */
export function useTable(first: Case, link: Link | undefined, lang: Lang): RefereeTable {
  const [{ table, past, future, typing }, dispatch] = useReducer(reduce, undefined, () => ({
    table: link ? linkedTable(link, first, lang) : readTable(linesOf(first), first, lang),
    past: [],
    future: [],
    typing: false,
  }));

  // The engine of a game comes when it is named; the reader types on meanwhile.
  useEffect(() => {
    if (!table.waiting) return;
    (table.strict ? loadGameOf : loadNamedGame)(table.text).then(
      () => dispatch({ type: 'come', lang }),
      () => dispatch({ type: 'lose' }),
    );
  }, [table]);

  // What was typed meanwhile is read once more.
  const wake = (): void => {
    loadLenientReader().then(
      () => dispatch({ type: 'come', lang }),
      () => undefined,
    );
  };
  useEffect(() => {
    if (link?.loose) wake();
  }, []);

  const retry = (): void => {
    dispatch({ type: 'retry' });
    // Where only a new page can bring the game, the text goes along in its address. The table says that it did not come.
    askAgain(
      () => (table.strict ? loadGameOf : loadNamedGame)(table.text),
      `?${new URLSearchParams({ c: table.text, w: '1' })}`,
    ).catch(() => undefined);
  };
  // At once: the network may be back before the next frame, and says so only once.
  useLayoutEffect(() => {
    if (!table.lost) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [table]);

  const put = (next: Table, typing = false): void => dispatch({ type: 'put', table: next, typing });
  return {
    ...table,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    typing,
    wake,
    type: (typed) => put({ ...readTable(typed, table.now, lang), kept: table.kept }, true),
    lay: (laid) => put(readTable(laid, table.now, lang)),
    change: (next) => put({ text: linesOf(next), now: next, error: undefined, waiting: false, lost: false }),
    tidy: () => put({ ...readTable(linesOf(table.now), table.now, lang), written: table.text }),
    keep() {
      if (table.written === undefined) dispatch({ type: 'keep' });
      else put({ ...readTable(table.written, table.now, lang), kept: true });
    },
    begin: (begun) => dispatch({ type: 'begin', table: readTable(begun, first, lang), lang }),
    retry,
    undo: () => dispatch({ type: 'undo', lang }),
    redo: () => dispatch({ type: 'redo', lang }),
  };
}

/** What a text says: read as the notation, else as people write. */
function readTable(text: string, before: Case, lang: Lang): Table {
  const strict = readStrictly(text, before);
  if (!strict.error) return strict;
  if (strict.waiting || spokenGameToCome(text) !== undefined) return { ...strict, waiting: true };
  const reading = readAsWritten(text, before, lang);
  if (!reading || (reading.error && isInNotation(text, strict.error))) return strict;
  return { text, now: reading.read, error: reading.error, waiting: false, lost: false, reading };
}

function readStrictly(text: string, before: Case): Table {
  const read = parseCase(text, loadedGames());
  if (read.ok) return { text, now: read.value, error: undefined, waiting: false, lost: false };
  const waiting = gameToCome(text) !== undefined;
  return { text, now: read.error.read ?? before, error: read.error, waiting, lost: false };
}

/** The same once more: what it waited for may be here now. A link is read by the strict reader alone. */
function reread(table: Table, lang: Lang): Table {
  if (!table.waiting && !table.lost && !table.error) return table;
  const { text, now, strict, sent, written, kept } = table;
  return { ...(strict ? readStrictly(text, now) : readTable(text, now, lang)), strict, sent, written, kept };
}

/** What is written as people write it, on another table: its game and house rules hold where the text names none. */
function readAt(home: Case, table: Table, lang: Lang): Table {
  const { text, error, reading, written, kept } = table;
  return error || reading ? { ...readTable(text, home, lang), written, kept } : table;
}

/** What a link brings: in the form for people, where all of it can be read. */
function linkedTable({ text, sent, loose }: Link, first: Case, lang: Lang): Table {
  const read = loose ? readTable(text, first, lang) : readStrictly(text, first);
  return { ...read, text: read.error || read.reading ? text : linesOf(read.now), strict: !loose, sent };
}

/** The display form with a field a line, as people write it. */
export function linesOf(of: Case): string {
  const game = loadedGames().find(({ id }) => id === of.game);
  return game ? displayCase(of, game).replaceAll('; ', ';\n') : '';
}
