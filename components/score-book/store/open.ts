/** The store of this page: on the device where it can be. */

import { deviceCopies, restore, withCopies } from './copies.ts';
import { deviceShelf } from './device-shelf.ts';
import { eveningStore } from './evening-store.ts';
import { memoryShelf } from './memory-shelf.ts';
import { NO_TABS, otherTabs } from './tabs.ts';
import type { EveningStore, StoreFault } from './types.ts';

export interface OpenedStore {
  readonly store: EveningStore;
  /** Why what is written to it is kept for this visit only; null where the device keeps it. */
  readonly fault: StoreFault | null;
}

/** Opens the store of this page, on the device where that lets it; evenings that the browser has lost are put back from their copies. */
export async function openEveningStore(): Promise<OpenedStore> {
  const shelf = await deviceShelf();
  if (!shelf.ok) return { store: visitStore(), fault: shelf.error };
  const store = eveningStore(shelf.value, otherTabs());
  const copies = deviceCopies();
  if (!copies) return { store, fault: null };
  await restore(store, copies);
  return { store: withCopies(store, copies), fault: null };
}

/** A store that lasts as long as the page. */
export function visitStore(): EveningStore {
  return eveningStore(memoryShelf(), NO_TABS);
}
