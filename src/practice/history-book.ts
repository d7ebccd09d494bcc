/** The history as a page has it: what is stored, and on top of it what this page has added and not stored yet. */

import { ASIDE, type HistoryStorage, readHistory, type StoredHistory } from './stored-history.ts';
import type { HistoryChange } from './write-history.ts';

export interface HistoryState extends StoredHistory {
  /** Nothing can be stored on the device: answers are lost with the page. */
  readonly full: boolean;
  /** A text that could not be read was set aside. */
  readonly aside: boolean;
}

export interface HistoryBook {
  /** The history at this moment. */
  current(): HistoryState;
  /** Notifies all listeners. @param full nothing could be written; left out where that is not known */
  notify(full?: boolean): void;
  /** Returns a function that unsubscribes. */
  listen(listener: (state: HistoryState) => void): () => void;
  /** Answers given on this page that are not stored yet. `history-keeper.ts` adds and removes them. */
  readonly unsaved: { change: HistoryChange }[];
}

export function historyBook(storage: Pick<HistoryStorage, 'read'>): HistoryBook {
  const listeners = new Set<(state: HistoryState) => void>();
  const book: HistoryBook & { full: boolean } = {
    full: false,
    unsaved: [],
    current() {
      const stored = readHistory(storage);
      const history = book.unsaved.reduce((before, { change }) => change(before), stored.history);
      return { ...stored, history, full: book.full, aside: ASIDE.some((place) => storage.read(place) !== '') };
    },
    notify(full = book.full) {
      book.full = full;
      const state = book.current();
      for (const listener of listeners) listener(state);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return book;
}
