import { useEffect, useState } from 'preact/hooks';
import { listAhead, part, whenLoaded } from '#components/loading/part.ts';
import { readStored } from '#components/storage/device.ts';
import { storageKey } from '#components/storage/keys.ts';
import { NEW_HISTORY, type PracticeHistory } from '#practice/history.ts';
import { type HistoryState, historyBook } from '#practice/history-book.ts';

/** The history of this device, shared by the whole page. What writes it is loaded with the first session (history/writer.ts). */
export const BOOK = historyBook({ read: readStored });

/** The scheduling algorithm: loaded once something was answered, unless the reader has turned the schedule off. */
export const schedule = listAhead(part(() => import('#practice/schedule.ts')));

/** The history at this moment. */
export function latestHistory(): PracticeHistory {
  return BOOK.current().history;
}

/** The history, synchronised between tabs. Before hydration it is empty, as the build has it. */
export function useHistory(): HistoryState {
  const [state, setState] = useState<HistoryState>({ history: NEW_HISTORY, full: false, aside: false });
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(storageKey('practice'))) BOOK.notify();
    };
    setState(BOOK.current());
    window.addEventListener('storage', hear);
    const stop = BOOK.listen(setState);
    return () => {
      window.removeEventListener('storage', hear);
      stop();
    };
  }, []);
  const wanted = state.history.count > 0 && state.history.schedule !== 'off';
  useEffect(() => {
    if (wanted) whenLoaded(schedule.load());
  }, [wanted]);
  return state;
}
