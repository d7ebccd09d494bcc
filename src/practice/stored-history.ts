/** Reads what a device stores as the history. `write-history.ts` writes it. */

import { NEW_HISTORY, type PracticeHistory } from './history.ts';
import { parseHistory } from './history-text.ts';

/** The key of the history, and the keys of unreadable texts found in its place: the first, and the latest. */
export const PLACE = 'practice';
export const ASIDE = ['practice:aside', 'practice:aside-latest'] as const;
export type HistoryPlace = typeof PLACE | (typeof ASIDE)[number];
export const PLACES: readonly HistoryPlace[] = [...ASIDE, PLACE];

/** Access to the device's storage, as far as the history needs it. Nothing of it throws. */
export interface HistoryStorage {
  /** Empty where nothing is stored, or nothing can be read. */
  read(place: HistoryPlace): string;
  /** False where storage is full or blocked: then nothing has changed. */
  write(place: HistoryPlace, text: string): boolean;
  forget(place: HistoryPlace): void;
}

export interface StoredHistory {
  /** An empty one where none can be read. */
  readonly history: PracticeHistory;
  /**
   * `damaged`: the stored text is no history; it is set aside before the first answer replaces it. `newer`: a later edition of
   * the site wrote it, and it is not overwritten.
   */
  readonly fault?: 'damaged' | 'newer';
}

export function readHistory(storage: Pick<HistoryStorage, 'read'>): StoredHistory {
  const read = parseHistory(storage.read(PLACE));
  if (read.ok) return { history: read.value };
  if (read.error === 'empty') return { history: NEW_HISTORY };
  return { history: NEW_HISTORY, fault: read.error === 'future-version' ? 'newer' : 'damaged' };
}
