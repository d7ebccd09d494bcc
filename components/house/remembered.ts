/** A text that the reader's device remembers, and that every widget of the page hears of when it changes. */
export interface Remembered {
  get(): string;
  set(text: string): void;
  /** Calls back on every later change, here or in another tab. Returns how to stop. */
  listen(listener: (text: string) => void): () => void;
}

const all = new Map<string, Remembered>();

/**
 * The text under a key; empty until one is set. Storage may be blocked, full or emptied at any time: then the text is kept
 * for this page only, and nothing is thrown at the reader.
 */
export function remembered(key: string): Remembered {
  const known = all.get(key);
  if (known) return known;
  const listeners = new Set<(text: string) => void>();
  let text = read(key);
  const tell = (changed: string): void => {
    text = changed;
    for (const listener of listeners) listener(changed);
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) tell(event.newValue ?? '');
    });
  }
  const made: Remembered = {
    get: () => text,
    set(changed) {
      write(key, changed);
      tell(changed);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  all.set(key, made);
  return made;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the page goes on with what it holds.
  }
}
