import { useEffect, useReducer } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import type { CaseError } from '../../src/engine/core/case-error.ts';
import { displayCase } from '../../src/engine/core/notation/format.ts';
import { parseCase } from '../../src/engine/core/notation/parse.ts';
import { bringGameOf, gameToCome, loadedGames } from '../case/loaded.ts';
import type { Sent } from './link.ts';

/** What lies on the referee's table: the text in the box, and the case that is on the board. */
interface Table {
  readonly text: string;
  /** What the text reads as, whole or in part; what it read as before where nothing of it can be read. */
  readonly now: Case;
  /** Why the text is no case. */
  readonly error: CaseError | undefined;
  /** The game that the text names is on its way. */
  readonly waiting: boolean;
  /** What the link says of its ruling, as long as its case lies here as it came. */
  readonly sent?: Sent | undefined;
}

interface State {
  readonly table: Table;
  readonly past: readonly Table[];
  readonly future: readonly Table[];
  /** Letters typed in a row are undone word by word, not one by one. */
  readonly typing: boolean;
}

type Step =
  | { readonly type: 'put'; readonly table: Table; readonly typing: boolean }
  | { readonly type: 'reread'; readonly table: Table }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const LONGEST_PAST = 200;

function reduce(state: State, step: Step): State {
  const { table, past, future } = state;
  switch (step.type) {
    case 'put': {
      const goesOn = step.typing && state.typing && !/[\s;:,]$/.test(table.text);
      const before = goesOn ? past : [...past, table].slice(-LONGEST_PAST);
      return { table: step.table, past: before, future: [], typing: step.typing };
    }
    case 'reread':
      return { ...state, table: step.table };
    case 'undo': {
      const before = past.at(-1);
      return before ? { table: before, past: past.slice(0, -1), future: [table, ...future], typing: false } : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { table: next, past: [...past, table], future: rest, typing: false } : state;
    }
  }
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
  /** Takes the place of what lies there, and cannot be undone: a link, or the example under the reader's own house rules. */
  begin(text: string, sent?: Sent): Promise<void>;
  undo(): void;
  redo(): void;
}

/** The referee's table: box and board in step, with one history for both. */
export function useTable(first: Case): RefereeTable {
  const [{ table, past, future, typing }, dispatch] = useReducer(reduce, {
    table: { text: linesOf(first), now: first, error: undefined, waiting: false },
    past: [],
    future: [],
    typing: false,
  });

  // The engine of a game comes when it is named; the reader types on meanwhile.
  useEffect(() => {
    if (!table.waiting) return undefined;
    let late = false;
    const reread = (next: Table): void => {
      if (!late) dispatch({ type: 'reread', table: next });
    };
    bringGameOf(table.text).then(
      () => reread(readTable(table.text, table.now)),
      () => reread({ ...table, waiting: false }),
    );
    return () => {
      late = true;
    };
  }, [table]);

  const put = (next: Table, typing = false): void => dispatch({ type: 'put', table: next, typing });
  return {
    ...table,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    typing,
    type: (typed) => put(readTable(typed, table.now), true),
    lay: (laid) => put(readTable(laid, table.now)),
    change: (next) => put({ text: linesOf(next), now: next, error: undefined, waiting: false }),
    async begin(begun, sent) {
      await bringGameOf(begun).catch(() => undefined);
      const read = readTable(begun, first);
      const shown = read.error ? begun : linesOf(read.now);
      dispatch({ type: 'reread', table: { ...read, text: shown, sent } });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

function readTable(text: string, before: Case): Table {
  const read = parseCase(text, loadedGames());
  if (read.ok) return { text, now: read.value, error: undefined, waiting: false };
  return { text, now: read.error.read ?? before, error: read.error, waiting: gameToCome(text) !== undefined };
}

/** The display form with a field a line, as people write it. */
export function linesOf(of: Case): string {
  const game = loadedGames().find(({ id }) => id === of.game);
  return game ? displayCase(of, game).replaceAll('; ', ';\n') : '';
}
