/**
 * What is loaded late, in one way: code that a page needs only once somebody uses something, and the words that go with it
 * (docs/adr/0032-one-way-to-load.md).
 */

export interface Part<T> {
  /** What was loaded; undefined until then. */
  readonly here: T | undefined;
  /**
   * Loads it for the reader, once however often it is asked for. What does not come is told to them where they are, and comes when
   * they ask again or the network is back: in a page it never rejects.
   */
  load(): Promise<T>;
  /** Loads it before anybody asks for it: nothing is told where it does not come. Rejects; the next call tries again. */
  ahead(): Promise<T>;
}

/** Parts that a page loads in idle time, so that it goes on working without a network. */
const wantedAhead = new Set<Part<unknown>>();

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

/** @param bring imports it; called again only after it has failed */
export function part<T>(bring: () => Promise<T>): Part<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const ahead = (): Promise<T> => {
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
  };
  const load = (): Promise<T> =>
    ahead().catch(async (error: unknown) => {
      // The build and tests of a part by itself have no reader.
      if (typeof window === 'undefined' || !window.lost) throw error;
      await window.lost();
      return load();
    });
  return {
    get here() {
      return here;
    },
    ahead,
    load,
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
    for (const one of wantedAhead) if (!stopped) await one.ahead().catch(() => undefined);
  }, pause);
  return () => {
    stopped = true;
    clearTimeout(later);
  };
}
