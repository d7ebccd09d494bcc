/** Keeps evenings as long as the page is open: where the device keeps nothing. */

import type { Evening } from '#core/evening/evening.ts';
import type { Records, Shelf, SummaryRecord } from './records.ts';

/** An empty shelf of this page. */
export function memoryShelf(): Shelf {
  let kept: ReadonlyMap<string, readonly [Evening, SummaryRecord]> = new Map();
  let last: Promise<unknown> = Promise.resolve();
  return {
    transact(_, work) {
      const run = async () => {
        const now = new Map(kept);
        const records: Records = {
          evening: async (id) => now.get(id)?.[0],
          summaries: async () => [...now.values()].map(([, summary]) => summary),
          async put(evening, summary) {
            now.set(evening.id, [evening, summary]);
          },
          async remove(id) {
            now.delete(id);
          },
        };
        const done = await work(records);
        if (done.ok) kept = now;
        return done;
      };
      // One after the other, as a database does it.
      const turn = last.then(run);
      last = turn;
      return turn;
    },
  };
}
