/** What writes the history of this device: it comes with a session, and with the page of progress. */

import { forgetBare, forgetKept, readBare, readKept, writeKept } from '#components/storage/device.ts';
import { keyOf } from '#components/storage/keys.ts';
import { historyKeeper } from '#practice/history-keeper.ts';
import { parseHistory } from '#practice/history-text.ts';
import { mergeHistories } from '#practice/merge-histories.ts';
import { type HistoryStorage, PLACE } from '#practice/stored-history.ts';
import { BOOK } from '../start/use-history.ts';

export const DEVICE: HistoryStorage = { read: readKept, write: writeKept, forget: forgetKept };

export const keeper = historyKeeper(BOOK, DEVICE, inTurn);

/** Runs it while no other tab runs such work. Where the browser has no locks, at once: an answer comes seldom enough. */
function inTurn(work: () => void): void {
  // A page that is being left is refused the lock.
  if ('locks' in navigator) navigator.locks.request(keyOf(PLACE), work).catch(work);
  else work();
}

/** A tab that an earlier edition runs in still writes under the bare name. Both may hold the same answers, so they are not added up. */
function takeFromOldTab(): void {
  const read = parseHistory(readBare(PLACE));
  if (read.ok)
    keeper.update(
      (own) => mergeHistories(own, read.value),
      () => forgetBare(PLACE),
    );
}

if (!import.meta.env.SSR) {
  takeFromOldTab();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === keyOf(PLACE)) keeper.written();
    else if (key === PLACE) takeFromOldTab();
  });
  // Who leaves at once after an answer does not wait for the lock.
  addEventListener('pagehide', keeper.flush);
}

/** Whether anything can be kept. */
export function canKeep(): boolean {
  const can = writeKept('try', '1');
  forgetKept('try');
  return can;
}
