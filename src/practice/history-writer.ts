/** Stores the answers of a page in the history, while other tabs do the same. */

import { MOST_SEEN } from './history.ts';
import type { HistoryBook } from './history-book.ts';
import { type Answered, record, type ScheduleReview } from './record.ts';
import { type HistoryStorage, PLACE, PLACES, readHistory } from './stored-history.ts';
import { type HistoryChange, writeChanges } from './write-history.ts';

export interface HistoryWriter {
  /** Stores an answer. @param review `review` of `schedule.ts`, where it is loaded */
  answer(answered: Answered, review?: ScheduleReview): void;
  /** Stores any other change. @param stored called once it is on the device */
  update(change: HistoryChange, stored?: () => void): void;
  /** Removes the history from the device, with any text set aside. */
  clear(): void;
  /** Writes at once what is not stored: the page is about to close. */
  flush(): void;
  /** Another tab has written. */
  written(): void;
}

interface Unsaved {
  readonly change: HistoryChange;
  /** Of an answer: the question's hands. */
  readonly hash?: string;
  readonly stored?: (() => void) | undefined;
}

/**
 * @param lock runs a callback while no other tab runs one; eventually, and once. Even then a browser may show a tab slightly old
 *   storage, so what another tab writes is checked for this tab's answers.
 */
export function historyWriter(
  book: HistoryBook,
  storage: HistoryStorage,
  lock: (work: () => void) => void,
): HistoryWriter {
  const unsaved: Unsaved[] = book.unsaved;
  /** Stored, but not yet found in what another tab has written since. */
  let own: readonly Unsaved[] = [];

  const flush = (): void => {
    if (unsaved.length === 0) return;
    const kept = writeChanges(
      storage,
      unsaved.map(({ change }) => change),
    );
    if (kept) {
      const done = unsaved.splice(0);
      own = [...own, ...done].slice(-MOST_SEEN);
      for (const { stored } of done) stored?.();
    }
    book.notify(!kept && readHistory(storage).fault !== 'newer');
  };
  const add = (...all: readonly Unsaved[]): void => {
    unsaved.push(...all);
    book.notify();
    lock(flush);
  };

  return {
    answer: (answered, review) => add({ change: (history) => record(history, answered, review), hash: answered.hash }),
    update: (change, stored) => add({ change, stored }),
    clear() {
      own = [];
      unsaved.splice(0);
      for (const place of PLACES) storage.forget(place);
      book.notify();
    },
    flush,
    written() {
      if (storage.read(PLACE) === '') {
        // The reader has cleared it.
        own = [];
        unsaved.splice(0);
      }
      const { history, fault } = readHistory(storage);
      const lost = fault ? [] : own.filter(({ hash }) => hash !== undefined && !history.seen.includes(hash));
      own = [];
      if (lost.length > 0) add(...lost);
      else book.notify();
    },
  };
}
