/** The store of evenings: what is read, added, taken back, whatever shelf it is kept on. */

import { type Evening, type EveningEvent, MOST_EVENTS } from '#core/evening/evening.ts';
import { parseEvening } from '#core/evening/json.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Records, Shelf } from './records.ts';
import { readSummary, summaryOf } from './summary.ts';
import type { OtherTabs } from './tabs.ts';
import type { EveningStore, KeptEvening, StoreFault } from './types.ts';

/** @param tabs are told once something is kept */
export function eveningStore(shelf: Shelf, tabs: OtherTabs): EveningStore {
  /** Changes an evening in one transaction, and tells other tabs once it is kept. */
  const change = async (
    id: string,
    step: (kept: Evening) => Result<readonly EveningEvent[], StoreFault>,
  ): Promise<Result<Evening, StoreFault>> => {
    const changed = await shelf.transact('readwrite', async (records) => {
      const kept = await readKept(records, id);
      if (!kept.ok) return kept;
      const events = step(kept.value);
      return events.ok ? write(records, { ...kept.value, events: events.value }) : events;
    });
    if (changed.ok) tabs.tell(id);
    return changed;
  };

  return {
    list: () => shelf.transact('readonly', async (records) => ok(listed(await records.summaries()))),
    read: (id) => shelf.transact('readonly', (records) => readKept(records, id)),
    async create(evening) {
      const created = await shelf.transact('readwrite', (records) => createIn(records, evening));
      if (created.ok) tabs.tell(created.value.id);
      return created;
    },
    append: (id, events) =>
      change(id, (kept) =>
        kept.events.length + events.length > MOST_EVENTS ? err('full') : ok([...kept.events, ...events]),
      ),
    takeBack: (id, count, of) =>
      change(id, (kept) => (kept.events.length === of ? ok(kept.events.slice(0, of - count)) : err('changed'))),
    async remove(id) {
      const removed = await shelf.transact('readwrite', async (records) => {
        const kept = await readKept(records, id);
        if (!kept.ok) return kept;
        await records.remove(id);
        return ok(null);
      });
      if (removed.ok) tabs.tell(id);
      return removed;
    },
    listen: tabs.listen,
  };
}

async function readKept(records: Records, id: string): Promise<Result<Evening, StoreFault>> {
  const found = await records.evening(id);
  if (found === undefined) return err('missing');
  const read = parseEvening(found);
  return read.ok ? read : err('unreadable');
}

/** Nothing is written that could not be read again. */
async function write(records: Records, evening: Evening): Promise<Result<Evening, StoreFault>> {
  const read = parseEvening(evening);
  if (!read.ok) return err('unreadable');
  await records.put(read.value, summaryOf(read.value));
  return read;
}

/**
 * Puts an evening beside those that are kept. Whoever imports a file again, or an earlier one of the same evening, finds it there
 * already; an evening under the same id with other events becomes a second one, under an id that comes from the first, so that the
 * same file finds it again.
 */
async function createIn(records: Records, evening: Evening): Promise<Result<Evening, StoreFault>> {
  const read = parseEvening(evening);
  if (!read.ok) return err('unreadable');
  for (let copy = 1; ; copy++) {
    const id = copy === 1 ? evening.id : `${evening.id.slice(0, 56)}-${copy}`;
    const kept = await readKept(records, id);
    if (!kept.ok && kept.error === 'missing') return write(records, { ...read.value, id });
    if (kept.ok && isBegunBy(kept.value, read.value)) return kept;
  }
}

/** Does an evening have all events of another one, and perhaps more behind them? */
function isBegunBy({ events }: Evening, { events: first }: Evening): boolean {
  return JSON.stringify(events.slice(0, first.length)) === JSON.stringify(first);
}

/** The latest first. */
function listed(summaries: readonly unknown[]): readonly KeptEvening[] {
  return summaries
    .flatMap((one) => readSummary(one) ?? [])
    .map(({ version: _, ...kept }) => kept)
    .toSorted((a, b) => b.ended - a.ended || b.begun - a.begun);
}
