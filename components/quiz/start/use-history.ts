import { useEffect, useState } from 'preact/hooks';
import { remembered } from '#components/house/remembered.ts';
import { NEW_HISTORY, type PracticeHistory, type Review } from '#practice/history.ts';
import { formatHistory, type HistoryFault, parseHistory } from '#practice/history-text.ts';

const STORE = 'practice';
const store = remembered(STORE);

/** The schedule's reckoning comes only where a reader has chosen it. */
let review: Review | undefined;

/** Brings what reckons when a rule is asked again. */
export async function loadSchedule(): Promise<void> {
  review ??= (await import('#practice/schedule.ts')).review;
}

export interface HistoryState {
  readonly history: PracticeHistory;
  /** Why what was stored could not be read; undefined where it could, or nothing was. */
  readonly fault: Exclude<HistoryFault, 'empty'> | undefined;
  /** The browser keeps nothing, or no more: what is remembered goes with the page. */
  readonly blocked: boolean;
  update(change: (history: PracticeHistory, review: Review | undefined) => PracticeHistory): void;
  /** Nothing is left of it on the device. */
  clear(): void;
}

function readStore(): Pick<HistoryState, 'history' | 'fault'> {
  const read = parseHistory(store.get());
  if (read.ok) return { history: read.value, fault: undefined };
  return { history: NEW_HISTORY, fault: read.error === 'empty' ? undefined : read.error };
}

/** What the device remembers at this moment. */
export function latestHistory(): PracticeHistory {
  return readStore().history;
}

/** What the device remembers of practice, kept in step between tabs. Before hydration it is empty, as the build has it. */
export function useHistory(): HistoryState {
  const [state, setState] = useState<Pick<HistoryState, 'history' | 'fault'>>({
    history: NEW_HISTORY,
    fault: undefined,
  });
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    setState(readStore());
    setBlocked(!canStore());
    return store.listen(() => setState(readStore()));
  }, []);
  useEffect(() => {
    if (state.history.scheduled) loadSchedule().catch(() => undefined);
  }, [state.history.scheduled]);
  return {
    ...state,
    blocked,
    update(change) {
      // The latest, whatever this page saw last: another tab may have written since.
      const { history, fault } = readStore();
      const next = change(history, review);
      // What a newer edition wrote is not ours to write over.
      if (fault === 'future-version') setState({ history: next, fault });
      else setBlocked(!store.set(formatHistory(next)));
    },
    clear() {
      store.set('');
    },
  };
}

function canStore(): boolean {
  try {
    localStorage.setItem(`${STORE}:try`, '1');
    localStorage.removeItem(`${STORE}:try`);
    return true;
  } catch {
    return false;
  }
}
