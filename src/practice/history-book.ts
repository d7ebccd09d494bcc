/** The history as a page has it: what is stored, and on top of it what this page has added and not stored yet. */

import { ASIDE, type HistoryStorage, readHistory, type StoredHistory } from './stored-history.ts';
import type { Change } from './write-history.ts';

export interface HistoryState extends StoredHistory {
  /** The device keeps nothing, or no more: what was answered goes with the page. */
  readonly full: boolean;
  /** A text that could not be read is kept aside. */
  readonly aside: boolean;
}

export interface HistoryBook {
  /** As it is at this moment. */
  look(): HistoryState;
  /** Tells all listeners how it is now. @param full nothing could be written; left out where that is not known anew */
  tell(full?: boolean): void;
  /** Returns how to stop. */
  listen(listener: (state: HistoryState) => void): () => void;
  /** What was answered on this page and is not stored. `history-keeper.ts` adds to it and takes from it. */
  readonly unsaved: { change: Change }[];
}

export function historyBook(storage: Pick<HistoryStorage, 'read'>): HistoryBook {
  const listeners = new Set<(state: HistoryState) => void>();
  const book: HistoryBook & { full: boolean } = {
    full: false,
    unsaved: [],
    look() {
      const stored = readHistory(storage);
      const history = book.unsaved.reduce((before, { change }) => change(before), stored.history);
      return { ...stored, history, full: book.full, aside: ASIDE.some((place) => storage.read(place) !== '') };
    },
    tell(full = book.full) {
      book.full = full;
      const state = book.look();
      for (const listener of listeners) listener(state);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return book;
}
