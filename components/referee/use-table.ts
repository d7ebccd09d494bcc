import { useEffect, useLayoutEffect, useReducer } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import type { Message, Note } from '#src/reading/reading.ts';
import { loadedGames, loadGame } from '../case/loaded.ts';
import { askAgain } from '../case/more/ask-again.ts';
import type { Link, Sent } from './link.ts';
import { loadReader, readHere, wantsReader } from './reader.ts';

/** What lies on the referee's table: the text in the box, and the case that is on the board. */
export interface Table {
  readonly text: string;
  /** What the text reads as, whole or in part; what it read as before where nothing of it can be read. */
  readonly now: Case;
  /** Why the text is no case. */
  readonly error: CaseError | undefined;
  /** A game that must come before the text can be read: it is on its way. */
  readonly waitsFor: string | undefined;
  /** It did not come: no network, most likely. */
  readonly lost: boolean;
  /** How a text was read that is not in the notation. */
  readonly reading?: Message | undefined;
  /** The text is a link's: what is notation is read to the letter. */
  readonly exact?: boolean | undefined;
  /** What one should know of how the text was taken. */
  readonly notes?: readonly Note[] | undefined;
  /** What the reader had written before the box wrote it in the notation. */
  readonly written?: string | undefined;
  /** The reader wants his own words to stay. */
  readonly kept?: boolean | undefined;
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
  | { readonly type: 'come' }
  | { readonly type: 'begin'; readonly table: Table }
  | { readonly type: 'keep' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

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
      return isWaiting(table) || table.error ? { ...state, table: reread(table) } : state;
    case 'keep':
      return { ...state, table: { ...table, kept: true } };
    case 'lose':
      return isWaiting(table) ? { ...state, table: { ...table, lost: true } } : state;
    case 'retry':
      return table.lost ? { ...state, table: { ...table, lost: false } } : state;
    case 'begin':
      // Whoever was quicker keeps what he did meanwhile, read as on the table that has begun; undoing leads back to that.
      return past.length === 0
        ? { ...state, table: step.table }
        : { ...state, table: readAt(step.table.now, table), past: [step.table, ...past.slice(1)] };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { table: reread(before), past: past.slice(0, -1), future: [table, ...future], typing: false }
        : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { table: reread(next), past: [...past, table], future: rest, typing: false } : state;
    }
  }
}

/** Is a game on its way? */
export function isWaiting({ waitsFor, lost }: Table): boolean {
  return waitsFor !== undefined && !lost;
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
export function useTable(first: Case, link: Link | undefined): RefereeTable {
  const [{ table, past, future, typing }, dispatch] = useReducer(reduce, undefined, () => ({
    table: link ? linkedTable(link, first) : readTable(linesOf(first), first),
    past: [],
    future: [],
    typing: false,
  }));

  // The engine of a game comes when it is named; the reader types on meanwhile.
  useEffect(() => {
    if (table.waitsFor === undefined || table.lost) return;
    loadGame(table.waitsFor).then(
      () => dispatch({ type: 'come' }),
      () => dispatch({ type: 'lose' }),
    );
  }, [table]);

  // What was typed meanwhile is read once more.
  const wake = (): void => {
    loadReader().then(
      () => dispatch({ type: 'come' }),
      () => undefined,
    );
  };
  // What is no notation may be words, whoever wrote it: a link, a button, who typed before anything was there.
  useEffect(() => {
    if (wantsReader(table)) wake();
  }, [table]);

  const retry = (): void => {
    const { waitsFor, text, exact } = table;
    if (waitsFor === undefined) return;
    dispatch({ type: 'retry' });
    // Where only a new page can bring the game, the text goes along in its address. The table says that it did not come.
    askAgain(() => loadGame(waitsFor), `?${new URLSearchParams({ c: text, ...(exact ? {} : { w: '1' }) })}`).catch(
      () => undefined,
    );
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
    type: (typed) => put({ ...readTable(typed, table.now), kept: table.kept }, true),
    lay: (laid) => put(readTable(laid, table.now)),
    change: (next) => put({ text: linesOf(next), now: next, error: undefined, waitsFor: undefined, lost: false }),
    tidy: () => put({ ...readTable(linesOf(table.now), table.now), written: table.text }),
    keep() {
      if (table.written === undefined) dispatch({ type: 'keep' });
      else put({ ...readTable(table.written, table.now), kept: true });
    },
    begin: (begun) => dispatch({ type: 'begin', table: readTable(begun, first) }),
    retry,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

/** What a text says: read as the notation, else as people write. @param exact it is a link's */
function readTable(text: string, before: Case, exact?: boolean): Table {
  const message = readHere(text, before, { exact });
  const { written, read, waitsFor, notes } = message;
  // What could be read is the door's to say: of a game without hands it is nothing.
  const error = message.error && { ...message.error, read: read ?? null };
  const reading = written === 'words' && waitsFor === undefined ? message : undefined;
  return { text, now: read ?? before, error, waitsFor, lost: false, reading, notes, exact };
}

/** The same once more: what it waited for may be here now. */
function reread(table: Table): Table {
  if (table.waitsFor === undefined && !table.error) return table;
  const { text, now, sent, written, kept, exact } = table;
  return { ...readTable(text, now, exact), sent, written, kept };
}

/** What is written as people write it, on another table: its game and house rules hold where the text names none. */
function readAt(home: Case, table: Table): Table {
  const { text, error, reading, written, kept, exact } = table;
  return error || reading ? { ...readTable(text, home, exact), written, kept } : table;
}

/** What a link brings: in the form for people where it is a case in the notation, else as it was written. */
function linkedTable({ text, sent, typed }: Link, first: Case): Table {
  const table = readTable(text, first, !typed);
  const isNotation = !table.error && table.waitsFor === undefined && !table.reading;
  return { ...table, text: isNotation ? linesOf(table.now) : text, sent };
}

/** The display form with a field a line, as people write it. */
export function linesOf(of: Case): string {
  const game = loadedGames().find(({ id }) => id === of.game);
  return game ? displayCase(of, game).replaceAll('; ', ';\n') : '';
}
