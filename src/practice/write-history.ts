/** Writes the history of a device: on top of what is stored at that moment, and never in the place of what cannot be read. */

import type { PracticeHistory } from './history.ts';
import { formatHistory } from './history-text.ts';
import { ASIDE, type HistoryStorage, PLACE, PLACES, type Place, readHistory } from './stored-history.ts';

/** From a history to the next one: an answer, a file that is taken in, the schedule turned on. */
export type Change = (history: PracticeHistory) => PracticeHistory;

/**
 * Makes these changes to what is stored now, in order. All of it happens at once; that no other tab writes meanwhile is for the
 * caller to see to.
 * @returns false where nothing was written: storage is full or blocked, or what is stored comes from a later edition
 */
export function writeChanges(storage: HistoryStorage, changes: readonly Change[]): boolean {
  const { history, fault } = readHistory(storage);
  if (fault === 'newer') return false;
  if (fault === 'damaged' && !putAside(storage)) return false;
  return storage.write(PLACE, formatHistory(changes.reduce((before, change) => change(before), history)));
}

/** Keeps what lies in the place of the history under another name. False where there is no room for it: then it lies where it lay. */
function putAside(storage: HistoryStorage): boolean {
  const text = storage.read(PLACE);
  const [first, latest] = ASIDE;
  if (ASIDE.some((aside) => storage.read(aside) === text)) return true;
  const aside = storage.read(first) === '' ? first : latest;
  if (storage.write(aside, text)) return true;
  // There may be no room for it twice.
  storage.forget(PLACE);
  if (storage.write(aside, text)) return true;
  storage.write(PLACE, text);
  return false;
}

/** A text that was, or is, in the place of the history and cannot be read. */
export interface DamagedText {
  readonly place: Place;
  readonly text: string;
}

/** All of them, the oldest first; each once. */
export function damagedTexts(storage: HistoryStorage): readonly DamagedText[] {
  const places = readHistory(storage).fault === 'damaged' ? PLACES : ASIDE;
  const all = places.map((place) => ({ place, text: storage.read(place) })).filter(({ text }) => text !== '');
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
}

/** Removes one of them, unless something else lies there by now. */
export function discard(storage: HistoryStorage, { place, text }: DamagedText): void {
  if (storage.read(place) === text) storage.forget(place);
}
