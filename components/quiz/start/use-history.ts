import { useEffect, useState } from 'preact/hooks';
import { readKept } from '#components/storage/device.ts';
import { keyOf } from '#components/storage/keys.ts';
import { NEW_HISTORY, type PracticeHistory } from '#practice/history.ts';
import { type HistoryState, historyBook } from '#practice/history-book.ts';
import type { Review } from '#practice/record.ts';

/** What this device remembers of practice, for all of the page. What writes it comes with the first session (history/keep.ts). */
export const BOOK = historyBook({ read: readKept });

/** The schedule's reckoning comes only where a reader has chosen it. */
let review: Review | undefined;

/** Brings what reckons when a rule is asked again. */
export async function loadSchedule(): Promise<void> {
  review ??= (await import('#practice/schedule.ts')).review;
}

/** What reckons when a rule is asked again; undefined before it is here. */
export function loadedReview(): Review | undefined {
  return review;
}

/** What the device remembers at this moment. */
export function latestHistory(): PracticeHistory {
  return BOOK.look().history;
}

/** What the device remembers of practice, kept in step between tabs. Before hydration it is empty, as the build has it. */
export function useHistory(): HistoryState {
  const [state, setState] = useState<HistoryState>({ history: NEW_HISTORY, full: false, aside: false });
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(keyOf('practice'))) BOOK.tell();
    };
    setState(BOOK.look());
    window.addEventListener('storage', hear);
    const stop = BOOK.listen(setState);
    return () => {
      window.removeEventListener('storage', hear);
      stop();
    };
  }, []);
  useEffect(() => {
    if (state.history.scheduled) loadSchedule().catch(() => undefined);
  }, [state.history.scheduled]);
  return state;
}
