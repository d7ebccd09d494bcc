import { useEffect, useState } from 'preact/hooks';
import { loadAgain, type Part } from './part.ts';

interface Seen<T> {
  readonly of: Part<T>;
  readonly part?: T;
  readonly failed?: boolean;
}

interface UsedPart<T> {
  /** The loaded part; undefined until it is loaded, and kept from then on. */
  readonly part: T | undefined;
  /** Loading failed: no network, most likely. */
  readonly failed: boolean;
  /** Loads it where it is not loaded: at the first sign that it is wanted. */
  load(): void;
  /** Loads it again after a failure, because the reader wants it. */
  again(): void;
}

/**
 * A part in a widget. At first it is never there, as in the HTML of the build.
 * @param of another one than before, as of another game, begins anew
 * @param wanted it is wanted now; where this is left out, `load` starts loading
 */
export function usePart<T>(of: Part<T>, wanted = false): UsedPart<T> {
  const [seen, setSeen] = useState<Seen<T>>({ of });
  const now = seen.of === of ? seen : { of };
  const follow = (bring: () => Promise<T>): void => {
    if (now.part) return;
    if (now.failed || now !== seen) setSeen({ of });
    // What comes after another part was asked for is not shown.
    const show = (next: Seen<T>) => setSeen((last) => (last.of === of ? next : last));
    bring().then(
      (part) => show({ of, part }),
      () => show({ of, failed: true }),
    );
  };
  const load = (): void => follow(of.load);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, of]);
  return { part: now.part, failed: now.failed === true, load, again: () => follow(() => loadAgain(of.load)) };
}
