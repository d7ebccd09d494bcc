/** What a device has in the place of the history, as it is read. `write-history.ts` writes it. */

import { NEW_HISTORY, type PracticeHistory } from './history.ts';
import { parseHistory } from './history-text.ts';

/** Where the history is, and where texts are kept aside that lay there and could not be read: the first, and the latest. */
export const PLACE = 'practice';
export const ASIDE = ['practice:aside', 'practice:aside-latest'] as const;
export type Place = typeof PLACE | (typeof ASIDE)[number];
export const PLACES: readonly Place[] = [...ASIDE, PLACE];

/** The device, as far as the history needs it. Nothing of it throws. */
export interface HistoryStorage {
  /** Empty where there is nothing, or nothing can be read. */
  read(place: Place): string;
  /** False where storage is full or blocked: then nothing has changed. */
  write(place: Place, text: string): boolean;
  forget(place: Place): void;
}

export interface StoredHistory {
  /** A new one where there is none that can be read. */
  readonly history: PracticeHistory;
  /**
   * `damaged`: what lies there is no history; it is kept aside before the first answer takes its place. `newer`: a later edition of
   * the site wrote it, and it is not written over.
   */
  readonly fault?: 'damaged' | 'newer';
}

export function readHistory(storage: Pick<HistoryStorage, 'read'>): StoredHistory {
  const read = parseHistory(storage.read(PLACE));
  if (read.ok) return { history: read.value };
  if (read.error === 'empty') return { history: NEW_HISTORY };
  return { history: NEW_HISTORY, fault: read.error === 'future-version' ? 'newer' : 'damaged' };
}
