/** The evening on the page and on the device: what is added is written first and shown then; where the device refuses, it is held here. */

import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { parseEvening } from '#core/evening/json.ts';
import type { EveningStore, StoreFault } from './store/types.ts';

export interface Held {
  readonly evening: Evening;
  /** How many of its events are on the device; 0 where it is not there at all. */
  readonly kept: number;
  /** Why the rest is not. */
  readonly fault?: StoreFault;
}

/** What has become of a change. */
export interface Change {
  /** The evening as it stands now. */
  readonly held: Held;
  /** Why the change is not in it; undefined where it is. `unreadable`: the book would not be one with it. */
  readonly refused?: StoreFault;
}

/** An evening that begins, or that was sent and is taken over. */
export async function begun(store: EveningStore, evening: Evening): Promise<Held> {
  const created = await store.create(evening);
  return created.ok ? wholeHeld(created.value) : loose(evening, 0, created.error);
}

/** With more events behind. What the device refused before is tried again. */
export async function added(held: Held, store: EveningStore, events: readonly EveningEvent[]): Promise<Change> {
  const { evening, kept } = held;
  const all = { ...evening, events: [...evening.events, ...events] };
  // Held here, an event that cannot be read would keep the device from taking any behind it.
  if (!parseEvening(all).ok) return { held, refused: 'unreadable' };
  if (kept === 0) return { held: await begun(store, all) };
  const written = await store.append(evening.id, all.events.slice(kept));
  if (written.ok) return { held: wholeHeld(written.value) };
  // Either what lies there has come to be another evening, or nothing there can be read.
  if (written.error === 'unreadable' && (await store.read(evening.id)).ok) {
    return { held: await caughtUp(held, store), refused: 'unreadable' };
  }
  return { held: loose(all, kept, written.error) };
}

/** Without its last events; `changed` where another tab has added to it meanwhile. */
export async function takenBack(held: Held, store: EveningStore, count: number): Promise<Change> {
  const { evening, kept } = held;
  const { events, id } = evening;
  const all = { ...evening, events: events.slice(0, events.length - count) };
  // Some of them may never have reached the device.
  const onDevice = kept - all.events.length;
  if (onDevice === 0) return { held: wholeHeld(all) };
  if (onDevice < 0) return { held: { ...held, evening: all } };
  const written = await store.takeBack(id, onDevice, kept);
  if (written.ok) return { held: wholeHeld(written.value) };
  const { error: refused } = written;
  return { held: refused === 'changed' ? await caughtUp(held, store) : loose(evening, kept, refused), refused };
}

/** As it stands on the device by now, whoever wrote to it; behind that, what only the page has. */
export async function caughtUp({ evening, kept }: Held, store: EveningStore): Promise<Held> {
  if (kept === 0) return begun(store, evening);
  const read = await store.read(evening.id);
  if (!read.ok) return loose(evening, kept, read.error);
  const own = following(read.value, evening.events.slice(kept));
  if (own.length === 0) return wholeHeld(read.value);
  const written = await store.append(evening.id, own);
  if (written.ok) return wholeHeld(written.value);
  const all = { ...read.value, events: [...read.value.events, ...own] };
  return loose(all, read.value.events.length, written.error);
}

/** An evening all of which is on the device. */
export function wholeHeld(evening: Evening): Held {
  return { evening, kept: evening.events.length };
}

/** Has the page events that the device has not? */
export function isLoose({ evening, kept }: Held): boolean {
  return evening.events.length > kept;
}

/** What is not there any more is written whole with the next change: somebody still writes in it. */
function loose(evening: Evening, kept: number, fault: StoreFault): Held {
  return { evening, kept: fault === 'missing' ? 0 : kept, fault };
}

/** The events that can stand behind an evening: not those about rounds that another tab took back. */
function following(evening: Evening, events: readonly EveningEvent[]): readonly EveningEvent[] {
  const own: EveningEvent[] = [];
  for (const event of events) {
    if (parseEvening({ ...evening, events: [...evening.events, ...own, event] }).ok) own.push(event);
  }
  return own;
}
