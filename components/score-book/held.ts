/** The evening on the page and on the device: what is added is written first and shown then; where the device refuses, it is held here. */

import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import type { EveningStore, StoreFault } from './store/types.ts';

export interface Held {
  readonly evening: Evening;
  /** How many of its events are on the device; 0 where it is not there at all. */
  readonly kept: number;
  /** Why the rest is not. */
  readonly fault?: StoreFault;
}

/** An evening that begins, or that was sent and is taken over. */
export async function begun(store: EveningStore, evening: Evening): Promise<Held> {
  const created = await store.create(evening);
  return created.ok ? wholeHeld(created.value) : { evening, kept: 0, fault: created.error };
}

/** With more events behind. What the device refused before is tried again. */
export async function added(
  { evening, kept }: Held,
  store: EveningStore,
  events: readonly EveningEvent[],
): Promise<Held> {
  const all = { ...evening, events: [...evening.events, ...events] };
  if (kept === 0) return begun(store, all);
  const written = await store.append(evening.id, all.events.slice(kept));
  return written.ok ? wholeHeld(written.value) : { evening: all, kept, fault: written.error };
}

/** Without its last events; undefined where another tab has added to it meanwhile. */
export async function takenBack(
  { evening, kept }: Held,
  store: EveningStore,
  count: number,
): Promise<Held | undefined> {
  const { events, id } = evening;
  const all = { ...evening, events: events.slice(0, events.length - count) };
  // Some of them may never have reached the device.
  const onDevice = kept - all.events.length;
  if (onDevice <= 0) return { evening: all, kept };
  const written = await store.takeBack(id, onDevice, kept);
  return written.ok ? wholeHeld(written.value) : undefined;
}

export function wholeHeld(evening: Evening): Held {
  return { evening, kept: evening.events.length };
}
