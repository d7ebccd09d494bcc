import { readStored, writeStored } from './device.ts';
import { type StoredName, storageKey } from './keys.ts';

/** A text that the reader's device remembers, and that every widget of the page hears of when it changes. */
export interface Remembered {
  get(): string;
  /** For this page in any case; true where the device stores it as well. */
  set(text: string): boolean;
  /** Calls back on every later change, here or in another tab. Returns how to stop. */
  listen(listener: (text: string) => void): () => void;
}

const all = new Map<StoredName, Remembered>();

/**
 * The text of a name; empty until one is set. Storage may be blocked, full or emptied at any time: then the text is kept
 * for this page only, and nothing is thrown at the reader.
 */
export function remembered(name: StoredName): Remembered {
  const known = all.get(name);
  if (known) return known;
  const listeners = new Set<(text: string) => void>();
  let text = readStored(name);
  const tell = (changed: string): void => {
    text = changed;
    for (const listener of listeners) listener(changed);
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey(name)) tell(event.newValue ?? '');
    });
  }
  const made: Remembered = {
    get: () => text,
    set(changed) {
      const kept = writeStored(name, changed);
      tell(changed);
      return kept;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  all.set(name, made);
  return made;
}
