/** Writes the history of this device: loaded with a session, and with the progress page. */

import { forgetBare, readBare, readStored, removeStored, writeStored } from '#components/storage/device.ts';
import { storageKey } from '#components/storage/keys.ts';
import { parseHistory } from '#practice/history-text.ts';
import { historyWriter } from '#practice/history-writer.ts';
import { mergeHistories } from '#practice/merge-histories.ts';
import { type HistoryStorage, PLACE } from '#practice/stored-history.ts';
import { BOOK } from '../use-history.ts';

export const DEVICE: HistoryStorage = { read: readStored, write: writeStored, forget: removeStored };

export const deviceHistory = historyWriter(BOOK, DEVICE, inTurn);

/** Runs a callback while no other tab runs one. Without browser locks it runs at once: answers are rare enough. */
function inTurn(work: () => void): void {
  // The browser refuses the lock to a page that is being closed.
  if ('locks' in navigator) navigator.locks.request(storageKey(PLACE), work).catch(work);
  else work();
}

/**
 * A tab with an earlier edition still writes under the unprefixed name. Both may contain the same answers, so they are not added
 * up.
 */
function takeFromOldTab(): void {
  const read = parseHistory(readBare(PLACE));
  if (read.ok)
    deviceHistory.update(
      (own) => mergeHistories(own, read.value),
      () => forgetBare(PLACE),
    );
}

if (!import.meta.env.SSR) {
  takeFromOldTab();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKey(PLACE)) deviceHistory.written();
    else if (key === PLACE) takeFromOldTab();
  });
  // A reader who leaves right after an answer does not wait for the lock.
  addEventListener('pagehide', deviceHistory.flush);
}

/** Whether anything can be stored. */
export function canStore(): boolean {
  const can = writeStored('try', '1');
  removeStored('try');
  return can;
}

export const HISTORY_FILE = 'luat-bai.json';
export const DAMAGED_FILE = 'luat-bai-damaged.json';
