import { useEffect, useState } from 'preact/hooks';
import { loadAgain, type Part } from './part.ts';

interface State<T> {
  /** The loaded part; undefined until it is loaded, and kept from then on. */
  readonly part?: T;
  /** Loading failed: no network, most likely. */
  readonly failed?: boolean;
}

interface UsedPart<T> extends State<T> {
  /** Loads it where it is not loaded: at the first sign that it is wanted. */
  load(): void;
  /** Loads it again after a failure, because the reader wants it. */
  again(): void;
}

/**
 * A part in a widget. At first it is never there, as in the HTML of the build.
 * @param wanted it is wanted now; where this is left out, `load` starts loading
 */
export function usePart<T>(of: Part<T>, wanted = false): UsedPart<T> {
  const [state, setState] = useState<State<T>>({});
  const follow = (bring: () => Promise<T>): void => {
    if (state.part) return;
    if (state.failed) setState({});
    bring().then(
      (part) => setState({ part }),
      () => setState({ failed: true }),
    );
  };
  const load = (): void => follow(of.load);
  useEffect(() => {
    if (wanted) load();
  }, [wanted]);
  return { ...state, load, again: () => follow(() => loadAgain(of.load)) };
}
