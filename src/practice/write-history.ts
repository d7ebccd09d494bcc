/**
 * Writes the history of a device: changes are applied to what is stored at that moment, and unreadable text is never overwritten.
 */

import type { PracticeHistory } from './history.ts';
import { formatHistory } from './history-text.ts';
import { ASIDE, type HistoryPlace, type HistoryStorage, PLACE, PLACES, readHistory } from './stored-history.ts';

/** A change from one history to the next: an answer, an imported file, the schedule turned on. */
export type HistoryChange = (history: PracticeHistory) => PracticeHistory;

/**
 * Makes these changes to what is stored now, in order. Synchronous; the caller makes sure that no other tab writes meanwhile.
 * @returns false where nothing was written: storage is full or blocked, or what is stored comes from a later edition
 */
export function writeChanges(storage: HistoryStorage, changes: readonly HistoryChange[]): boolean {
  const { history, fault } = readHistory(storage);
  if (fault === 'newer') return false;
  if (fault === 'damaged' && !putAside(storage)) return false;
  return storage.write(PLACE, formatHistory(changes.reduce((before, change) => change(before), history)));
}

/** Moves the text in place of the history to another key. False where there is no room for it: then it stays. */
function putAside(storage: HistoryStorage): boolean {
  const text = storage.read(PLACE);
  const [first, latest] = ASIDE;
  if (ASIDE.some((aside) => storage.read(aside) === text)) return true;
  const aside = storage.read(first) === '' ? first : latest;
  if (storage.write(aside, text)) return true;
  // There may be no room for two copies.
  storage.forget(PLACE);
  if (storage.write(aside, text)) return true;
  storage.write(PLACE, text);
  return false;
}

/** An unreadable text that is, or was, stored as the history. */
export interface DamagedText {
  readonly place: HistoryPlace;
  readonly text: string;
}

/** All of them, the oldest first; each once. */
export function damagedTexts(storage: HistoryStorage): readonly DamagedText[] {
  const places = readHistory(storage).fault === 'damaged' ? PLACES : ASIDE;
  const all = places.map((place) => ({ place, text: storage.read(place) })).filter(({ text }) => text !== '');
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
}

/** Removes one of them, unless something else is stored there by now. */
export function discardDamaged(storage: HistoryStorage, { place, text }: DamagedText): void {
  if (storage.read(place) === text) storage.forget(place);
}
