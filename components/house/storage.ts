import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

/**
 * The browser's storage, which may be blocked, full or emptied at any time: then what is set is kept for this page only,
 * and nothing is thrown at the reader.
 */
const kept: Record<string, string> = {};

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const safeStorage = new Proxy(kept, {
  get: (_, key: string) => read(key),
  has: (_, key: string) => read(key) !== undefined,
  set(_, key: string, value: string) {
    kept[key] = value;
    try {
      storage()?.setItem(key, value);
    } catch {
      // Full or forbidden: the page goes on with what it holds.
    }
    return true;
  },
  deleteProperty(_, key: string) {
    delete kept[key];
    try {
      storage()?.removeItem(key);
    } catch {
      // As above.
    }
    return true;
  },
});

function read(key: string): string | undefined {
  try {
    return storage()?.getItem(key) ?? kept[key];
  } catch {
    return kept[key];
  }
}

if (typeof window !== 'undefined') setPersistentEngine(safeStorage, windowPersistentEvents);
