/**
 * What is loaded late, in one way: code that a page needs only once somebody uses something, and the words that go with it
 * (docs/adr/0032-one-way-to-load.md).
 */

export interface Part<T> {
  /** What was loaded; undefined until then. */
  readonly here: T | undefined;
  /** Loads it, once however often it is asked for. Rejects where that fails; the next call tries again. */
  load(): Promise<T>;
}

/** The words of each module that has some: what is loaded is shown with them. */
const needed: Part<unknown>[] = [];

/** Parts that a page loads in idle time, so that it goes on working without a network. */
const wantedAhead = new Set<Part<unknown>>();

/** @param bring imports it; called again only after it has failed */
export function part<T>(bring: () => Promise<T>): Part<T> {
  return once(async () => {
    const before = needed.length;
    const loaded = await bring();
    // Words that other modules have asked for may fail without taking this part with them.
    const own = (one: Part<unknown>, at: number) => (at < before ? one.load().catch(() => undefined) : one.load());
    await Promise.all(needed.map(own));
    return loaded;
  });
}

/** The same for something that there is one of for each key, such as a game and a language. */
export function keyedParts<Key extends readonly string[], T>(
  bring: (...key: Key) => Promise<T>,
): (...key: Key) => Part<T> {
  const known = new Map<string, Part<T>>();
  return (...key) => {
    const name = key.join(' ');
    const found = known.get(name) ?? part(() => bring(...key));
    known.set(name, found);
    return found;
  };
}

/** What the module that calls this needs before it is shown: the part that brings the module brings it too. */
export function needs<T>(bring: () => Promise<T>): Part<T> {
  const one = once(bring);
  needed.push(one);
  return one;
}

/** A part that shows nothing by itself, and so needs no words. */
export function once<T>(bring: () => Promise<T>): Part<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  return {
    get here() {
      return here;
    },
    load() {
      coming ??= bring().then(
        (loaded) => {
          here = loaded;
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

/**
 * Goes on once something is loaded. Where that fails nothing changes: what is shown stays, and the next use loads it again.
 * @param then is handed what was loaded; left out where loading is only begun
 */
export function whenLoaded<T>(coming: Promise<T>, then?: (loaded: T) => void): void {
  coming.then(then, () => undefined);
}

/** Lists a part for `loadAhead`. */
export function listAhead<T>(wanted: Part<T>): Part<T> {
  wantedAhead.add(wanted);
  return wanted;
}

/**
 * Loads in idle time, one after the other, what is listed with `listAhead`, and what those parts list in turn. Where the reader saves
 * data nothing is loaded that was not asked for.
 * @param pause how long to wait before, in milliseconds: what is needed now is loaded first
 * @returns a function that cancels
 */
export function loadAhead(pause: number): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  let stopped = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  const later = setTimeout(async () => {
    // A set goes on to what is added while it is walked through.
    for (const one of wantedAhead) if (!stopped) await one.load().catch(() => undefined);
  }, pause);
  return () => {
    stopped = true;
    clearTimeout(later);
  };
}

/**
 * Loads something again because the reader wants it. Browsers up to the middle of 2026 cache a failed import, and after a new
 * edition of the site the old file is gone: where the site answers and the import still fails, the page is reloaded.
 * @param load loads what is missing; where it fails, so does this function
 * @param address the address to load instead, where it must carry state that would be lost
 */
export function loadAgain<T>(load: () => Promise<T>, address = ''): Promise<T> {
  return load().catch(async (error) => {
    const { ok } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    if (ok) {
      history.replaceState(null, '', address);
      location.reload();
    }
    throw error;
  });
}
