import { useEffect, useState } from 'preact/hooks';
import { type Part, whenLoaded } from './part.ts';

interface UsedPart<T> {
  /** The loaded part; undefined until it is loaded, and kept from then on. */
  readonly part: T | undefined;
  /** Loads it where it is not loaded: at the first sign that it is wanted. */
  load(): void;
}

/**
 * A part in a widget. At first it is never there, as in the HTML of the build.
 * @param of another one than before, as of another game, begins anew
 * @param wanted it is wanted now; where this is left out, `load` starts loading
 */
export function usePart<T>(of: Part<T>, wanted = false): UsedPart<T> {
  const [seen, setSeen] = useState<{ readonly of: Part<T>; readonly part?: T }>({ of });
  const part = seen.of === of ? seen.part : undefined;
  const load = (): void => {
    if (part) return;
    // What comes after another part was asked for is not shown.
    if (seen.of !== of) setSeen({ of });
    whenLoaded(of.load(), (loaded) => setSeen((last) => (last.of === of ? { of, part: loaded } : last)));
  };
  useEffect(() => {
    if (wanted) load();
  }, [wanted, of]);
  return { part, load };
}
